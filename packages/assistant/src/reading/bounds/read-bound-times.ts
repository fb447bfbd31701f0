import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import type { Period } from '../../time/period.ts';
import { after, before, type Draft, has, open, replace, take } from '../draft.ts';

/** What may stand between an amount and its time: `at least $100,000 in total spend in 2023`, `whose 2023 spend was above $1M`. */
const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'amount', 'unit', 'verb', 'noun', 'comparator'];

/**
 * `growth from 2023 to 2024 among those with at least $100,000 in 2023`: the year of the amount is the condition's own, and neither end
 * of the growth.
 */
export function readBoundTimes(draft: Draft): void {
  if (!has(draft, 'growth')) return;
  for (const comparator of open(draft, 'comparator')) {
    const number = numberOf(draft, comparator);
    const first = number && firstYearAfter(draft, number);
    if (first) {
      draft.boundTimes.push({ at: comparator.from, period: first });
      continue;
    }
    const time = number && timeOf(draft, comparator, number);
    if (!time) continue;
    take(draft, time);
    draft.boundTimes.push({ at: comparator.from, period: time.read.period });
  }
}

const FIRST_YEAR = /^in the (?:first|earlier|base|starting|initial) (?:year|one)\b/;

/** `at least $5,000 in the first year`: of the two that the growth is from and to. */
function firstYearAfter(draft: Draft, number: Tag): Period | undefined {
  const said = FIRST_YEAR.exec(
    draft.tokens
      .slice(number.to)
      .map(({ low }) => low)
      .join(' '),
  );
  const years = open(draft, 'period').flatMap(({ read: { period } }) =>
    period.kind === 'years' ? (period.from ?? []) : [],
  );
  if (!said || years.length === 0) return undefined;
  const end = number.to + said[0].split(' ').length;
  for (const tag of draft.tags.filter(({ from, to }) => from >= number.to && to <= end))
    replace(draft, tag, { kind: 'filler' });
  const first = Math.min(...years);
  return { kind: 'years', from: first, to: first };
}

/** The number of `at least $100,000`, `$100,000 or more`. */
function numberOf(draft: Draft, comparator: Tag): Tag | undefined {
  const [next, earlier] = [after(draft, comparator, ['filler']), before(draft, comparator, ['filler'])];
  return [next, earlier].find((tag) => tag?.kind === 'number' && !tag.isPercent);
}

/** The single year after an amount, or before it where another time is named besides. */
function timeOf(draft: Draft, comparator: Tag, number: Tag): TagOf<'period'> | undefined {
  const end = number.from > comparator.from ? number : comparator;
  const start = number.from > comparator.from ? comparator : number;
  const [next, earlier] = [after(draft, end, BETWEEN), before(draft, start, BETWEEN)];
  const hasOther = open(draft, 'period').length > 1;
  return [next, hasOther ? earlier : undefined].find(
    (tag): tag is TagOf<'period'> => tag?.kind === 'period' && !draft.used.has(tag) && isOneYear(tag),
  );
}

function isOneYear({ read: { period } }: TagOf<'period'>): boolean {
  return period.kind === 'years' && period.from !== undefined && period.from === period.to;
}
