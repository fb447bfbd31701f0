import { type Draft, textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import type { Period } from '../time/period.ts';
import { readTimeAt } from '../time/read-time.ts';
import { yearsOf } from './merged-filters.ts';

const AROUND: readonly Kind[] = ['period', 'filler', 'preposition', 'followUp', 'and'];

/** `and the year before` after an answer of one year asks the same of the year before it; `vs the year before` compares. */
export function asYearBefore(draft: Draft, earlier: Reading): Draft {
  const [year, another] = earlier.periods.flatMap(yearsOf);
  const tag = draft.tags.find(({ kind }) => kind === 'period');
  const isAlone = draft.tags.every(({ kind }) => AROUND.includes(kind));
  const isOfYear = tag && isAlone && /^(?:the )?year before$/i.test(textOf(draft, tag));
  if (year === undefined || another !== undefined || !isOfYear || earlier.comparison) return draft;
  const before: Period = { kind: 'years', from: year - 1, to: year - 1 };
  return { ...draft, periods: [before], groups: [], comparedWith: undefined, comparison: undefined };
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
