import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, take } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { addGroup, addNoun, addNounFilters, groupOf } from '../groups.ts';
import { arePayersRanked, isCounting, isPlural } from '../ranked-words.ts';
import type { Figure, Group } from '../reading.ts';
import { isOfNamed } from './read-each-named.ts';

/** `top 10 companies`, `the 5 highest paid cardiologists`. */
export function readRanked(draft: Draft, isNamed: boolean): void {
  if (!draft.ranking || draft.isList) return;
  if (isFree(draft, draft.rankedNoun, 'noun')) addRanked(draft, draft.rankedNoun);
  for (const rank of draft.tags.filter((tag) => tag.kind === 'rank')) {
    const next = draft.tags
      .slice(draft.tags.indexOf(rank) + 1)
      .find(({ kind }) => ['noun', 'value', 'grain', 'unit', 'by'].includes(kind));
    const isOfThem = isFree(draft, next, 'noun') || isNumberOfPeople(draft, rank, next);
    const subject = isOfThem && isCounting(draft, rank) ? nounBefore(draft, rank) : undefined;
    // `10 companies with the most doctors`: they are ranked already.
    const isRankedBefore = isOfThem && isCounting(draft, rank) && isRankedNounBefore(draft, rank);
    if (isNamed || isRankedBefore) readMost(draft, rank, next);
    else if (arePayersRanked(draft, rank) && !isNumberOfPeople(draft, rank, next)) continue;
    else if (subject) {
      take(draft, subject);
      addNoun(draft, subject.noun);
      readMost(draft, rank, next);
    } else if (isFree(draft, next, 'noun')) {
      if (!isWhomPaid(draft, next)) addRanked(draft, next);
    } else if (next?.kind === 'value' && next.isPerson) {
      if (isNumberOfPeople(draft, rank, next) && isWhoPays(draft, rank)) draft.cannot = WHO_PAYS;
      addRankedGroup(draft, RECIPIENT);
    } else if (isFree(draft, next, 'grain')) {
      take(draft, next);
      addGroup(draft, groupOf(next));
    } else if (draft.groups.length === 0 && isBeforePeople(draft, rank, next)) addRankedGroup(draft, RECIPIENT);
    else if (next?.kind === 'value' && (draft.groups.every(isTime) || isBesideNoun(draft, rank, next)))
      followingNoun(draft, next);
    if (draft.groups.length === 0 && !isNamed && isOfPeopleBefore(draft, rank)) addRankedGroup(draft, RECIPIENT);
    const isOfEach = draft.groups.length > 0 || open(draft, 'by').some((by) => isOfNamed(draft, by));
    if (isOfEach && draft.groups.length === draft.eachOf.length) readRankedBefore(draft, rank);
  }
}

function isRankedNounBefore({ rankedNoun, used }: Draft, rank: Tag): boolean {
  return rankedNoun?.kind === 'noun' && used.has(rankedNoun) && rankedNoun.to <= rank.from;
}

/** `top Kelvanta product in each year`, `biggest grant recipient by year`. */
function isTime(group: Group): boolean {
  return group.kind !== 'dimension' || group.dimension === 'program_year';
}

const RECIPIENT: Group = { kind: 'dimension', dimension: 'recipient' };

/** `companies with the most payments in each state`: what is ranked within each stands before. */
function readRankedBefore(draft: Draft, rank: Tag): void {
  const noun = nounBefore(draft, rank);
  if (noun) addRanked(draft, noun);
}

function addRanked(draft: Draft, noun: TagOf<'noun'>): void {
  take(draft, noun);
  addRankedGroup(draft, { kind: 'dimension', dimension: noun.noun.dimension });
  addNoun(draft, noun.noun);
}

/** What is ranked beside other rows is ranked within each of them. */
function addRankedGroup(draft: Draft, group: Group): void {
  if (draft.groups.length > 0) draft.eachOf = [...draft.groups];
  addGroup(draft, group);
}

/** `nurse practitioners, top 10`, `cardiologists in Texas: the five highest paid`. */
function isOfPeopleBefore(draft: Draft, rank: Tag): boolean {
  const people = draft.tags.find(({ kind }) => kind !== 'filler');
  const at = draft.tags.indexOf(rank);
  const isNumbered = [draft.tags[at + 1], draft.tags[at - 1]].some((tag) => tag?.kind === 'number');
  const isPeople = people?.kind === 'value' && people.isPerson === true && isPlural(draft, people);
  const isOfFigure = (by: Tag) => FIGURES.includes(draft.tags[draft.tags.indexOf(by) + 1]?.kind ?? 'by');
  return (
    isPeople && isNumbered && draft.tags.every((tag) => tag.kind !== 'noun' && (tag.kind !== 'by' || isOfFigure(tag)))
  );
}

/** What rows are ranked by: `top 10 by total received`. */
const FIGURES: readonly Tag['kind'][] = ['amount', 'measure', 'count', 'unit', 'statistic'];

