import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import { dimensionNames } from '../../reading/groups.ts';
import type { Figure, Group } from '../../reading/reading.ts';
import { setBehind } from './set-behind.ts';

/** A question of plain figures with rows, or the first of its rows; undefined where more than that hangs on what there is a row for. */
export function withRows(draft: Draft, rows: Draft): Draft | undefined {
  if (draft.groups.length > 0 || !isOfFigures(draft) || !isOfSingles(draft)) return undefined;
  // `general and research, by kind of payment` has the kinds that are put together.
  if (draft.source === 'all_payments') return undefined;
  // `number and total of meals, top 5 companies`: by which of them, nobody can tell.
  if (rows.ranking && draft.figures.length > 1) return undefined;
  if (rows.groups.some((group) => isNamed(draft, group) || draft.figures.some((figure) => isOver(figure, group))))
    return undefined;
  return { ...setBehind(draft, rows), groups: rows.groups, ranking: rows.ranking };
}

/** Nothing is ranked, compared, listed or counted by rows yet. */
function isOfFigures(draft: Draft): boolean {
  const { ranking, comparison, comparedWith, partTime, everyYear, among, members, firstOf, shareBound } = draft;
  const others = [ranking, comparison, comparedWith, partTime, everyYear, among, members, firstOf, shareBound];
  return others.every((one) => one === undefined) && !draft.isList && !draft.isNumber && !draft.isNew;
}

/** An amount is of each record: `over $1M by state` may be of the sum. */
function isOfSingles({ thresholds, boundTimes }: Draft): boolean {
  return thresholds.every(({ on }) => on === 'record') && boundTimes.length === 0;
}

/** `spend in Texas and Florida by state`: what is named has the rows. */
function isNamed({ filters, periods }: Draft, group: Group): boolean {
  const names = dimensionNames(group);
  const isOfYears = names.includes('program_year') && periods.length > 0;
  return isOfYears || filters.some(({ field }) => names.some((name) => field.startsWith(name)));
}

/** `number of companies by company`, `average monthly spend by month`: over what there would be a row for. */
function isOver(figure: Figure, group: Group): boolean {
  const per = figure.kind === 'statistic' ? figure.per : undefined;
  return dimensionNames(group).some((name) => name === per || name === countedEntity(figure));
}
