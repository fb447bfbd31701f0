import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import { OF_THEM } from '../reading/people/read-members.ts';
import { isOneAsked } from '../reading/ranked-words.ts';
import type { Members, ValueFilter } from '../reading/reading.ts';
import type { TagOf } from '../tags/tag.ts';
import { isCompany } from './clause-part.ts';
import { areFirstOfClause, asksWho, isListOf, isOfWhom, isPlace } from './members/member-asked.ts';
import { conditionsOf } from './members/member-conditions.ts';
import { isStandIn, readLeft } from './members/member-rest.ts';
import { asRows, asSingles } from './members/member-rows.ts';
import { type FoundSet, findSet, yearAfter } from './members/member-set.ts';
import { withoutClause } from './members/member-words.ts';
import type { Input } from './parser.ts';

/** Longer ones say more than a clause does. */
const MAX_TAGS = 60;
/** As many as a query may have beside its others. */
const MAX_CONDITIONS = 6;

/**
 * Reads a question about a set of people or companies: without the clause that says which of them are meant it is one about all of them,
 * which `read` reads as it does any other.
 */
export function readOfMembers(
  words: Input,
  known: Pick<Draft, 'anchor' | 'statesOf' | 'years'>,
  read: (words: Input) => Draft | undefined,
): Draft | undefined {
  const found = words.tags.length <= MAX_TAGS ? findSet(words) : undefined;
  const set = found && withOwnYear(words, found);
  if (!set || (set.isSaid && !asksWho(words, set))) return undefined;
  const assumptions: string[] = [];
  const conditions = conditionsOf(set.clauses, words, known, assumptions);
  if (!conditions || conditions.length > MAX_CONDITIONS) return undefined;
  // `companies with 300 payments from one company`: of itself, or of whom they pay.
  if (conditions.some(({ per }) => per?.includes(set.entity))) return undefined;
  if (isShownWithNumber(words, set) || isWhoAmong(words) || isShareOfOwned(words, set)) return undefined;
  if (isCountedAgain(words, set)) return undefined;
  const left = withoutClause(words, set);
  const draft = readLeft(left, set, read);
  if (!draft || !hasRoom(draft) || isNarrower(draft, set)) return undefined;
  draft.assumptions.push(...assumptions);
  // `among companies with …, which one has the highest`: what is left says no longer that it is one.
  if (draft.ranking && isOneAsked(words.tokens)) draft.ranking = { ...draft.ranking, n: 1 };
  if (growsOfIt(words, set, draft)) draft.filters.push(...(conditions[0]?.filters ?? []));
  // Of what is left every word is carried by now.
  for (const tag of draft.tags) draft.parsed.add(tag);
  const members: Members = { entity: set.entity, conditions };
  if (left.isPeopleShare) return asPeopleShare(draft, members);
  const isList = isListOf(words, set);
  asRows(draft, set, isList);
  if ((isList || isOfWhom(draft, members)) && isSimple(set) && isReadAlready(read(words), set)) return undefined;
  if (isList && asSingles(draft, members)) return draft;
  const isOfClause = isList || areFirstOfClause(words, set);
  if (isOfClause) inTheirYears(draft, members);
  const ofFigure = isOfClause ? ofTheirOwn(draft, members, set) : [];
  const whole = withMembers(draft, { ...members, ...(ofFigure.length > 0 && { ofFigure }) }, placesOf(words, set));
  return whole && withPeopleOfWhole(whole, words, set);
}

/** `what share of the money paid to physicians went to those who`: they are the whole as well. */
function withPeopleOfWhole(draft: Draft, { tags, tokens }: Input, { head, from }: FoundSet): Draft {
  const { comparison, members } = draft;
  if (comparison?.kind !== 'share' || !members?.isPart) return draft;
  // `those who` is said of people before the verb that has the part.
  const between = tokens.slice(tags[head]?.to, tags[from]?.from);
  const end = between.some(({ low }) => low === 'those' || low === 'ones') ? head + 1 : head;
  const wheres = tags.slice(0, end).flatMap((tag) => (tag.kind === 'noun' ? (tag.noun.where ?? []) : []));
  const isSaid = ({ field, values }: ValueFilter) =>
    wheres.some((one) => one.field === field && one.values.join() === values.join());
  return { ...draft, filters: [...draft.filters, ...(comparison.part ?? []).filter(isSaid)] };
}

