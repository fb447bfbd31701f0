import type { ModelDescription } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { aboutOf, plural, uncapitalised } from './about.ts';
import { fieldLabel } from './columns.ts';

/** What is counted first and what then, where that is of people with a part or of the largest; else nothing. */
export function stepsOf(read: Answered, model: ModelDescription): string[] | undefined {
  const comparison = read.context?.reading.comparison;
  if (!read.query.from) return undefined;
  const { what, by } = aboutOf(read);
  const source = model.sources.find(({ name }) => name === read.query.source)?.label ?? read.query.source;
  const within = `in ${source}${by.replace(' by ', ', for each ')}.`;
  const called = (dimension: string) =>
    plural(fieldLabel(dimension.replace(/_id$/, ''), read.query, model) ?? dimension);
  const [ranked] = read.query.dimensions ?? [];
  if (asksPlace(read) && typeof ranked === 'string')
    return [
      `${what} ${within}`,
      inOrder(called(ranked), 'largest', what),
      'The place is that of the one in this order; equal ones share a place, and leave the next out.',
    ];
  switch (comparison?.kind) {
    case 'coverage':
      return [
        `${what} ${within}`,
        inOrder(called(comparison.dimension), 'largest', what),
        `The figures are added up in that order until they reach ${comparison.percent} % of all; those that are equal count together.`,
      ];
    case 'concentration': {
      const [side, end] = comparison.direction === 'asc' ? ['smallest', 'last'] : ['largest', 'first'];
      return [
        `${what} ${within}`,
        inOrder(called(comparison.dimension), side, what),
        `The figures of the ${end} ${comparison.n} are added up and divided by those of all; those that are equal count together.`,
      ];
    }
    case 'peopleShare': {
      const part = read.chips.find(({ slot }) => slot === 'comparison')?.text.replace(/^share of /, '');
      return [`${called(comparison.entity)} ${within}`, `Each is counted once: ${part}, divided by all of them.`];
    }
    default:
      return undefined;
  }
}

/** `where does X rank`: the place of one among all. */
const asksPlace = ({ query }: Answered) =>
  query.measures?.some((measure) => typeof measure === 'object' && measure.name === 'standing') === true;

const inOrder = (whom: string, side: string, what: string) =>
  `The ${uncapitalised(whom)} are put in order, the ${side} ${uncapitalised(what)} first.`;
