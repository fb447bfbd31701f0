import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, SMALL, take } from '../draft.ts';
import { addGroup, addNoun, groupOf } from '../groups.ts';

/** `which companies`, `what drugs`, `which years`; says whether there is a row for them. */
export function readWhich(draft: Draft): boolean {
  const known = draft.groups.length;
  for (const which of open(draft, 'which')) {
    take(draft, which);
    if (draft.groups.length > known && isSecond(draft, which))
      draft.cannot = 'I can answer one of these questions at a time: ask them one after the other.';
    const isDirect = draft.tags[draft.tags.indexOf(which) + 1]?.kind === 'noun' && which.to - which.from === 1;
    if (!isDirect && isOfPurpose(draft, which)) {
      addGroup(draft, { kind: 'dimension', dimension: 'nature' });
      continue;
    }
    const next = placesOf(draft, after(draft, which, ['filler', 'preposition', 'number', 'rank', 'growth', 'new']));
    if (isFree(draft, next, 'noun') && isSubjectOf(draft, which, next)) continue;
    if (isFree(draft, next, 'noun')) {
      take(draft, next);
      addNoun(draft, next.noun);
    } else if (isFree(draft, next, 'grain')) {
      take(draft, next);
      addGroup(draft, groupOf(next));
    } else if (
      next?.kind === 'value' &&
      next.isPerson &&
      !isAskedOf(draft, which, next) &&
      !isWhatTheyDid(draft, which, next)
    )
      addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
  }
  return draft.groups.length > known;
}

/** `in which Florida cities`, `which Houston urologists`: what is asked stands after the place that they are in. */
function placesOf(draft: Draft, tag: Tag | undefined): Tag | undefined {
  const asked = tag && draft.tags[draft.tags.indexOf(tag) + 1];
  const isPlace = tag?.kind === 'value' && tag.choices.some(({ field }) => field === 'state' || field === 'city');
  const isOfPlace = asked?.kind === 'noun' && ['city', 'recipient'].includes(asked.noun.dimension);
  return isPlace && (isOfPlace || (asked?.kind === 'value' && asked.isPerson)) ? asked : tag;
}

/** `what does a cardiologist get`, `median of what cardiologists got`, `what went to cardiologists`: how much, and no row for each. */
function isAskedOf({ tokens }: Draft, { from: start, to }: Tag, { from }: Tag): boolean {
  if (tokens[start]?.low === 'what' && (tokens[start - 1]?.low === 'of' || tokens[from - 1]?.low === 'to')) return true;
  return tokens.slice(to, from).some(({ lemma }) => lemma === 'do');
}

/** `what did companies spend on travel by nature`: rows are said otherwise. */
function isSubjectOf(draft: Draft, which: Tag, noun: TagOf<'noun'>): boolean {
  const word = draft.tokens[noun.from - 1]?.lemma ?? '';
  const isWhat = draft.tokens[which.from]?.low === 'what';
  if (isWhat && isWhoseOf(draft, noun)) return true;
  // `what went to physicians`.
  if (isWhat && draft.tokens[noun.from - 1]?.low === 'to') return true;
  // `what did physicians receive`: all of them; whoever asks what states get wants a row for each.
  const isOfAll = draft.groups.length > 0 || ['recipient', 'company'].includes(noun.noun.dimension);
  return isWhat && isOfAll && isDoing(draft, noun) && (word === 'do' || areRowsSaid(draft, noun));
}

/** `compare what cardiologists got from A and B`, `what surgeons were paid by nature`: what all of them got, as of physicians. */
function isWhatTheyDid(draft: Draft, which: Tag, people: Tag): boolean {
  return draft.tokens[which.from]?.low === 'what' && isDoing(draft, people) && areRowsSaid(draft, people);
}

/** `hospitals in Ohio got`, `physicians put into Pfizer`. */
export function isDoing(draft: Draft, noun: Tag): boolean {
  return ['verb', 'measure'].includes(after(draft, noun, [...SMALL, 'value'])?.kind ?? '');
}

/** `what hospitals in Ohio got, year by year`, `compare what doctors got from A and B`: of all of them, whose rows are something else. */
export function areRowsSaid(draft: Draft, people: Tag): boolean {
  const { groups, ranking, thresholds } = draft;
  if (ranking || thresholds.length > 0) return false;
  const isOfCompanies = people.kind === 'noun' && people.noun.dimension === 'company';
  if (people.kind === 'noun' && !isOfCompanies && people.noun.dimension !== 'recipient') return false;
  const others = groups.flatMap((one) => (one.kind === 'dimension' ? [one.dimension] : []));
  const isOfTime = has(draft, 'grain') && others.every((one) => one === 'program_year');
  // `what doctors were paid by state`; whoever asks what companies paid by state may want the companies.
  const isOfOthers = !isOfCompanies && others.length > 0 && !others.includes('recipient');
  return isOfTime || isOfOthers || has(draft, 'compare', 'versus');
}

/** `what were doctors' ownership stakes worth`: of what is theirs, and no row for each; `doctors' totals` are those of each. */
export function isWhoseOf(draft: Draft, noun: Tag): boolean {
  const isTheirs = /(?:'s|s')$/i.test(draft.tokens[noun.to - 1]?.text ?? '');
  const next = draft.tags[draft.tags.indexOf(noun) + 1];
  return isTheirs && (next?.kind === 'source' || next?.kind === 'value');
}

/** `which company spends most on meals and which on travel`; `and what did each pay` goes on with the first. */
function isSecond(draft: Draft, which: Tag): boolean {
  const next = draft.tags[draft.tags.indexOf(which) + 1];
  return before(draft, which)?.kind === 'and' && next?.kind === 'preposition';
}

/** `what does X spend most on`, `what were doctors paid for`: what the last word stands before is asked. */
function isOfPurpose(draft: Draft, which: TagOf<'which'>): boolean {
  if (draft.tokens[which.from]?.low !== 'what' || draft.figures.length > 1) return false;
  const previous = draft.tokens[which.from - 1]?.low;
  if (previous === 'for' && after(draft, which, ['filler']) === undefined) return true;
  // `on what did Pfizer spend the most`.
  if (which.from === 1 && (previous === 'on' || previous === 'for')) return true;
  return draft.tags.some(
    (tag) =>
      tag.from > which.to &&
      (tag.kind === 'preposition' || tag.kind === 'verb') &&
      ['for', 'on'].includes(draft.tokens[tag.to - 1]?.low ?? '') &&
      !isBeforeEach(draft, tag) &&
      // `has Eliquis on it`.
      !['it', 'them'].includes(draft.tokens[tag.to]?.low ?? '') &&
      [undefined, 'period', 'by', 'rank'].includes(after(draft, tag, ['filler'])?.kind),
  );
}

/** `what was the total on each day`, `what did it come to for every company`: of the rows, and not what it is for. */
function isBeforeEach({ tags, tokens }: Draft, tag: Tag): boolean {
  const next = tags[tags.indexOf(tag) + 1];
  return tag.kind === 'preposition' && next?.kind === 'by' && ['each', 'every'].includes(tokens[next.from]?.low ?? '');
}
