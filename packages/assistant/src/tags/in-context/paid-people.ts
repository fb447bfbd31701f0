import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** `Ohio's paid physicians`, `the paid physicians of Ohio`: the data has no others, so that `paid` is a part of their name. */
export function withPaidPeople(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag, at) => {
    const [before, next] = [tags[at - 1], tags[at + 1]];
    if (isPaid(tokens, tag) && isPeople(next)) return [];
    return before && isPaid(tokens, before) && isPeople(tag) ? [{ ...tag, from: before.from }] : [tag];
  });
}

/** Who is paid, and not who pays: a place or an article stands before it. */
function isPaid(tokens: readonly Token[], { kind, from, to }: Tag): boolean {
  const before = tokens[from - 1];
  const isLed = before && (/(?:['’]s|s['’])$/i.test(before.text) || ['the', 'all'].includes(before.low));
  return kind === 'verb' && to === from + 1 && tokens[from]?.low === 'paid' && isLed === true;
}

function isPeople(tag: Tag | undefined): boolean {
  return (
    (tag?.kind === 'noun' && tag.noun.dimension === 'recipient') || (tag?.kind === 'value' && tag.isPerson === true)
  );
}
