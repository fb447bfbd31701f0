import type { Tag, TagOf } from '../tags/tag.ts';
import type { Draft } from './draft.ts';

/** How many the top are, where nobody says. */
export const DEFAULT_TOP = 10;

const COUNTING = ['most', 'fewest', 'least', 'more'];

/** `most payments`, `the most paid physicians`; `most expensive` is a rank of its own. */
export function isCounting({ tokens }: Draft, { from, to }: Tag): boolean {
  return COUNTING.includes(tokens[from]?.low ?? '') && (to - from === 1 || tokens[to - 1]?.low === 'paid');
}

/** Plurals too short to be told by their ending. */
const SHORT_PLURALS = ['nps', 'pas', 'mds', 'dos', 'cos', 'pis'];

function isSeveral({ low, lemma }: Draft['tokens'][number]): boolean {
  return (low !== lemma && low.endsWith('s')) || SHORT_PLURALS.includes(low);
}

/** `companies`, and of `types of recipients` the types. */
export function isMany({ tokens }: Draft, { from, to }: Tag): boolean {
  // Of `type of recipients` the first word says how many.
  const of = tokens.slice(from, to).findIndex(({ low }) => low === 'of');
  const last = tokens[of > 0 ? from + of - 1 : to - 1];
  return last !== undefined && isSeveral(last);
}

/** `consulting fees`, `honoraria`. */
export function isPlural({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && (isSeveral(last) || last.low === 'honoraria');
}

/** `the most payments in dollars` are those of the highest amount. */
export function isInDollars({ tokens }: Draft, { to }: Tag): boolean {
  return tokens[to]?.low === 'in' && ['dollar', 'usd'].includes(tokens[to + 1]?.lemma ?? '');
}

/** A number of rows that can be shown. */
export function isCount({ value }: TagOf<'number'>): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= 1_000;
}
