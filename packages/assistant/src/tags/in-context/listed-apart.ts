import type { Token } from '../../text/tokens.ts';
import type { ValueIndex } from '../../values/value-index.ts';
import type { Tag, TagOf } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

const isOfField = (tag: Tag | undefined): tag is TagOf<'value'> =>
  tag?.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('specialty'));

/** `cardiology, psychiatry and neurology`: the last two of a list, where the two alone would be one field. */
export function withListedApart(tokens: readonly Token[], tags: readonly Tag[], values: ValueIndex): Tag[] {
  return tags.flatMap((tag, at) => {
    const [before, comma] = [tags[at - 2], tags[at - 1]];
    const isListed = isOfField(before) && comma !== undefined && tokens[comma.from]?.low === ',';
    // `obstetrics and gynecology` is one that people practise.
    const isGroup = isOfField(tag) && tag.choices.every(({ field }) => field !== 'specialty');
    return isListed && isGroup ? apart(tokens, tag, values) : [tag];
  });
}

function apart(tokens: readonly Token[], tag: TagOf<'value'>, values: ValueIndex): Tag[] {
  const and = tokens.findIndex(({ low }, at) => low === 'and' && at > tag.from && at < tag.to - 1);
  if (and < 0) return [tag];
  const [one, other] = [named(tokens, tag.from, and, values), named(tokens, and + 1, tag.to, values)];
  return one && other ? [one, tagOf({ kind: 'and' }, and, 1, 0), other] : [tag];
}

function named(tokens: readonly Token[], from: number, to: number, values: ValueIndex): Tag | undefined {
  const choices = values.find(
    tokens
      .slice(from, to)
      .map(({ lemma }) => lemma)
      .join(' '),
  );
  return choices.length > 0 ? tagOf({ kind: 'value', choices }, from, to - from, 0) : undefined;
}
