import { type Draft, textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import type { Period } from '../time/period.ts';
import { readTimeAt } from '../time/read-time.ts';
import { yearsOf } from './merged/merged-filters.ts';

const AROUND: readonly Kind[] = ['period', 'filler', 'preposition', 'followUp', 'and'];

/** `and the year before` after an answer of one year asks the same of the year before it; `vs the year before` compares. */
export function asYearBefore(draft: Draft, earlier: Reading): Draft {
  const [year, another] = earlier.periods.flatMap(yearsOf);
  const tag = draft.tags.find(({ kind }) => kind === 'period');
  const isAlone = draft.tags.every(({ kind }) => AROUND.includes(kind));
  const isOfYear = tag && isAlone && /^(?:the )?year before$/i.test(textOf(draft, tag));
  if (isOfYear && earlier.comparison?.kind === 'growth') return growthBefore(draft, earlier.comparison);
  if (year === undefined || another !== undefined || !isOfYear || earlier.comparison)
    return isOfYear ? { ...draft, cannot: NO_YEAR } : draft;
  const before: Period = { kind: 'years', from: year - 1, to: year - 1 };
  return { ...draft, periods: [before], groups: [], comparedWith: undefined, comparison: undefined };
}

const NO_YEAR = 'The answer before is of no single year: say which year is meant.';

/** The growth between the two years before those. */
function growthBefore(draft: Draft, { from, to }: Extract<Reading['comparison'], { kind: 'growth' }>): Draft {
  const [first, last] = [from, to].map((period) => (period ? yearsOf(period) : []));
  const isOfYears = first?.length === 1 && last?.length === 1;
  if (!isOfYears) return { ...draft, cannot: NO_YEAR };
  const years = [...first, ...last].map((year) => year - 1);
  return {
    ...draft,
    periods: [{ kind: 'eachYear', years }],
    groups: [],
    comparedWith: undefined,
    comparison: undefined,
  };
}

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
