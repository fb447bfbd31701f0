import type { Refused } from '../port/interpretation.ts';
import { OFFERS, refusal } from './refusals.ts';

/** More of them say too much for a question without them to be near what was asked. */
const MOST_WORDS = 2;
/** What cannot end a sentence: `doctors who have been`. */
const HANGING =
  /\b(?:be|been|is|are|was|were|has|have|had|who|that|which|whose|by|to|of|with|for|in|on|from|and|or|not|no|the|a|an)\s*$/i;

/** Refuses a question for words that nothing places, and offers it without them; whoever shows offers has to try them. */
export function notPlaced(words: string, text: string): Refused & { readonly unplaced: string } {
  return { ...refusal('not-understood', text), unplaced: words };
}

/** A refusal that offers the question without what could not be placed. */
export function offeringWithout(read: Refused, question: string): Refused {
  const { unplaced, ...refused } = read;
  const offer = unplaced === undefined ? undefined : withoutWords(question, unplaced);
  return offer === undefined ? refused : { ...refused, offers: [offer, ...OFFERS.slice(1)] };
}

/** `how many doctors did A's team reach` without `team`. Undefined where the rest is no question. */
function withoutWords(question: string, words: string): string | undefined {
  const at = question.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0 || words.split(' ').length > MOST_WORDS) return undefined;
  const [before, after] = [question.slice(0, at), question.slice(at + words.length)];
  const isLast = !/\p{L}|\d/u.test(after);
  const isWord = !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
  if (!isWord || (isLast && HANGING.test(before.trim()))) return undefined;
  return `${before} ${after}`
    .replace(/\s+(?=[\s,.?!])/g, '')
    .replace(/,+/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}
