import type { Token } from '../text/tokens.ts';
import type { Kind, Tag } from './tag.ts';

const BETWEEN: readonly Kind[] = ['filler', 'value', 'preposition'];

/** Words that say once more what the question says: `annual spend in 2023`, `how many doctors total`. */
export function withoutIdle(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) =>
    isOfOneYear(tokens, tags, tag) || isTotalOfNumber(tokens, tags, at) || isAnyOwned(tokens, tags, tag)
      ? { kind: 'filler', from: tag.from, to: tag.to, score: tag.score }
      : tag,
  );
}

/** `the mean annual payment, 2022`: no row for each year where only one is meant. */
function isOfOneYear(tokens: readonly Token[], tags: readonly Tag[], tag: Tag): boolean {
  if (tag.kind !== 'grain' || !/^(?:annual|yearly)$/.test(tokens[tag.from]?.low ?? '') || tag.to - tag.from > 1)
    return false;
  const times = tags.filter((one) => one.kind === 'period');
  const [only] = times;
  const period = only?.read.period;
  return times.length === 1 && period?.kind === 'years' && period.from !== undefined && period.from === period.to;
}

/** `how many doctors total did Kelvanta pay`: the number is what is asked, and no amount. */
function isTotalOfNumber(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const tag = tags[at];
  if (
    tag?.kind !== 'amount' ||
    tokens
      .slice(tag.from, tag.to)
      .map(({ low }) => low)
      .join(' ') !== 'total'
  )
    return false;
  const before = tags[at - 1];
  if (before?.kind === 'measure') return /^(?:how many|number of)/.test(textOf(tokens, before)) && isAsked(tokens, tag);
  const count = tags.slice(0, at - 1).findLast(({ kind }) => !BETWEEN.includes(kind));
  const isNumber = (before?.kind === 'noun' || before?.kind === 'value') && count?.kind === 'count';
  return isNumber && /^how many/.test(textOf(tokens, count)) && isAsked(tokens, tag);
}

/** `who invested the most in a company`: whoever invests does so in one. */
function isAnyOwned(tokens: readonly Token[], tags: readonly Tag[], tag: Tag): boolean {
  if (tag.kind !== 'noun' || tag.noun.dimension !== 'company' || tokens[tag.from]?.low === 'companies') return false;
  const isIn = tokens[tag.from - 2]?.low === 'in' && /^(?:an?|any|one|some|1)$/.test(tokens[tag.from - 1]?.low ?? '');
  const isInvested = tags.some(
    (one) => one.kind === 'measure' && one.measure === 'amount_invested' && one.to <= tag.from,
  );
  return isIn && isInvested;
}

/** `how many doctors total did`; of `how many doctors total over $500` it is an amount. */
function isAsked(tokens: readonly Token[], { to }: Tag): boolean {
  const next = tokens[to]?.lemma;
  return next === undefined || ['do', 'have', 'be', 'in', 'receive', 'get'].includes(next);
}

function textOf(tokens: readonly Token[], { from, to }: Tag): string {
  return tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
}
