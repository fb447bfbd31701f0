import type { ModelDescription, NamedDimension, NamedMeasure, QueryInput } from '@pellucid/contract';
import { NAME_OF_SETS } from '../reading/reading.ts';
import { capitalised } from './about.ts';
import { fieldLabel, PART_LABELS, timeLabel } from './columns.ts';

/** What figures of the assistant's own are called in a sentence, by the names that its questions give them. */
const CALLED: Readonly<Record<string, string>> = {
  change: 'change',
  earlier: 'figure before',
  figure: 'value',
  growth: 'growth',
  largest: 'largest amount',
  later: 'figure after',
  of_part: 'the part',
  place: 'place',
  share: 'share',
  smallest: 'smallest amount',
  so_far: 'running total',
  standing: 'place',
};

type Named = NamedDimension | NamedMeasure | Exclude<NonNullable<QueryInput['measures']>[number], string>;
type NamedOne = Exclude<NonNullable<QueryInput['dimensions']>[number], string> | Named;

/** Sentences of the gate with the labels of what a question names itself in place of the names: `“part1”` says nothing to people. */
export function inPlainWords(words: readonly string[], query: QueryInput, model: ModelDescription): string[] {
  const values = textsIn(query);
  const labels = namedIn(query)
    .filter(({ name }) => !values.has(name))
    .map((one) => [one.name, labelOf(one, query, model)] as const);
  return (
    words
      .map((sentence) =>
        labels.reduce((text, [name, label]) => capitalised(text.replaceAll(`“${name}”`, label)), sentence),
      )
      // A name that ends with a full stop ends its sentence.
      .map((sentence) => sentence.replace(/\.\.$/, '.'))
      .filter((sentence) => !saysItself(sentence))
  );
}

/** `Number of different values of State is the number of different values of State.` */
function saysItself(sentence: string): boolean {
  const [subject = '', is] = sentence.replace(/\.$/, '').split(' is the ');
  return is !== undefined && subject.toLowerCase() === is.toLowerCase();
}

function namedIn({ dimensions = [], measures = [], from }: QueryInput): NamedOne[] {
  const all = [...dimensions, ...measures, ...(from?.dimensions ?? []), ...(from?.measures ?? [])];
  return all.filter((one): one is NamedOne => typeof one !== 'string');
}

function labelOf(one: NamedOne, query: QueryInput, model: ModelDescription): string {
  const label = (name: string) => fieldLabel(name, query, model) ?? CALLED[name] ?? name.replaceAll('_', ' ');
  if ('part' in one) return PART_LABELS[one.part].toLowerCase();
  if ('grain' in one) return one.grain;
  if ('groups' in one && one.name === NAME_OF_SETS) return label(one.field);
  if ('groups' in one) return `part by ${label(one.field)}`;
  if ('bands' in one) return CALLED[one.name] ?? `part by ${label(one.field)}`;
  if ('distinct' in one) return `number of different values of ${label(one.distinct)}`;
  return timeLabel(one.name, query) ?? label(one.name);
}

/** Values of conditions and parts stand in quotation marks too: a name that is one of them is left alone. */
function textsIn(part: unknown, isValue = false): Set<string> {
  if (typeof part === 'string') return new Set(isValue ? [part] : []);
  if (typeof part !== 'object' || part === null) return new Set();
  const inner = Object.entries(part).map(([key, one]) =>
    textsIn(one, isValue || ['value', 'values', 'others'].includes(key)),
  );
  return new Set(inner.flatMap((texts) => [...texts]));
}
