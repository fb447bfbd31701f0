import type { Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, open, take } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import type { Threshold, ValueFilter } from '../reading.ts';

/** Fields that say who somebody is, and not what they were paid for or by whom. */
export const OF_THEM: Readonly<Record<string, readonly string[]>> = {
  recipient: ['recipient_type', 'primary_type', 'specialty', 'state', 'city', 'country'],
  company: ['company_state', 'company_country'],
};

/**
 * `total paid to physicians who received more than $10k`: the condition is on each of them, and one figure of them all is asked;
 * `physicians who received more than $10k` have a row each.
 */
export function readMembers(draft: Draft): void {
  readRowBounds(draft);
  const conditions = draft.thresholds.filter(({ on }) => on === 'figure');
  const noun = whoseFigure(draft);
  const isOver = draft.figures.some((figure) => figure.kind === 'statistic' && figure.per in OF_THEM);
  if (!noun || conditions.length === 0 || draft.ranking || isOver) return;
  const entity = noun.noun.dimension;
  if (draft.groups.some((group) => group.kind === 'dimension' && group.dimension === entity)) return;
  const isOfOthers = ({ field, at }: ValueFilter) => at !== undefined && !OF_THEM[entity]?.includes(field);
  if (draft.filters.some(isOfOthers) || draft.thresholds.length > conditions.length) {
    draft.cannot =
      'I cannot tell whether the condition on what each of them got is on all of it, or on what is asked: say only one condition beside the time.';
    return;
  }
  take(draft, noun);
  addNounFilters(draft, noun.noun);
  draft.thresholds = conditions.map((condition) => ({ ...condition, on: 'member', of: entity }));
}

/**
 * `growth of companies with at least $100,000 in 2023`, `highest dispute rate of those with 5,000 records`: the condition is on the total of
 * each row, of whose growth or part another figure is asked.
 */
function readRowBounds(draft: Draft): void {
  draft.thresholds = rowBoundsOf(draft);
}

function rowBoundsOf({ comparison, groups, thresholds }: Draft): Threshold[] {
  const [group, another] = groups;
  if (group?.kind !== 'dimension' || another || group.sets || OF_SEVERAL.includes(group.dimension))
    return [...thresholds];
  const isPart = comparison?.kind === 'share' && (comparison.part ?? comparison.amounts ?? []).length > 0;
  const isOf = ({ on, periods }: Threshold) =>
    on === 'figure' && (isPart || (comparison?.kind === 'growth' && periods !== undefined));
  return thresholds.map((threshold) =>
    isOf(threshold) ? { ...threshold, on: 'member' as const, of: group.dimension } : threshold,
  );
}

/** Of what a record may have several, others of its values would come along. */
const OF_SEVERAL: readonly string[] = ['program_year', 'product', 'product_type', 'product_category', 'primary_type'];

/** Whoever stands between the figure that is asked and the condition. */
function whoseFigure(draft: Draft): TagOf<'noun'> | undefined {
  const comparator = draft.tags.find(({ kind }) => kind === 'comparator');
  if (draft.tokens.some(({ low }) => low === 'whose')) return undefined;
  const noun = open(draft, 'noun').findLast(
    ({ noun: { dimension }, to }) => dimension in OF_THEM && comparator !== undefined && to <= comparator.from,
  );
  const isAfterFigure = draft.tags.some(
    ({ kind, to }) => noun && to <= noun.from && ['amount', 'unit', 'measure'].includes(kind),
  );
  return isAfterFigure && !isOfFigure(draft, noun, comparator) ? noun : undefined;
}

/** `total to physicians is below $100k`: the condition is on the total itself. */
function isOfFigure({ tokens }: Draft, noun: Tag | undefined, comparator: Tag | undefined): boolean {
  // `was below` is one word of the table.
  const between = noun && comparator ? tokens.slice(noun.to, comparator.from + 1) : [];
  const words = between.findIndex(({ lemma }) => lemma !== 'be');
  return words > 0 ? words >= between.length - 1 : words < 0 && between.length > 0;
}
