import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Reading, ValueFilter } from '../../reading/reading.ts';
import type { Unread } from '../referred.ts';
import { yearsOf } from './merged-filters.ts';

const OF_THEM = /\b(?:of|among|out of) (?:them|those|these)\b/;

/** The field by which those who are counted are told apart. */
const FIELDS: Readonly<Record<string, string>> = { recipient: 'recipient_id', company: 'company' };

/** `how many of them were also paid in 2023` after a number of doctors in 2024: those of both years, and not those of the other alone. */
export function inBothYears(earlier: Reading, draft: Draft): Reading | Unread | undefined {
  const field = FIELDS[countedEntity(earlier.figures[0]) ?? ''];
  const [before, further] = earlier.periods.flatMap(yearsOf);
  const [other, another] = draft.periods.flatMap(yearsOf);
  const isOfThem = OF_THEM.test(draft.tokens.map(({ low }) => low).join(' '));
  if (field === undefined || before === undefined || other === undefined || other === before || !isOfThem)
    return undefined;
  const isPlain = earlier.groups.length + earlier.thresholds.length === 0 && !earlier.comparison && !earlier.among;
  const isOnlyTime = draft.filters.length + draft.groups.length + draft.thresholds.length === 0 && !draft.ranking;
  const isCount = draft.tags.some(({ kind }) => kind === 'count') && draft.tags.every(({ kind }) => kind !== 'not');
  if (further !== undefined || another !== undefined || !isPlain || !isOnlyTime || !isCount)
    return { cannot: 'Those are of another time: ask who is in both times as a new question.' };
  const inYear = (year: number): ValueFilter => ({ field: 'program_year', values: [String(year)] });
  const years = [before, other].toSorted((a, b) => a - b);
  return {
    ...earlier,
    periods: [{ kind: 'eachYear', years }],
    among: { entity: field, all: years.map(inYear), none: [] },
  };
}
