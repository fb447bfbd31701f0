import { type Draft, has, replace } from '../draft.ts';
import type { Figure } from '../reading.ts';

const FIRST = ['first', 'earliest', 'oldest'];
const LAST = ['last', 'latest', 'newest', 'recent'];
const BETWEEN = [
  'and',
  'the',
  'when',
  'was',
  'is',
  'were',
  'his',
  'her',
  'their',
  'its',
  'very',
  'most',
  'date',
  'dates',
  'day',
  'payment',
  'of',
  ',',
];
const TIMES = ['quarter', 'month', 'week', 'year', 'half', 'day', 'program'];
const DATED = /^(?:when|dates?|days?)$/;

/** `when was the first and when the last payment`: two dates, and no records. */
export function asFirstAndLast(draft: Draft): void {
  const { tokens } = draft;
  const first = tokens.findIndex(({ low }) => FIRST.includes(low));
  const last = tokens.findIndex(({ low }, at) => at > first && LAST.includes(low));
  const isPair = first >= 0 && last > first && tokens.slice(first + 1, last).every(({ low }) => BETWEEN.includes(low));
  refuseRecords(draft);
  const isOfTime = TIMES.includes(tokens[last + 1]?.lemma ?? '');
  const isDated = !isOfTime && tokens.some(({ low }) => DATED.test(low));
  if (!isPair || !isDated || !tokens.slice(first, last).some(({ low }) => low === 'and')) return;
  if (has(draft, 'count', 'amount', 'share', 'growth', 'measure', 'statistic', 'list')) return;
  const within = draft.tags.filter(({ from, to }) => to > first && from <= last);
  if (within.some(({ from, to }) => from < first || to > last + 2)) return;
  const dates = draft.tags.filter((tag) => DATED.test(tokens[tag.from]?.low ?? '') && tag.to - tag.from === 1);
  for (const tag of new Set([...within, ...dates])) replace(draft, tag, { kind: 'filler' });
  draft.cannot = undefined;
  draft.figures = [dateOf('smallest'), dateOf('largest')];
}

/** `earliest and latest payment`: two records, of which a list has one end alone. */
function refuseRecords(draft: Draft): void {
  const ranks = draft.tags.filter((tag) => tag.kind === 'rank' && tag.by === 'date');
  if (new Set(ranks.map((tag) => tag.kind === 'rank' && tag.direction)).size > 1)
    draft.cannot = 'Ask for the first and for the last one after the other, or for the dates of both.';
}

function dateOf(kind: 'smallest' | 'largest'): Figure {
  return { kind: 'statistic', statistic: { kind }, per: 'record', of: 'date' };
}
