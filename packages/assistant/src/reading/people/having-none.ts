import type { Kind, Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

/** Words that say that somebody has none; `other than`, `excluding` only leave records out. */
const HAVING_NONE = /^(?:no|zero|not|nothing|never|without|neither|nor|with|but (?:not|no|without|never|nothing))\b/i;
/** `no general payments at all to hospitals`. */
const MOST_WORDS = 5;
/** What may stand between them and what they have none of. */
const BETWEEN: readonly Kind[] = [
  'filler',
  'preposition',
  'verb',
  'who',
  'period',
  'not',
  'value',
  'noun',
  'and',
  'or',
  'by',
  'source',
  'unit',
  'where',
];

/** `who got over $50,000 and no meals`: what they have beside it. */
const OF_BOUNDS: readonly Kind[] = ['comparator', 'number', 'amount'];

/**
 * `companies without disputed records`, `physicians who received no meals`: those who have none of what stands at a place, and not
 * what others have else.
 */
export function isOfThose(draft: Draft, entity: string, at: number): boolean {
  const not = draft.tags.findLast((tag) => tag.kind === 'not' && tag.to <= at && at - tag.to <= MOST_WORDS);
  const noun = not && draft.tags.findLast((tag) => tag.to <= not.from && isEntity(tag, entity));
  if (!not || !noun) return false;
  // `physicians excluding those paid by Pfizer`.
  if (['those', 'ones'].includes(draft.tokens[not.to]?.low ?? '')) return true;
  if (!HAVING_NONE.test(wordsOf(draft, not)) || isOfFigure(draft, noun, not)) return false;
  const between = draft.tags.filter(({ from, to }) => from >= noun.to && to <= not.from);
  const before = between.findLast(({ kind }) => kind !== 'filler');
  // `who got over $1,000 with no meals`: had none, as `and no meals` says.
  const isHad = before?.kind === 'preposition' && before.word === 'with';
  const isJoined = before?.kind === 'and' || isHad || /^but\b/.test(wordsOf(draft, not));
  if (!between.every(({ kind }) => BETWEEN.includes(kind) || (isJoined && OF_BOUNDS.includes(kind)))) return false;
  const isSaid = draft.tags.some(({ kind, from, to }) => kind === 'verb' && from >= noun.to && to <= at);
  return (
    isSaid ||
    isThereNone(draft, not) ||
    draft.tokens.slice(noun.to, at).some(({ lemma }) => ['with', 'without', 'have', 'do'].includes(lemma))
  );
}

/** `states in which there were no gifts`, `states where no gifts were made`. */
function isThereNone(draft: Draft, not: Tag): boolean {
  const before = draft.tokens[not.from - 1]?.lemma ?? '';
  return /^(?:no|zero)$/.test(wordsOf(draft, not)) && ['be', 'where'].includes(before);
}

/** Words as they are meant: `w/o` is `without`. */
function wordsOf({ tokens }: Draft, { from, to }: Tag): string {
  return tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
}

/** `total by company without royalties`: what stands after the rows is left out of the figure. */
function isOfFigure({ tags, assumptions }: Draft, noun: Tag, not: Tag): boolean {
  const isOfRows = tags[tags.indexOf(noun) - 1]?.kind === 'by';
  const isFigure = tags.some(
    ({ kind, to }) => ['amount', 'count', 'statistic', 'unit'].includes(kind) && to <= noun.from,
  );
  if (!isOfRows || !isFigure || tags[tags.indexOf(noun) + 1] !== not) return false;
  assumptions.push(LEFT_OUT);
  return true;
}

const LEFT_OUT =
  'What is left out is left out of the figure of each row: to see only those who have none of it, begin with them.';

function isEntity(tag: Tag, entity: string): boolean {
  if (tag.kind === 'noun') return tag.noun.dimension === entity;
  // `who spent nothing on meals`.
  if (tag.kind === 'who') return true;
  return tag.kind === 'value' && tag.isPerson === true && entity === 'recipient';
}
