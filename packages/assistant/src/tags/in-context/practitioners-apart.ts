import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';
import { NON_PHYSICIANS } from '../words/noun-words.ts';

const JOINS = ['and', '&', ',', 'or', 'versus', 'vs', 'against', 'than', '/'];
/** One is a part of the other, or left out of it. */
const RELATES = /^(?:among|amongst|who|that|are|were|is|was|being|be|no|other|but|including|whose)$/;
/** Of physicians no practitioner is left out but those who are none. */
const LEAVES_OUT = /^(?:not|except|excluding|without)$/;

/** `how many doctors and how many practitioners`: practitioners who stand beside doctors are those who are none. */
export function withPractitionersApart(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const physicians = tags.filter((tag) => isKindOf(tag, 1) && tokens[tag.from]?.lemma !== 'practitioner');
  return tags.map((tag) =>
    tag.kind === 'noun' &&
    isPractitioners(tokens, tag) &&
    physicians.some((one) => areBeside(tokens, one, tag) || areBeside(tokens, tag, one))
      ? { ...tag, noun: NON_PHYSICIANS }
      : tag,
  );
}

/** Whether a noun says so many kinds of people, of which physicians are the first. */
function isKindOf(tag: Tag, kinds: number): boolean {
  if (tag.kind !== 'noun' || tag.noun.dimension !== 'recipient') return false;
  const values = tag.noun.where?.flatMap((one) => one.values) ?? [];
  return values.length === kinds && values[0] === 'Covered Recipient Physician';
}

/** `of the practitioners, …` are the whole of what follows. */
function isPractitioners(tokens: readonly Token[], tag: Tag): boolean {
  const isWord = tag.to === tag.from + 1 && tokens[tag.from]?.lemma === 'practitioner';
  const [of, article] = [tokens[tag.from - 2]?.low ?? '', tokens[tag.from - 1]?.low ?? ''];
  const isWhole = /^(?:of|among|amongst)$/.test(of) && /^(?:the|all|these|those)$/.test(article);
  return isWord && isKindOf(tag, 2) && !isWhole && !/^(?:among|amongst)$/.test(article);
}

function areBeside(tokens: readonly Token[], first: Tag, last: Tag): boolean {
  const between = tokens.slice(first.to, last.from).map(({ low }) => low);
  const isLeftOut = between.some((low) => LEAVES_OUT.test(low));
  const isWhole = isLeftOut && isPractitioners(tokens, first);
  const isJoined = isLeftOut || between.some((low) => JOINS.includes(low));
  return first.to <= last.from && isJoined && !isWhole && !between.some((low) => RELATES.test(low));
}
