import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { addGroup, addNounFilters } from '../groups.ts';
import { isMany } from '../ranked-words.ts';
import type { Figure } from '../reading.ts';
import { areSeveral } from '../rows/read-each-named.ts';

const MORE = /(?:^| )(?:more|less|fewer)$/i;

/** What `more` of two stands before: the physicians, payments or cardiologists of `which of A and B paid more physicians`. */
function numberOfMore(draft: Draft, more: Tag): Figure | undefined {
  const first = after(draft, more, ['filler']);
  const noun = after(draft, more, ['filler', 'value', 'source']);
  if (!MORE.test(textOf(draft, more)) || !first || isOneOfTwo(draft, more, first)) return undefined;
  if (first.kind === 'value' && first.isPerson) return { kind: 'distinct', dimension: 'recipient' };
  if (first.kind === 'value' && /payments$/i.test(textOf(draft, first))) return PAYMENTS;
  if (noun?.kind === 'unit' && isMany(draft, noun)) return { kind: 'measure', measure: noun.measure };
  return noun?.kind === 'noun' && isMany(draft, noun)
    ? { kind: 'distinct', dimension: noun.noun.dimension }
    : undefined;
}

/** `who got more, cardiologists or oncologists`: they are compared, and not counted. */
function isOneOfTwo({ tags }: Draft, more: Tag, first: Tag): boolean {
  const isNamed = (tag: Tag) => tag.kind === 'value' || tag.kind === 'noun';
  const [join, second] = tags.slice(tags.indexOf(first) + 1);
  const isJoined = join?.kind === 'or' && second !== undefined && isNamed(second);
  const opener = tags.find(({ kind }) => kind !== 'filler');
  const isAsked = opener?.kind === 'who' || opener?.kind === 'which';
  return isJoined && isAsked && !tags.some((tag) => isNamed(tag) && tag.to <= more.from);
}

const PAYMENTS: Figure = { kind: 'measure', measure: 'payments' };

/** `which of A and B paid more physicians`, `did A make more payments than B`: their number, side by side. */
export function readNumbersCompared(draft: Draft): void {
  for (const more of [...open(draft, 'compare', 'restriction')]) {
    const figure = numberOfMore(draft, more);
    const isOfTwo = more.kind === 'compare' || has(draft, 'or', 'versus') || areSeveral(draft);
    if (!figure || !isOfTwo || has(draft, 'growth')) continue;
    const noun = after(draft, more, ['filler', 'value', 'source']);
    if (isFree(draft, noun, 'noun', 'unit')) take(draft, noun);
    if (noun?.kind === 'noun') addNounFilters(draft, noun.noun, noun.from);
    if (more.kind === 'restriction') replace(draft, more, { kind: 'compare' });
    addFigure(draft, figure, true);
  }
}

/** `how many physicians and how many hospitals`, `number of drugs vs devices`: a row for the number of each kind. */
export function readKindsCounted(draft: Draft): void {
  for (const count of open(draft, 'count')) {
    const first = after(draft, count, ['filler', 'preposition']);
    if (!isFree(draft, first, 'noun')) continue;
    const others = joinedKinds(draft, first);
    const field = kindOf(first);
    if (field === undefined || others.length === 0) continue;
    take(draft, count, first, ...others.flatMap(({ noun, words }) => [noun, ...words]));
    for (const kind of [first, ...others.map(({ noun }) => noun)]) addNounFilters(draft, kind.noun, kind.from);
    addFigure(draft, { kind: 'distinct', dimension: first.noun.dimension });
    addGroup(draft, { kind: 'dimension', dimension: field });
  }
}

interface Joined {
  readonly noun: TagOf<'noun'>;
  /** The words that join it, and that count again. */
  readonly words: readonly Tag[];
}

/** The kinds after the first one, each with the word that joins it: `, NPPs and how many hospitals`. */
function joinedKinds(draft: Draft, first: TagOf<'noun'>): readonly Joined[] {
  const [behind, and] = draft.tags.slice(draft.tags.indexOf(first) + 1);
  const isBefore = behind !== undefined && textOf(draft, behind) === ',';
  const join = isBefore && and?.kind === 'and' ? and : behind;
  const isComma = isBefore && join === behind;
  const isJoin = join?.kind === 'and' || join?.kind === 'versus' || isComma;
  const next = isJoin ? after(draft, join, ['filler', 'preposition', 'count']) : undefined;
  if (!join || !isFree(draft, next, 'noun') || kindOf(next) !== kindOf(first)) return [];
  if (next.noun.dimension !== first.noun.dimension) return [];
  const again = before(draft, next);
  const more = joinedKinds(draft, next);
  // What only a comma joins may be a condition.
  if (isComma && more.length === 0) return [];
  return [{ noun: next, words: isFree(draft, again, 'count') ? [join, again] : [join] }, ...more];
}

/** What tells one kind from others: the type of recipient of physicians, the type of product of drugs. */
function kindOf({ noun: { where = [] } }: TagOf<'noun'>): string | undefined {
  const [only, another] = where;
  return another === undefined && only?.values.length === 1 ? only.field : undefined;
}
