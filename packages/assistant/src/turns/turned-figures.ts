import { type Draft, textOf } from '../reading/draft.ts';
import { ofInterests } from '../reading/read-question.ts';
import type { Figure, Reading, ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { yearsOf } from './merged/merged-filters.ts';

/** `with number of payments`, `add the number of records`: beside the figures that are there. */
export function isShownBeside({ tokens, figures, tags }: Pick<Draft, 'tokens' | 'figures' | 'tags'>): boolean {
  const first = tokens.find(({ low }) => !['and', 'now', 'please', 'then'].includes(low))?.low ?? '';
  const isFigure = tags.some(({ kind }) => ['count', 'statistic', 'measure', 'amount'].includes(kind));
  if (saysToo({ tokens }) && isFigure && figures.length > 0 && tags.every(({ kind }) => BESIDE.includes(kind)))
    return true;
  const isBound = !isFigure && tags.some(({ kind }) => kind === 'comparator');
  return (
    figures.length > 0 &&
    ((first === 'with' && !isBound) || (['add', 'include', 'plus', 'also'].includes(first) && isFigure))
  );
}

/** What a figure is named by: `total dollars too`, `average meal as well`. */
const BESIDE: readonly Kind[] = [
  ...(['statistic', 'amount', 'count', 'measure', 'unit', 'noun', 'value'] as const),
  ...(['filler', 'and', 'followUp', 'preposition'] as const),
];

/** `too`, `as well` behind what is said. */
export function saysToo({ tokens }: Pick<Draft, 'tokens'>): boolean {
  const [one, last] = tokens.slice(-2).map(({ low }) => low);
  return last === 'too' || (tokens.length === 1 && one === 'too') || (one === 'as' && last === 'well');
}

export function isIn(figures: readonly Figure[], figure: Figure): boolean {
  return figures.some((one) => JSON.stringify(one) === JSON.stringify(figure));
}

/** `per physician` after a median: over the totals of each. */
export function perEach({ figures: [figure], groups }: Reading, next: Draft): Figure | undefined {
  const group = groupPer(next);
  const isOfAmount = figure?.kind === 'measure' && figure.measure === 'total_amount';
  // `spend by state`, then `per physician`: of each state.
  const isOfRows = groups.length > 0 && groups.every((one) => one.kind !== 'dimension' || one.dimension !== group);
  if (group === 'recipient' && isOfAmount && isOfRows)
    return { kind: 'statistic', statistic: { kind: 'average' }, per: group };
  const isOver = figure?.kind === 'statistic' && ['record', 'payment'].includes(figure.per);
  return isOver && group !== undefined ? { ...figure, per: group } : undefined;
}

const KINDS_OF_PEOPLE = ['specialty', 'primary_type', 'recipient_type'];

/** Whom a turn is of that says only `per physician`, `per cardiologist`. */
export function groupPer(next: Draft): string | undefined {
  const [group, another] = next.groups;
  const isPer = next.tags.some((tag) => tag.kind === 'by' && textOf(next, tag).toLowerCase() === 'per');
  const isAlone = next.tags.every(
    (tag) =>
      ['by', 'noun', 'and', 'filler', 'preposition'].includes(tag.kind) ||
      (tag.kind === 'value' && tag.choices.every(({ field }) => KINDS_OF_PEOPLE.includes(field))) ||
      (tag.kind === 'followUp' && tag.move === 'replace'),
  );
  const dimension = group?.kind === 'dimension' && !another ? group.dimension : '';
  return isPer && isAlone && ['recipient', 'company'].includes(dimension) ? dimension : undefined;
}

/** `all states` gives up the condition on them. */
export function withAllOf(draft: Draft): Draft {
  const [noun, another] = draft.tags.filter(
    ({ kind }) => kind !== 'filler' && kind !== 'followUp' && kind !== 'preposition',
  );
  const isAll = noun?.kind === 'noun' && !noun.noun.where && draft.tokens[noun.from - 1]?.low === 'all';
  if (!isAll || another) return draft;
  const { dimension } = noun.noun;
  return { ...draft, cleared: [...draft.cleared, dimension], groups: [] };
}

/** What is the part of a share is no condition on its whole any more. */
export function withoutParts(filters: ValueFilter[], { comparison }: Draft): ValueFilter[] {
  const part = comparison?.kind === 'share' ? (comparison.part ?? []) : [];
  return filters.filter(({ field, isNegated }) => isNegated || part.every((one) => one.field !== field));
}

/** Of ownership the value of the interest is what the amount is of payments. */
export function inSource(figures: Reading['figures'], source: Reading['source'] | undefined): Reading['figures'] {
  if (source === undefined) return figures;
  return source === 'ownership' ? ofInterests(figures) : figures.map(ofPayments);
}

function ofPayments(figure: Reading['figures'][number]): Reading['figures'][number] {
  const isOfInterest = figure.kind === 'measure' && figure.measure === 'value_of_interest';
  return isOfInterest ? { kind: 'measure', measure: 'total_amount' } : figure;
}

/** `total for both` where one alone was asked for, in place of another. */
export function asksForTwo({ filters, periods, groups }: Reading, { tags }: Draft): boolean {
  const isNamed = tags.some(({ kind }) => ['value', 'noun', 'period', 'source'].includes(kind));
  const areSeveral = filters.some(({ values }) => values.length > 1) || periods.flatMap(yearsOf).length > 1;
  return tags.some(({ kind }) => kind === 'both') && !isNamed && !areSeveral && groups.length === 0;
}

/** `by dollars rather than by count` after a share: the same share of the amounts. */
export function isCountedOtherwise({ tags, tokens, filters, groups }: Draft): boolean {
  const isInstead = tokens.some(({ low }) => ['instead', 'rather'].includes(low));
  const isFigure = tags.some(({ kind }) => kind === 'amount' || kind === 'count' || kind === 'measure');
  return (
    isInstead && isFigure && filters.length + groups.length === 0 && tags.every(({ kind }) => kind !== 'statistic')
  );
}

/** `which specialty accounted for the largest part of it` asks for an amount, and no growth. */
export function asksForLargestPart({ tokens, tags }: Pick<Draft, 'tokens' | 'tags'>): boolean {
  const words = tokens.map(({ low }) => low).join(' ');
  const isOfPart = /\b(?:account(?:s|ed)? for|made up|makes up|part of (?:it|that)|share of (?:it|that))\b/.test(words);
  return isOfPart && tags.some(({ kind }) => kind === 'rank');
}
