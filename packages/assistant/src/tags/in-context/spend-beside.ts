import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** `each company's meal spend on doctors and the number of doctors it fed`: spend is a figure of its own beside a number, and nothing that is done. */
export function withSpendBeside(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return withSpendOfKind(tokens, tags).map((tag, at) =>
    isSpendOn(tokens, tag) &&
    (isOwned(tokens, tags[at - 1], tags[at - 2]) || isOfEverybody(tags, at)) &&
    isNumberBehind(tags, at)
      ? { kind: 'amount', from: tag.from, to: tag.to, score: tag.score }
      : tag,
  );
}

/** `research spend in 2024 and how many studies`: of the kind of payment the spend is one figure, and the number another. */
function withSpendOfKind(tokens: readonly Token[], tags: readonly Tag[]): readonly Tag[] {
  return tags.flatMap((tag, at) => {
    const spend = tag.to - 1;
    const isSpend = tag.kind === 'source' && tag.from < spend && SPEND.test(tokens[spend]?.low ?? '');
    if (!isSpend || !(isNumberBehind(tags, at) || isNumberBefore(tags, at))) return [tag];
    return [
      { ...tag, to: spend },
      { kind: 'amount', from: spend, to: tag.to, score: tag.score },
    ];
  });
}

/** `how many studies did it fund, and what was its research spend`. */
function isNumberBefore(tags: readonly Tag[], at: number): boolean {
  const before = tags.slice(0, at).filter(({ kind }) => kind !== 'filler' && kind !== 'which');
  return before.at(-1)?.kind === 'and' && before.some(({ kind }) => kind === 'count');
}

const SPEND = /^(?:spend|spending|expenditures?|outlays?|costs?|money|dollars|funding|total)$/;

function isSpendOn(tokens: readonly Token[], { kind, from, to }: Tag): boolean {
  return kind === 'verb' && /^(?:spend|spending)$/.test(tokens[from]?.low ?? '') && to > from;
}

/** `each company's`, `their`, `total meal`: whose spend it is, or what it is spent on. */
function isOwned(tokens: readonly Token[], before: Tag | undefined, further: Tag | undefined): boolean {
  const isWhose = (tag: Tag | undefined) =>
    tag !== undefined && /(?:'s|s')$|^(?:its|their|total|the)$/i.test(tokens[tag.to - 1]?.text ?? '');
  const isOfKind = before?.kind === 'value' && before.choices.every(({ field }) => field === 'nature');
  return isWhose(before) || (isOfKind && (further === undefined || isWhose(further) || further.kind === 'filler'));
}

/** `spend on meals by state with the number of companies`; beside a number of doctors it could be what they got, or everybody. */
function isOfEverybody(tags: readonly Tag[], at: number): boolean {
  const isFirst = tags.slice(0, at).every(({ kind }) => kind === 'filler');
  return isFirst && tags.slice(at + 1).every((tag) => tag.kind !== 'noun' || tag.noun.where === undefined);
}

/** `and the number of doctors`: another figure in the same breath. */
function isNumberBehind(tags: readonly Tag[], at: number): boolean {
  return tags.slice(at + 1).some((tag, index, rest) => {
    const before = rest.slice(0, index).findLast(({ kind }) => kind !== 'filler');
    const isBeside = before?.kind === 'and' || (before?.kind === 'preposition' && before.word === 'with');
    return (tag.kind === 'count' || tag.kind === 'measure') && isBeside;
  });
}
