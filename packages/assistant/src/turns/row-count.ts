import { type Draft, open, take, textOf } from '../reading/draft.ts';
import { DEFAULT_RECORDS, type Reading } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';

const PLAIN: readonly Kind[] = ['followUp', 'filler', 'only', 'list', 'unit', 'preposition', 'number'];
const MOST_ROWS = 1_000;

const BESIDE_NEXT: readonly Kind[] = ['filler', 'and', 'followUp', 'rank', 'preposition'];

/** `and the next one`, `next 10` are those after the ones that are shown. */
export function readNext(draft: Draft, { ranking: ranked, groups, isList }: Reading): void {
  const [next] = open(draft, 'restriction').filter((tag) => textOf(draft, tag).toLowerCase() === 'next');
  const ranking = ranked ?? (isList ? { n: DEFAULT_RECORDS, direction: 'desc' as const } : undefined);
  if (!next || !ranking || ranking.within || (groups.length === 0 && !isList)) return;
  const number = draft.tags[draft.tags.indexOf(next) + 1];
  const count = number?.kind === 'number' && !number.isMoney && !number.isPercent ? number : undefined;
  const isPlain = draft.tags.every((tag) => tag === next || tag === count || BESIDE_NEXT.includes(tag.kind));
  const n = count ? Number(count.value) : 1;
  if (!isPlain || !Number.isInteger(n) || n < 1 || n > MOST_ROWS) return;
  take(draft, next, count);
  draft.ranking = { ...ranking, n, place: (ranking.place ?? 1) + ranking.n };
}

/** `make it 20`, `just 5` after rows says how many of them; `make it $500` after an amount says another one. */
export function readRowCount(draft: Draft, earlier: Reading): void {
  const [number, another] = open(draft, 'number');
  if (!number || another || number.isPercent || (number.isOrdinal && !isFirstAlone(draft, number))) return;
  if (draft.tags.some(({ kind }) => !PLAIN.includes(kind))) return;
  const [threshold, further] = earlier.thresholds;
  if (number.isMoney) {
    if (!threshold || further || threshold.op === 'between') return;
    take(draft, number);
    draft.thresholds = [{ ...threshold, value: number.value }];
    return;
  }
  const n = Number(number.value);
  const isOfFirst = earlier.comparison?.kind === 'concentration';
  const hasRows = earlier.groups.length > 0 || earlier.isList === true || isOfFirst;
  if (!hasRows || !Number.isInteger(n) || n < 1 || n > MOST_ROWS) return;
  take(draft, number);
  draft.figures = [];
  const { place: _, ...ranking } = earlier.ranking ?? { direction: 'desc' as const, place: undefined };
  draft.ranking = { ...ranking, n };
}

/** `just the first`, `only the first one`. */
function isFirstAlone({ tags }: Draft, { value }: { readonly value: string }): boolean {
  return value === '1' && tags.some(({ kind }) => kind === 'only');
}