/** `doctors paid in both 2021 and 2024`: what they were paid then is shown. */
function inTheirYears(draft: Draft, { conditions }: Members): void {
  const [first] = conditions;
  const isOne = conditions.every(({ periods }) => JSON.stringify(periods) === JSON.stringify(first?.periods));
  if (isOne && draft.periods.length === 0) draft.periods = [...(first?.periods ?? [])];
  const periods = conditions.flatMap(({ isNone, bound, periods = [] }) => (isNone || bound ? [] : periods));
  const years = periods.flatMap((one) => (one.kind === 'years' && one.from !== undefined ? [one.from] : []));
  if (draft.periods.length === 0 && years.length > 0) draft.periods = [{ kind: 'eachYear', years }];
}

/**
 * `doctors Kelvanta paid but Caldrexa did not`, `who got more than $500,000 in royalties but no honoraria`: what Kelvanta paid them, what
 * they got in royalties is shown; fields of the figure alone.
 */
function ofTheirOwn(draft: Draft, { conditions }: Members, { clauses }: FoundSet): string[] {
  const bounded = conditions.filter(({ isNone, bound }) => !isNone && bound);
  const some = conditions.filter(({ isNone, bound }) => !isNone && !bound);
  const isOwn = some.length > 1 || clauses.some((clause) => clause.isOwn || clause.is === 'none');
  const one = bounded.length > 0 ? ofSameRecords(bounded) : isOwn ? ofSameRecords(some) : undefined;
  if (!one) return [];
  draft.filters.push(...one.filters);
  return one.filters.map(({ field }) => field);
}

/** `Kelvanta paid in 2022 and again in 2023`: of the same records in each time. */
function ofSameRecords([first, ...others]: Members['conditions']): Members['conditions'][number] | undefined {
  const isSame = others.every(({ filters }) => JSON.stringify(filters) === JSON.stringify(first?.filters));
  return isSame ? first : undefined;
}

function withOwnYear(words: Input, set: FoundSet): FoundSet {
  const [clause, another] = set.clauses;
  const when = clause?.bound && !clause.when && !clause.periods && !another ? yearAfter(words, set.to) : undefined;
  return when && clause ? { ...set, to: set.to + 1, clauses: [{ ...clause, when }] } : set;
}

/** `doctors paid by ten companies, with the number of companies`: a column of their list, which other rules read. */
function isShownWithNumber({ tags, tokens }: Input, { to }: FoundSet): boolean {
  const said = tags.slice(to).filter(({ kind }) => kind !== 'filler');
  const at = said.findIndex(({ kind, from }) => kind === 'preposition' && tokens[from]?.low === 'with');
  return at >= 0 && said[at + 1]?.kind === 'count';
}

/** `…, and how many doctors got paid at all`: another number of them. */
function isCountedAgain({ tags }: Input, { to, entity }: FoundSet): boolean {
  const said = tags.slice(to).filter(({ kind }) => kind !== 'filler');
  return said.some((tag, at) => {
    const noun = said[at + 1];
    return tag.kind === 'count' && noun?.kind === 'noun' && noun.noun.dimension === entity;
  });
}

/** `what share of Pfizer's doctors got more than $1,000`: of them, and no share that Pfizer has. */
function isShareOfOwned({ tags }: Input, { head }: FoundSet): boolean {
  const share = tags.findLastIndex(({ kind }, at) => kind === 'share' && at < head);
  const between = tags.slice(share + 1, head).filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  return share >= 0 && between.length > 0 && between.every((tag) => tag.kind === 'value' && isCompany(tag));
}

/** `spent $1M on speaker fees in 2024 and increased it from 2023 to 2024`: what was spent so is what grew. */
function growsOfIt({ tags, tokens }: Input, { to, clauses }: FoundSet, { comparison }: Draft): boolean {
  const behind = tokens.slice(tags[to]?.from ?? tokens.length).map(({ low }) => low);
  return (
    comparison?.kind === 'growth' && clauses.length === 1 && behind.some((word) => word === 'it' || word === 'that')
  );
}

/** `who among the doctors received more than $100,000`: they themselves, in a sentence of its own. */
function isWhoAmong({ tokens }: Input): boolean {
  return tokens[0]?.low === 'who' && ['among', 'amongst', 'of'].includes(tokens[1]?.low ?? '');
}

/** Of what is said of each of several years the rules of single words make a row of each year, or one bound of all. */
function isSimple({ clauses }: FoundSet): boolean {
  if (clauses.some(({ isOwn }) => isOwn) || areMixed(clauses)) return false;
  const ofYears = clauses.filter(({ when, periods }) => when !== undefined || periods !== undefined);
  return ofYears.length < 3 && ofYears.every(({ bound }) => bound === undefined);
}

