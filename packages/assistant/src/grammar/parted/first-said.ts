import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type FirstOf } from '../../reading/reading.ts';
import { setBehind } from '../frames/set-behind.ts';

/** Who the first of a ranking are; undefined where words say anything else. */
export function firstSaid(draft: Draft): FirstOf | undefined {
  const { groups, ranking, figures, thresholds, filters, periods, source } = draft;
  const [group, another] = groups;
  if (group?.kind !== 'dimension' || another || !ranking || ranking.n >= ALL_ROWS) return undefined;
  if (ranking.place !== undefined || ranking.within || ranking.by !== undefined) return undefined;
  const [figure] = figures;
  const isOfMeasure = figures.length < 2 && (!figure || figure.kind === 'measure');
  if (!isOfMeasure || !isPlainSet(draft) || draft.members || draft.among) return undefined;
  if (thresholds.some(({ on }) => on !== 'record')) return undefined;
  return {
    source: source ?? 'general',
    dimension: group.dimension,
    measure: figure?.kind === 'measure' ? figure.measure : 'total_amount',
    n: ranking.n,
    direction: ranking.direction,
    filters: filters.map(({ at: _, ...filter }) => filter),
    periods,
    ...(thresholds.length > 0 && { thresholds }),
  };
}

/** Whether words say whom, what for and when alone. */
export function isPlainSet(draft: Draft): boolean {
  const { comparison, firstOf, comparedWith, shareBound, partTime, everyYear } = draft;
  const others = [comparison, firstOf, comparedWith, shareBound, partTime, everyYear];
  return others.every((one) => one === undefined) && !draft.isList && !draft.isNumber && !draft.isNew;
}

const PLACES: readonly string[] = ['state', 'city', 'country'];

/** A question of the first of a ranking alone; when and where they are the first holds for it too, unless it says so itself. */
export function withFirst(draft: Draft, said: Draft, { source, ...first }: FirstOf): Draft | undefined {
  if (draft.firstOf || draft.isNew) return undefined;
  const isOther = source !== (draft.source ?? 'general');
  const isSaid = (field: string) => draft.filters.some((one) => one.field === field);
  const places = first.filters.filter(({ field }) => PLACES.includes(field) && !isSaid(field));
  return {
    ...setBehind(draft, said),
    firstOf: { ...first, ...(isOther && source && { source }) },
    periods: timesOf(draft, said),
    filters: [...draft.filters, ...places],
  };
}

/** The time of those that are meant is that of what is asked of them, where it names none. */
export function timesOf(draft: Draft, said: Draft): Draft['periods'] {
  const isTimed = draft.periods.length > 0 || draft.comparedWith !== undefined || draft.comparison?.kind === 'growth';
  return isTimed ? draft.periods : [...said.periods];
}
