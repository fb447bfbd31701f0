import type { Token } from '../../text/tokens.ts';
import { textBetween } from '../name-around.ts';
import type { Kind, Tag } from '../tag.ts';

interface Words {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
}

/** `90th percentile of single consulting fees`, `without any single record below $500`: a figure or a bound is of single ones anyhow. */
export function withSinglesPlain(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const words = { tokens, tags };
  const tail = singlesAtEnd(words);
  return tags.map((tag, at) => {
    const { from, to, score } = tag;
    if (isIdleSingle(words, at) || isAnyOne(words, at) || tail.includes(tag))
      return { kind: 'filler', from, to, score };
    return isOfAmount(words, at) || isOnlyBound(words, at) || isAnyOnePayment(words, at)
      ? { kind: 'unit', measure: 'payments', from, to, score }
      : tag;
  });
}

const textOf = (tokens: readonly Token[], { from, to }: Tag) => textBetween(tokens, from, to).toLowerCase();

function isIdleSingle({ tokens, tags }: Words, at: number): boolean {
  const tag = tags[at];
  if (tag?.kind !== 'restriction' || textOf(tokens, tag) !== 'single') return false;
  const next = tags.findIndex(({ kind }, index) => index > at && kind !== 'filler' && kind !== 'source');
  const paid = tags[next];
  const isPaid = paid?.kind === 'unit' || (paid?.kind === 'value' && paid.choices[0]?.field === 'nature');
  if (!isPaid) return false;
  return (
    isNotOne(tags, at) || tags.some(({ kind }) => kind === 'statistic') || isBoundOfOnes({ tokens, tags }, at, next)
  );
}

/** `without receiving a single meal`: none at all. */
function isNotOne(tags: readonly Tag[], single: number): boolean {
  const before = tags.slice(0, single).findLast(({ kind }) => kind !== 'filler' && kind !== 'verb');
  return before?.kind === 'not';
}

const SOMEBODY: readonly Kind[] = ['noun', 'who'];

/** `how many single meals above $100`; of `doctors with single fees above $20,000` it would be what each has in all. */
function isBoundOfOnes({ tags }: Words, single: number, paid: number): boolean {
  const isOfRecords = tags[paid]?.kind === 'unit' && tags.slice(0, single).some(({ kind }) => kind === 'not');
  const isSomebody = (tag: Tag) => SOMEBODY.includes(tag.kind) || (tag.kind === 'value' && tag.isPerson === true);
  const next = tags.slice(paid + 1).find(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  return next?.kind === 'comparator' && (isOfRecords || !tags.slice(0, single).some(isSomebody));
}

const ARTICLES = ['a', 'any', 'one', '1'];
const ONE_PAYMENT = /^(?:single|individual) (?:payment|transaction)$/;
const OF_ONE: readonly Kind[] = ['filler', 'value', 'preposition', 'source'];

/** `how many physicians had a single Kelvanta consulting fee above $10,000`: as a fee above it, whoever had one. */
function isAnyOne({ tokens, tags }: Words, at: number): boolean {
  const tag = tags[at];
  if (tag?.kind !== 'restriction' || !/^(?:single|individual)$/.test(textOf(tokens, tag))) return false;
  const paid = tags.findIndex(
    (one, index) => index > at && (one.kind === 'unit' || (one.kind === 'value' && one.choices[0]?.field === 'nature')),
  );
  const last = tokens[(tags[paid]?.to ?? 0) - 1];
  const isOne = last !== undefined && last.low === last.lemma;
  const isBeside = tags
    .slice(at + 1, Math.max(paid, at + 1))
    .every(({ kind }) => kind === 'value' || kind === 'filler');
  return isOne && isBeside && isBoundOfSomebody({ tokens, tags }, at, paid);
}

/** `how many doctors got a single payment above $50,000`, `had at least one single payment of $1,000 or more`. */
function isAnyOnePayment({ tokens, tags }: Words, at: number): boolean {
  const tag = tags[at];
  const isOne = tag?.kind === 'list' && ONE_PAYMENT.test(textOf(tokens, tag));
  return isOne && isBoundOfSomebody({ tokens, tags }, at, at);
}

/** Whether people are asked for who had one above an amount. */
function isBoundOfSomebody({ tokens, tags }: Words, single: number, paid: number): boolean {
  const earlier = tags.slice(0, single);
  const isAsked = earlier.some(({ kind }) => kind === 'count' || kind === 'which' || kind === 'who');
  const isSomebody = earlier.some(
    (tag) => SOMEBODY.includes(tag.kind) || (tag.kind === 'value' && tag.isPerson === true),
  );
  const isAny = ARTICLES.includes(tokens[(tags[single]?.from ?? 0) - 1]?.low ?? '');
  const behind = tags.slice(paid + 1).filter(({ kind }) => !OF_ONE.includes(kind));
  const isBound =
    behind[0]?.kind === 'comparator' || (behind[0]?.kind === 'number' && behind[1]?.kind === 'comparator');
  return isAsked && isSomebody && isAny && isBound;
}

const ONES = /^(?:single|individual) (?:payments|records|transactions)$/;
const LEADING: readonly Kind[] = ['filler', 'preposition', 'by', 'verb', 'compare', 'restriction', 'unknown'];

/** `…, looking at single payments`, `based on individual records` behind a figure: what it is over anyhow. */
function singlesAtEnd({ tokens, tags }: Words): readonly Tag[] {
  const last = tags.at(-1);
  const isOver = tags.some((tag) => tag.kind === 'statistic');
  if (!last || !isOver || !['list', 'unit'].includes(last.kind) || !ONES.test(textOf(tokens, last))) return [];
  const pause = tags.findLastIndex(({ kind, from }) => kind === 'filler' && tokens[from]?.low === ',');
  const lead = tags.slice(pause + 1, -1);
  return pause > 0 && lead.length <= MOST_LEADING && lead.every(({ kind }) => LEADING.includes(kind))
    ? [...lead, last]
    : [];
}

const MOST_LEADING = 3;

/** `the total of single payments above $10,000`: what they come to, and no list of them. */
function isOfAmount({ tokens, tags }: Words, at: number): boolean {
  const tag = tags[at];
  if (tag?.kind !== 'list' || !ONES.test(textOf(tokens, tag))) return false;
  const [amount, of] = tags
    .slice(0, at)
    .filter(({ kind }) => kind !== 'filler')
    .slice(-2);
  return amount?.kind === 'amount' && of?.kind === 'preposition' && of.word === 'of';
}

const LISTING = ['list', 'show', 'give', 'name', 'display', 'see', 'print', 'get'];

/** `only single payments above $20,000`: a bound on what is counted, and no list of them. */
function isOnlyBound({ tokens, tags }: Words, at: number): boolean {
  const tag = tags[at];
  if (tag?.kind !== 'list' || !ONES.test(textOf(tokens, tag))) return false;
  const isSmall = ({ kind }: Tag) => kind === 'filler' || kind === 'preposition';
  const only = tags.slice(0, at).findLast((one) => !isSmall(one));
  const next = tags.slice(at + 1).find((one) => !isSmall(one));
  const isListed = tokens.slice(0, tag.from).some(({ low }) => LISTING.includes(low));
  return only?.kind === 'only' && next?.kind === 'comparator' && !isListed;
}