/** The company of `company with the fewest recipients`. */
function nounBefore(draft: Draft, rank: Tag): TagOf<'noun'> | undefined {
  const earlier = before(draft, rank, [
    'filler',
    'preposition',
    'verb',
    'by',
    'who',
    'which',
    'value',
    'period',
    'amount',
  ]);
  return isFree(draft, earlier, 'noun') ? earlier : undefined;
}

/** `which state has the most paid physicians` counts them. */
function readMost(draft: Draft, rank: TagOf<'rank'> | Tag, next: Tag | undefined): void {
  const word = draft.tokens[rank.from]?.low ?? '';
  // `paid the most to physicians`, `the most spending on physicians` is an amount.
  const link = draft.tags[draft.tags.indexOf(next ?? rank) - 1];
  const isWhom = link?.kind === 'preposition' || (link?.kind === 'verb' && endsWithLink(draft, link));
  if (!['most', 'fewest', 'least'].includes(word) || isWhom) return;
  if (isNumberOfPeople(draft, rank, next)) addFigure(draft, { kind: 'distinct', dimension: 'recipient' }, true);
  if (!isFree(draft, next, 'noun')) return;
  take(draft, next);
  addNounFilters(draft, next.noun);
  addFigure(draft, { kind: 'distinct', dimension: next.noun.dimension }, true);
}

/** `the highest spend on physicians`: whom it went to, and not who is ranked. */
function isWhomPaid(draft: Draft, noun: Tag): boolean {
  const link = draft.tags[draft.tags.indexOf(noun) - 1];
  return link?.kind === 'verb' && link.role === 'payer' && link.to - link.from > 1 && endsWithLink(draft, link);
}

function endsWithLink({ tokens }: Draft, { to }: Tag): boolean {
  return ['on', 'to', 'for', 'from'].includes(tokens[to - 1]?.low ?? '');
}

/** `which state has the most cardiologists`: how many they are. */
function isNumberOfPeople(draft: Draft, rank: Tag, next: Tag | undefined): boolean {
  const isPeople = next?.kind === 'value' && next.isPerson === true && isPlural(draft, next);
  return isPeople && draft.tags.slice(draft.tags.indexOf(rank) + 1, draft.tags.indexOf(next)).every(isSmall);
}

const WHO_PAYS =
  'Say who shall be ranked by how many they paid: for example which company paid the most cardiologists.';

/** `who pays the most cardiologists`: those who pay are asked for. */
function isWhoPays({ tags }: Draft, rank: TagOf<'rank'>): boolean {
  const earlier = tags.slice(0, tags.indexOf(rank));
  const isPaying = earlier.some((tag) => tag.kind === 'verb' && tag.role === 'payer');
  return isPaying && rank.to - rank.from === 1 && earlier.some(({ kind }) => kind === 'who');
}

function isSmall({ kind }: Tag): boolean {
  return kind === 'filler' || kind === 'verb';
}

/** `top 3 Kelvanta doctors in each state`, `highest paid Texas Kelvanta doctor`. */
function isBesideNoun(draft: Draft, rank: Tag, value: Tag): boolean {
  if (after(draft, rank, ['filler', 'number']) !== value) return false;
  return draft.tags.slice(draft.tags.indexOf(value)).find(({ kind }) => kind !== 'value')?.kind === 'noun';
}

/** `top Texas cardiologists`: names between the two say which ones. */
function isBeforePeople(draft: Draft, rank: Tag, next: Tag | undefined): boolean {
  if (next?.kind !== 'value' || after(draft, rank, ['filler', 'number']) !== next) return false;
  const behind = draft.tags.slice(draft.tags.indexOf(next)).find((tag) => tag.kind !== 'value' || tag.isPerson);
  return behind?.kind === 'value' && isPlural(draft, behind);
}

/** `top 10 Texas doctors`. */
function followingNoun(draft: Draft, value: Tag): void {
  const noun = draft.tags.slice(draft.tags.indexOf(value)).find((tag) => isFree(draft, tag, 'noun'));
  if (!isFree(draft, noun, 'noun')) return;
  addRanked(draft, noun);
}

/** `which specialty gets the most per doctor` ranks the average of their totals. */
export function readPerPerson(draft: Draft): void {
  const isPerson = (group: Group) => group.kind === 'dimension' && group.dimension === 'recipient';
  const isPer = draft.tags.some((tag) => tag.kind === 'by' && draft.tokens[tag.from]?.low === 'per');
  if (!draft.ranking || !isPer || !draft.eachOf.some(isPerson) || draft.groups.length < 2) return;
  draft.eachOf = draft.eachOf.filter((group) => !isPerson(group));
  draft.groups = draft.groups.filter((group) => !isPerson(group));
  const average: Figure = { kind: 'statistic', statistic: { kind: 'average' }, per: 'recipient' };
  // `by number of physicians; n, total and spend per physician`.
  const isOneOfSeveral = draft.figures.some((figure) => figure.kind !== 'measure' || figure.measure !== 'total_amount');
  draft.figures = isOneOfSeveral ? [...draft.figures, average] : [average];
}
