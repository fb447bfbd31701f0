import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import { readTimeAt } from '../time/read-time.ts';
import { yearsOf } from './merged-filters.ts';

/** `only Q4` after an answer of one year is of that year, and not of the newest. */
export function inYearBefore(draft: Draft, earlier: Reading): Draft {
  const [year, another] = earlier.periods.flatMap(yearsOf);
  const tag = draft.tags.find(({ kind }) => kind === 'period');
  if (year === undefined || another !== undefined || tag?.kind !== 'period' || !tag.read.isYearAssumed) return draft;
  const words = draft.tokens.slice(tag.from, tag.to).map(({ low }) => low);
  const read = readTimeAt([...words, String(year)], 0, draft.anchor);
  if (!read || read.length !== words.length + 1) return draft;
  return {
    ...draft,
    periods: draft.periods.map((period) => (period === tag.read.period ? read.period : period)),
    assumptions: draft.assumptions.map((one) =>
      one === tag.read.assumption ? `The year is taken as ${year}, as in the answer before.` : one,
    ),
  };
}
