import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

const PLACES = ['state', 'city', 'country'];
const LEADING = [
  'in',
  'within',
  'outside',
  'for',
  'from',
  'to',
  'at',
  'across',
  'throughout',
  'only',
  'not',
  'excluding',
  'except',
];

const OWNED = ['our', 'my', 'their', 'your'];
const AREA = /^(?:territory|region|area|market|district|patch|zone|geography|state|city)$/;

/** `in the state of Texas`: what a place is called says no more than its name, and has no row for each. */
export function withoutPlaceWords(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) =>
    isPlaceWord(tags, tokens, at) || isSamePlace(tags, tokens, at) || isTerritory(tags, tokens, at)
      ? { kind: 'filler', from: tag.from, to: tag.to, score: tag.score }
      : tag,
  );
}

function isPlaceWord(tags: readonly Tag[], tokens: readonly Token[], at: number): boolean {
  const [word, of, place] = [tags[at], tags[at + 1], tags[at + 2]];
  if (word?.kind !== 'noun' || !PLACES.includes(word.noun.dimension) || place?.kind !== 'value') return false;
  const before = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  const isLed = before !== undefined && LEADING.includes(tokens[before.to - 1]?.low ?? '');
  const isNamed = place.choices.every(({ field }) => field === word.noun.dimension);
  return isLed && isNamed && of?.kind === 'preposition' && of.word === 'of';
}

/** `payments in Ohio … the doctors in the state`: the one that is named before, and no row for each. */
function isSamePlace(tags: readonly Tag[], tokens: readonly Token[], at: number): boolean {
  const word = tags[at];
  if (word?.kind !== 'noun' || word.noun.where || !PLACES.includes(word.noun.dimension)) return false;
  const [within, the] = tokens.slice(Math.max(0, word.from - 2), word.from).map(({ low }) => low);
  const isOne = ['in', 'of', 'within', 'from'].includes(within ?? '') && ['the', 'that', 'this'].includes(the ?? '');
  const named = tags
    .slice(0, at)
    .filter((tag) => tag.kind === 'value' && tag.choices.every(({ field }) => field === word.noun.dimension));
  const next = tags.slice(at + 1).find(({ kind }) => kind !== 'filler');
  return (
    isOne &&
    named.length === 1 &&
    tokens[word.from]?.low === word.noun.dimension &&
    (!next || next.kind === 'period' || next.kind === 'share')
  );
}

/** `for our Dallas territory`, `in my Texas region`: both words say no more than the place between them. */
function isTerritory(tags: readonly Tag[], tokens: readonly Token[], at: number): boolean {
  const isOwner = (tag: Tag | undefined) => tag !== undefined && OWNED.includes(tokens[tag.from]?.low ?? '');
  const isPlace = (tag: Tag | undefined) =>
    tag?.kind === 'value' && tag.choices.every(({ field }) => PLACES.includes(field));
  const isArea = (tag: Tag | undefined) => tag !== undefined && AREA.test(tokens[tag.to - 1]?.lemma ?? '');
  const [before, place, word, next] = [tags[at - 2], tags[at - 1], tags[at], tags[at + 1]];
  const isLast = isOwner(before) && isPlace(place) && isArea(word);
  return isLast || (isOwner(word) && isPlace(next) && isArea(tags[at + 2]));
}
