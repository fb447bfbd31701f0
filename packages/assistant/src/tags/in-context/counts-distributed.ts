import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

const SPREAD = /^(?:the )?(?:distribution|breakdown|split|spread|mix|division) of$/;

/** `distribution of recipients across specialties`: how many of them there are in each. */
export function withCountsDistributed(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const at = tags.findIndex((tag, index) => isOfCount(tokens, tags, tag, index));
  return tags.map((tag, index) =>
    index === at ? { kind: 'count', from: tag.from, to: tag.to, score: tag.score } : tag,
  );
}

/** Those who are counted stand between, and no figure of theirs beside them. */
function isOfCount(tokens: readonly Token[], tags: readonly Tag[], tag: Tag, at: number): boolean {
  const words = tokens.slice(tag.from, tag.to).map(({ low }) => low);
  const [one, by, other] = tags.slice(at + 1).filter(({ kind }) => kind !== 'filler' && kind !== 'value');
  const isCounted = one?.kind === 'noun' && tokens[one.to - 1]?.low !== tokens[one.to - 1]?.lemma;
  const isRows = by?.kind === 'by' && (other?.kind === 'noun' || other?.kind === 'grain');
  const isPlain = !tags.some(({ kind }) => ['amount', 'measure', 'statistic', 'count', 'unit', 'share'].includes(kind));
  return tag.kind === 'by' && SPREAD.test(words.join(' ')) && isCounted && isRows && isPlain;
}
