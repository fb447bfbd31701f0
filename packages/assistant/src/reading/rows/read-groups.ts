import type { Tag } from '../../tags/tag.ts';
import { after, before, type Draft, open, take, textOf } from '../draft.ts';
import { addGroup, addNoun, dimensionNames } from '../groups.ts';
import { isMany } from '../ranked-words.ts';
import { readBy } from './read-by.ts';
import { isFirstOfNamed } from './read-each-named.ts';
import { readPerPerson, readRanked } from './read-ranked.ts';
import { readGrains } from './read-trends.ts';
import { readWhich } from './read-which.ts';
import { readWho } from './read-who.ts';

/** What there is a row for: after `by` and `each`, of what is ranked, of `which` and `who`, and of the time of a trend. */
export function readGroups(draft: Draft): void {
  for (const by of open(draft, 'by')) readBy(draft, by);
  const known = [...draft.groups];
  const isNamed = readWhich(draft);
  // `by state, which company paid the most`: the first of each.
  if (isNamed && draft.ranking?.n === 1 && draft.eachOf.length === 0 && known.length === 1) draft.eachOf = known;
  readRanked(draft, isNamed);
  for (const who of open(draft, 'who')) readWho(draft, who);
  for (const where of open(draft, 'where')) {
    take(draft, where);
    if (draft.groups.length === 0 && !isRelative(draft, where))
      addGroup(draft, { kind: 'dimension', dimension: isSource(draft, where) ? 'company' : 'state' });
  }
  readGrains(draft);
  readEachOfThem(draft);
  readPerPerson(draft);
  const within = draft.eachOf.flatMap(dimensionNames);
  const isWithin = within.length > 0 && draft.groups.length > draft.eachOf.length;
  if (draft.ranking && isWithin) draft.ranking = { ...draft.ranking, within };
}

/** `which companies … and what did each pay`: each of the rows that there are. */
function readEachOfThem(draft: Draft): void {
  const isOfRows = (by: Tag) =>
    isOfThose(draft, by) ||
    (/^(?:(?:to|for|on|in|of|from|at) )?each(?: one| of them| of those)?$/i.test(textOf(draft, by)) &&
      ['verb', undefined].includes(after(draft, by, ['filler', 'preposition', 'period'])?.kind));
  const [each] = open(draft, 'by').filter(isOfRows);
  // `his studies, with the money on each`.
  const named = open(draft, 'noun').findLast((noun) => each && noun.to <= each.from && isMany(draft, noun));
  const isOfNamed = named && draft.tags.some(({ kind, from }) => kind === 'amount' && from >= named.to);
  if (named && isOfNamed && draft.groups.length === 0) {
    take(draft, named);
    addNoun(draft, named.noun);
  }
  const ofRows = open(draft, 'by').filter((by) => isOfRows(by) && !isFirstOfNamed(draft, by));
  // `how many doctors did each of them pay` after companies.
  const isOfBefore = draft.groups.length === 0 && ofRows.some((by) => isOfThose(draft, by));
  if (isOfBefore) draft.lacksRows = 'Say whom each is: a figure of each company, of each product, or of others.';
  if (draft.groups.length > 0 || isOfBefore) take(draft, ...ofRows);
}

/** `each of them`, of which nothing is said further. */
function isOfThose(draft: Draft, by: Tag): boolean {
  return /each of (?:them|those)$/i.test(textOf(draft, by)) && after(draft, by)?.kind !== 'noun';
}

/** `where does its money come from`: who pays it. */
function isSource({ tokens, filters }: Draft, where: Tag): boolean {
  const come = tokens.findIndex(({ lemma }, at) => at >= where.to && lemma === 'come');
  return come >= 0 && tokens[come + 1]?.low === 'from' && filters.every(({ field }) => !field.startsWith('company'));
}

/** `payments where the amount exceeds`, `states where spend is above`: no place. */
function isRelative(draft: Draft, where: Tag): boolean {
  const last = before(draft, where, ['filler', 'period']);
  // `cities in Texas where`.
  const isPlace = last?.kind === 'value' && last.choices.some(({ field }) => field === 'state' || field === 'city');
  const noun = isPlace ? before(draft, last) : undefined;
  const earlier = noun?.kind === 'noun' ? noun : last;
  // `meals where Eliquis was discussed`.
  const isOfNature = earlier?.kind === 'value' && earlier.choices[0]?.field === 'nature';
  return earlier !== undefined && (isOfNature || ['noun', 'unit', 'list', 'grain'].includes(earlier.kind));
}
