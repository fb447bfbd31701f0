import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

const ASKED = ['count', 'amount', 'which'];
const AGAIN = /^and (?<link>for|in|on|to)$/;

/**
 * `…, and on how many recipients`, `for physicians and for hospitals`: what joins two parts of a question, where it stands at the front
 * of one that goes on from an answer.
 */
export function withAndBehind(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const low = (tag: Tag) => tokens.slice(tag.from, tag.to).map((token) => token.low);
  return tags.map((tag, at) => {
    const link = tag.kind === 'followUp' && at > 0 ? AGAIN.exec(low(tag).join(' '))?.groups?.link : undefined;
    if (link === undefined) return tag;
    const next = tags[at + 1];
    const isAsking = next !== undefined && ASKED.includes(next.kind) && /^(?:how|what|which)$/.test(low(next)[0] ?? '');
    const isAsked = isAsking && !isNarrowing(tags[at + 2]);
    const isAgain = areKindsOfPeople(tags[at - 1], next) && tokens[(tags[at - 1]?.from ?? 0) - 1]?.low === link;
    return isAsked || isAgain ? { kind: 'and', from: tag.from, to: tag.to, score: tag.score } : tag;
  });
}

/** `how much did it pay, and to how many doctors`: the total of those doctors, or of everybody. */
function isNarrowing(tag: Tag | undefined): boolean {
  return (tag?.kind === 'noun' && tag.noun.where !== undefined) || (tag?.kind === 'value' && tag.isPerson === true);
}

/** Of two kinds of people; values that are listed so are of the grammar. */
function areKindsOfPeople(one: Tag | undefined, other: Tag | undefined): boolean {
  return [one, other].every((tag) => tag?.kind === 'noun' && tag.noun.dimension === 'recipient' && tag.noun.where);
}
