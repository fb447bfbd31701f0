import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** `companies behind the Yolapro payments`: they pay them; `money behind oncology products` is theirs. */
export function withThoseBehind(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) => {
    const before = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler' && kind !== 'who' && kind !== 'standing');
    const isOfCompany = before?.kind === 'noun' && before.noun.dimension.startsWith('company');
    const isBehind = tokens[tag.to - 1]?.low === 'behind' && ['filler', 'preposition'].includes(tag.kind);
    const isStanding =
      tag.kind === 'standing' && tokens[tag.from]?.lemma === 'stand' && tokens[tag.to]?.low === 'behind';
    const { from, to, score } = tag;
    if (isStanding) return { kind: 'filler', from, to, score };
    return isOfCompany && isBehind ? { kind: 'verb', role: 'payer', from, to, score } : tag;
  });
}
