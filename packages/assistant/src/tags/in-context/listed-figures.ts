import type { Token } from '../../text/tokens.ts';
import type { Kind, Tag } from '../tag.ts';

const FIGURES: readonly Kind[] = ['amount', 'measure', 'unit', 'statistic'];
const NUMBERS: Readonly<Record<string, string>> = { recipient: 'recipients', company: 'companies' };
/** What ends a list of figures; of `dollars and records over $500` the bound is of each record. */
const ENDS: readonly Kind[] = ['by', 'period', 'preposition', 'value', 'each', 'filler'];

/** `dollars and records per quarter`, `dollars, recipients, payments`: behind an amount they are numbers, and say not of what it is. */
export function withListedFigures(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  // Of records they are columns.
  if (tags.some(({ kind }) => kind === 'list')) return [...tags];
  const lists = listsOf(tokens, tags).filter((list) =>
    areFigures(
      tokens,
      list.map((at) => tags[at]),
    ),
  );
  const counted = new Map(lists.flatMap((list) => list.map((at) => [at, numberOf(tokens, tags[at])] as const)));
  return tags.map((tag, at) => {
    const measure = counted.get(at);
    if (isCounting(tokens, tags, at) && counted.get(at + 1) !== undefined)
      return { kind: 'filler', from: tag.from, to: tag.to, score: tag.score };
    return measure === undefined ? tag : { kind: 'measure', measure, from: tag.from, to: tag.to, score: tag.score };
  });
}

/** `dollars and records`, `records, dollars and recipients`; of `recipients and amounts` each has a row. */
function areFigures(tokens: readonly Token[], list: readonly (Tag | undefined)[]): boolean {
  const [first] = list;
  const isOfThree = list.length > 2 && first?.kind === 'unit' && list.some((one) => isBareAmount(tokens, one));
  return isBareAmount(tokens, first) || isOfThree;
}

/** The places of figures with nothing but `and` and commas between them, from two on. */
function listsOf(tokens: readonly Token[], tags: readonly Tag[]): readonly (readonly number[])[] {
  const lists: number[][] = [];
  let list: number[] = [];
  const close = (at: number) => {
    const next = tags[at];
    const isEnd = next === undefined || ENDS.includes(next.kind) || isJoint(tokens, next);
    if (list.length > 1 && isEnd) lists.push(list);
    list = [];
  };
  tags.forEach((tag, at) => {
    const before = isCounting(tokens, tags, at - 1) ? tags[at - 2] : tags[at - 1];
    const isJoined = list.length === 0 || isJoint(tokens, before);
    if (isFigure(tokens, tag) && isJoined) list.push(at);
    else if (list.length > 0 && isJoint(tokens, tags[at - 1]) && isCounting(tokens, tags, at)) return;
    else if (!(isJoint(tokens, tag) && isFigure(tokens, tags[at - 1]))) close(at);
  });
  close(tags.length);
  return lists;
}

/** `distinct recipients` are the number of recipients. */
function isCounting(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const tag = tags[at];
  const isDistinct = tag?.kind === 'count' && /^(?:distinct|unique|different)$/.test(tokens[tag.from]?.low ?? '');
  return isDistinct && tag.to - tag.from === 1 && numberOf(tokens, tags[at + 1]) !== undefined;
}

function isFigure(tokens: readonly Token[], tag: Tag | undefined): boolean {
  return tag !== undefined && (FIGURES.includes(tag.kind) || numberOf(tokens, tag) !== undefined);
}

/** Several of them are counted: `records`, `recipients`, `companies`; `payee` is who got it. */
function numberOf(tokens: readonly Token[], tag: Tag | undefined): string | undefined {
  const last = tokens[(tag?.to ?? 0) - 1];
  if (tag?.kind === 'noun' && last?.low === last?.lemma) return undefined;
  if (tag?.kind === 'unit') return tag.measure;
  return tag?.kind === 'noun' && tag.noun.where === undefined ? NUMBERS[tag.noun.dimension] : undefined;
}

function isJoint(tokens: readonly Token[], tag: Tag | undefined): boolean {
  return tag?.kind === 'and' || (tag !== undefined && tokens[tag.from]?.low === ',' && tag.to - tag.from === 1);
}

/** `dollars`, `totals`; `the amount of` says of what it is. */
function isBareAmount(tokens: readonly Token[], tag: Tag | undefined): boolean {
  if (tag?.kind !== 'amount') return false;
  return /^(?:dollars?|money|amounts?|totals?|spend|spending|sums?|usd|dollar amounts?|total dollars|total spend|total amounts?)$/.test(
    tokens
      .slice(tag.from, tag.to)
      .map(({ low }) => low)
      .join(' '),
  );
}
