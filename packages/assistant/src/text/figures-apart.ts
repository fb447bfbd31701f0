import type { Token } from './tokens.ts';

const AMOUNT = /^(?:spend|spending|dollars|amount|money)$/;
const COUNTED = /^(?:records|payments|transactions|recipients|companies)$/;
const BEGINS = /^(?:average|mean|median|unique|distinct|number|largest|highest|smallest|lowest)$/;
/** As far apart the last two of a list are. */
const MOST_BETWEEN = 6;

/**
 * `total spend unique recipients and mean payment size`, `the total the average and the highest`: figures of a list whose commas are left
 * out. Each stands apart, so that the first is no word of the second.
 */
export function withFiguresApart(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => (isApart(tokens, at) ? [token, { ...token, ...COMMA }] : [token]));
}

const COMMA = { text: ',', low: ',', lemma: ',' };

function isApart(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.low ?? '';
  const [next, then] = wordsAfter(tokens, at);
  const isFollowed =
    (AMOUNT.test(word) && BEGINS.test(next ?? '')) ||
    (word === 'total' && next === 'the' && BEGINS.test(then ?? '')) ||
    (COUNTED.test(word) && next === 'dollars');
  return isFollowed && endsInList(tokens, at + 1);
}

/** `… and mean payment size`, `… and recipients`: what is said last is a figure too. */
function endsInList(tokens: readonly Token[], from: number): boolean {
  const and = tokens.findIndex(({ low }, at) => at > from && at <= from + MOST_BETWEEN && low === 'and');
  const [next, then] = and < 0 ? [] : wordsAfter(tokens, and);
  const last = (next === 'the' ? then : next) ?? '';
  return [BEGINS, COUNTED, AMOUNT].some((figure) => figure.test(last));
}

const wordsAfter = (tokens: readonly Token[], at: number) => tokens.slice(at + 1, at + 3).map(({ low }) => low);
