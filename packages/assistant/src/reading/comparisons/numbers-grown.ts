import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, isFree, open, take, textOf } from '../draft.ts';

/** `which 5 states grew the most`. */
export function readGrowing(draft: Draft, sort: 'asc' | 'desc' | undefined): void {
  const number = open(draft, 'number').find(
    ({ isMoney, isPercent, isOrdinal }) => !isMoney && !isPercent && !isOrdinal,
  );
  const noun = number && draft.tags[draft.tags.indexOf(number) + 1];
  const isOfRows = noun?.kind === 'noun' || (number !== undefined && isNumberAlone(draft, number));
  if (!sort || draft.ranking || !isOfRows || draft.groups.length === 0) return;
  take(draft, number);
  draft.ranking = { n: Number(number?.value), direction: sort };
}

/** `…: give me three`, `just the first five`: how many of the rows, said at the end. */
function isNumberAlone({ tokens, tags }: Draft, number: Tag): boolean {
  const isLast = tags.slice(tags.indexOf(number) + 1).every(({ kind }) => kind === 'filler');
  const words = tokens.slice(Math.max(0, number.from - 3), number.from).map(({ low }) => low);
  return isLast && words.some((word) => ['give', 'show', 'name', 'list', 'me', 'just', 'only', 'first'].includes(word));
}

/** `five fastest growing companies`, `the five biggest decreases` of the rows before. */
export function readNumberBefore(draft: Draft, growth: Tag | undefined, sort: 'asc' | 'desc' | undefined): void {
  const number = growth && before(draft, growth, ['filler']);
  const isPlain = isFree(draft, number, 'number') && !number.isMoney && !number.isPercent && !number.isOrdinal;
  const isOfBefore =
    growth && /^(?:biggest|largest|greatest|highest|steepest|sharpest|fastest)/i.test(textOf(draft, growth));
  if (!isPlain || !sort || draft.ranking || (draft.groups.length === 0 && !isOfBefore)) return;
  take(draft, number);
  draft.ranking = { n: Number(number.value), direction: sort };
  if (draft.groups.length === 0)
    draft.lacksRows = 'Say what shall be ranked, for example the 10 companies that grew the most.';
}