/** `over $50,000 and at least one consulting fee`: the rules would take the bound as one of consulting fees. */
function areMixed(clauses: FoundSet['clauses']): boolean {
  const [first, other] = clauses;
  // `more than five meals and over $1,000`.
  const isOfAll = first?.bound && other?.bound && first.values.length > 0 && other.values.length === 0;
  const hasBoth = clauses.some(({ bound }) => bound) && clauses.some(({ bound, is }) => !bound && is === undefined);
  return isOfAll === true || hasBoth;
}

/** `total meals paid to doctors who received more than $10,000`: the bound is on all of it, or on meals. */
function isNarrower({ filters, tags, tokens }: Draft, { entity, clauses }: FoundSet): boolean {
  const comma = tags.find(({ from }) => tokens[from]?.low === ',');
  const isInFront = ({ at = 0 }: ValueFilter) => comma !== undefined && at < comma.from;
  // `what portion of speaker fees goes to doctors who got more than $50,000 in speaker fees`: of what the bound is, is said.
  const isOfBound = ({ field }: ValueFilter) =>
    clauses.every(({ values }) => values.some((one) => one.kind === 'value' && one.choices[0]?.field === field));
  const isOfOthers = (filter: ValueFilter) =>
    filter.text !== undefined && !OF_THEM[entity]?.includes(filter.field) && !isOfBound(filter);
  return (
    clauses.some(({ bound }) => bound) &&
    filters.some((filter) => isOfOthers(filter) && !isStandIn(filter) && !isInFront(filter))
  );
}

/** Of people or companies the rules of single words may read their records, or whoever had something in either of two years. */
function isReadAlready(draft: Draft | undefined, { clauses, isAlso }: FoundSet): boolean {
  if (!draft || draft.isList) return false;
  const isOfYears = clauses.filter(({ when }) => when).length > 1;
  // Who has none of something is told by a set, and by no condition on single records.
  if (clauses.some(({ is }) => is === 'none') && !draft.among && !draft.members) return false;
  return !(isOfYears && isAlso && draft.periods.length > 0 && !draft.among && !draft.members);
}

/** Nothing that is asked beside it is on each of them too. */
function hasRoom({ thresholds, among, firstOf, isNew, members }: Draft): boolean {
  return thresholds.every(({ on }) => on === 'record') && !among && !firstOf && !isNew && !members;
}

function asPeopleShare(draft: Draft, members: Members): Draft | undefined {
  if (countedEntity(draft.figures[0]) !== members.entity || draft.groups.length > 0 || draft.comparison)
    return undefined;
  draft.comparison = { kind: 'peopleShare', entity: members.entity, part: [] };
  draft.members = { ...members, isPart: true };
  return draft;
}

/** Where the members are, by the names beside them. */
function placesOf({ tags }: Input, { head, from, isPointing }: FoundSet): readonly TagOf<'value'>[] {
  const front = tags.slice(0, head).findLastIndex((tag) => !isPlace(tag)) + 1;
  return isPointing ? [] : tags.slice(front, from).filter((tag): tag is TagOf<'value'> => isPlace(tag));
}

function isOneOf(places: readonly TagOf<'value'>[], { field, values }: ValueFilter): boolean {
  return places.some(({ choices }) =>
    choices.some((one) => one.field === field && one.values.join() === values.join()),
  );
}

/** `hospitals in Texas that …: share of total spend`: the hospitals there are the part, and not all of Texas. */
function takeOfThem(draft: Draft, { entity }: Members): readonly ValueFilter[] {
  const isOfThem = ({ field }: ValueFilter) => OF_THEM[entity]?.includes(field) === true;
  const own = draft.filters.filter(isOfThem);
  draft.filters = draft.filters.filter((filter) => !isOfThem(filter));
  return own;
}

function withMembers(draft: Draft, members: Members, places: readonly TagOf<'value'>[]): Draft | undefined {
  const { comparison, figures } = draft;
  draft.filters = draft.filters.filter((filter) => !isStandIn(filter));
  const isOfOthers = members.entity === 'company' && figures.some((figure) => countedEntity(figure) === 'recipient');
  draft.members = { ...members, ...(isOfOthers && { ofFigure: ['recipient_type'] }) };
  if (comparison?.kind !== 'share') return draft;
  const part = comparison.part?.every((filter) => isOneOf(places, filter))
    ? takeOfThem(draft, members).concat(comparison.part)
    : (comparison.part ?? []);
  const isOfThem = part.some(({ field }) => OF_THEM[members.entity]?.includes(field)) || part.some(isStandIn);
  if (!isOfThem) return draft;
  const there = draft.filters.filter((filter) => isOneOf(places, filter));
  draft.filters = draft.filters.filter((filter) => !there.includes(filter));
  draft.comparison = { ...comparison, part: [...part.filter((filter) => !isStandIn(filter)), ...there] };
  draft.members = { ...draft.members, isPart: true };
  return draft;
}
