import type { Token } from '../../text/tokens.ts';
import type { Kind, PhraseTable, Tag } from '../tag.ts';

/** What is called all companies together, or all of the country: the data is of nothing less. */
export const WHOLE_WORDS: PhraseTable = [
  [
    { kind: 'restriction' },
    `industry, industry wide, industrywide, industry as a whole, industry at large, pharma industry, pharmaceutical industry, drug industry, drug and device industry,
     pharmaceutical and device industry, pharmaceutical and medical device industry, pharma and device industry, pharma and medtech industry, life science industry, life sciences industry, biopharma industry, biopharmaceutical industry, medical industry,
     healthcare industry, health care industry, medical product industry, market, market as a whole, market at large, market wide, marketwide, sector, sector as a whole,
     sector wide, sectorwide, pharma sector, pharmaceutical sector, life science sector, national, national level, at national level, at a national level, on a national level, on national level, at national scale, on a national scale, on a national basis, at a national scale, nation, nation as a whole,
     nation wide, country as a whole, in the whole country, in the entire country, all over the country, all over the us, all over america, all around the country, coast to coast, from coast to coast,
     across the whole country, across the entire country, across the board, all industry, company wide total`,
  ],
];
const PHRASES = new Set(WHOLE_WORDS.flatMap(([, phrases]) => phrases.split(',').map((one) => one.trim())));

/** What is set beside the whole, or held against it, is no whole but the other side. */
const AGAINST: readonly Kind[] = ['versus', 'compare', 'standing', 'followUp'];
const TOWARDS = ['to', 'with', 'between', 'below', 'above', 'than', 'and', 'or', 'from', 'vs', 'beat', 'beats'];
/** `the market`, `the dermatology market`; `manufacturers market them`. */
const NOUN_BEFORE = ['the', 'a', 'total', 'overall', 'whole', 'entire', 'this', 'our', 'all', 'of'];
const SINGLE = /^(?:company|state|city|recipient_id)/;

/** `the industry spent`, `national spend`: words for all there is narrow nothing, where nothing is held against it. */
export function withoutWholes(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const isShare = tags.some(({ kind }) => kind === 'share');
  const isOfOne = tags.some((tag) => tag.kind === 'value' && tag.choices.some(({ field }) => SINGLE.test(field)));
  if (tags.some(({ kind }) => AGAINST.includes(kind)) || (isOfOne && !isShare)) return [...tags];
  return tags.map((tag, at) =>
    isWhole(tokens, tags, at) ? { kind: 'filler', from: tag.from, to: tag.to, score: tag.score } : tag,
  );
}

function isWhole(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const tag = tags[at];
  if (tag?.kind !== 'restriction') return false;
  const words = tokens.slice(tag.from, tag.to).map(({ lemma }) => lemma);
  if (!PHRASES.has(words.join(' '))) return false;
  const before = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  const isToward = before?.kind === 'comparator' || TOWARDS.includes(tokens[(before?.to ?? 0) - 1]?.low ?? '');
  const isShared = tags.some(({ kind, to }) => kind === 'share' && to <= tag.from);
  if (isToward && !isShared) return false;
  if (words[0] !== 'market' || words.length > 1) return true;
  const [previous, next] = [tokens[tag.from - 1]?.low ?? '', tags[at + 1]];
  // `the market research payments`.
  if (next?.kind === 'source') return false;
  const isNamed = tags[at - 1]?.kind === 'value';
  return NOUN_BEFORE.includes(previous) || isNamed || next?.kind === 'amount' || next?.kind === 'unit';
}
