import type { Noun, Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, take, textOf } from './draft.ts';
import { addFigure } from './read-figures.ts';
import { isCounting } from './read-rankings.ts';
import type { Group } from './reading.ts';

/** What there is a row for: after `by` and `each`, of what is ranked, of `which` and `who`, and of the time of a trend. */
export function readGroups(draft: Draft): void {
  for (const by of open(draft, 'by')) readBy(draft, by);
  readWhich(draft);
  readRanked(draft);
  for (const who of open(draft, 'who')) readWho(draft, who);
  for (const where of open(draft, 'where')) {
    take(draft, where);
    if (draft.groups.length === 0) addGroup(draft, { kind: 'dimension', dimension: 'state' });
  }
  readGrains(draft);
  readPerPerson(draft);
  const within = draft.eachOf.flatMap(dimensionNames);
  const isWithin = within.length > 0 && draft.groups.length > draft.eachOf.length;
  if (draft.ranking && isWithin) draft.ranking = { ...draft.ranking, within };
}

/** `which specialty gets the most per doctor` ranks the average of their totals. */
function readPerPerson(draft: Draft): void {
  const isPerson = (group: Group) => group.kind === 'dimension' && group.dimension === 'recipient';
  const isPer = draft.tags.some((tag) => tag.kind === 'by' && draft.tokens[tag.from]?.low === 'per');
  if (!draft.ranking || !isPer || !draft.eachOf.some(isPerson) || draft.groups.length < 2) return;
  draft.eachOf = draft.eachOf.filter((group) => !isPerson(group));
  draft.groups = draft.groups.filter((group) => !isPerson(group));
  draft.figures = [{ kind: 'statistic', statistic: { kind: 'average' }, per: 'recipient' }];
}

/** What the answer calls a group. */
function dimensionNames(group: Group): string[] {
  if (group.kind === 'grain') return [group.grain];
  if (group.kind === 'part') return ['period'];
  return [group.dimension];
}

export function addGroup(draft: Draft, group: Group): void {
  const isKnown = draft.groups.some((one) => JSON.stringify(one) === JSON.stringify(group));
  if (!isKnown) draft.groups.push(group);
}

/** A noun as a group brings the values that its word stands for: `by drug`. */
export function addNoun(draft: Draft, noun: Noun): void {
  addGroup(draft, { kind: 'dimension', dimension: noun.dimension });
  addNounFilters(draft, noun);
}

export function addNounFilters(draft: Draft, { where = [] }: Noun, at?: number): void {
  for (const { field, values } of where) {
    const known = draft.filters.findIndex((filter) => filter.field === field && filter.isNegated !== true);
    const same = draft.filters[known];
    if (same && at !== undefined && same.at !== undefined)
      draft.filters[known] = { ...same, values: [...new Set([...same.values, ...values])] };
    else if (!same) draft.filters.push({ field, values, ...(at !== undefined && { at }) });
  }
}

/** `by state and year`, `per company, by nature`; `by total amount` says what is ranked by. */
function readBy(draft: Draft, by: TagOf<'by'>): void {
  let next: Tag | undefined = after(draft, by, ['filler', 'preposition', 'by']);
  if (next?.kind === 'amount') {
    take(draft, by, next);
    return;
  }
  // `paid by both`, `by what percentage`.
  if (next?.kind === 'both' || next?.kind === 'which' || next?.kind === 'share') {
    take(draft, by);
    return;
  }
  if (isOfAll(draft, by)) {
    readAll(draft, by);
    return;
  }
  let isFirst = true;
  while (next) {
    const here: Tag = next;
    if (isFree(draft, here, 'noun') && isAgent(draft, by, here)) {
      // `held by physicians and relatives` is of both.
      if (draft.tags[draft.tags.indexOf(here) + 1]?.kind !== 'and') take(draft, by);
      break;
    }
    if (isFree(draft, here, 'noun')) {
      take(draft, here);
      addNoun(draft, here.noun);
      if (isEach(draft, by)) draft.eachOf.push({ kind: 'dimension', dimension: here.noun.dimension });
    } else if (isFree(draft, here, 'grain')) {
      take(draft, here);
      addGroup(draft, groupOf(here));
      if (isEach(draft, by)) draft.eachOf.push(groupOf(here));
    } else if (isFirst && isFree(draft, here, 'unit', 'measure') && draft.ranking) {
      take(draft, here);
      addFigure(draft, { kind: 'measure', measure: here.measure }, true);
    } else if (!(isFirst && (draft.used.has(here) || here.kind === 'value'))) break;
    take(draft, by);
    isFirst = false;
    const join: Tag | undefined = draft.tags[draft.tags.indexOf(here) + 1];
    if (join?.kind !== 'and' && join?.kind !== 'filler' && join?.kind !== 'by') break;
    const following: Tag | undefined = after(draft, join, ['filler', 'by', 'and']);
    if (following?.kind !== 'noun' && following?.kind !== 'grain') break;
    take(draft, join);
    next = following;
  }
}

/** `across every company and year`, `for all states`: all of them together. */
function isOfAll({ tokens }: Draft, { from, to }: Tag): boolean {
  const words = tokens.slice(from, to + 1).map(({ low }) => low);
  return words.includes('all') || (words[0] === 'across' && words.includes('every'));
}

/** What follows is no group; an earlier condition on it is given up. */
function readAll(draft: Draft, by: Tag): void {
  take(draft, by);
  for (const tag of draft.tags.slice(draft.tags.indexOf(by) + 1)) {
    if (isFree(draft, tag, 'noun')) draft.cleared.push(tag.noun.dimension);
    else if (isFree(draft, tag, 'grain')) draft.cleared.push('program_year');
    else if (!['and', 'filler', 'by'].includes(tag.kind)) break;
    take(draft, tag);
  }
}

/** `in each state`, `for every year`, `per company`. */
function isEach({ tokens }: Draft, { from, to }: Tag): boolean {
  return tokens.slice(from, to).some(({ low }) => low === 'each' || low === 'every' || low === 'per');
}

/** `held by physicians`, `amount invested by physicians`: whose it is, not what there is a row for. */
function isAgent(draft: Draft, by: Tag, noun: TagOf<'noun'>): boolean {
  const isBy = draft.tokens[by.from]?.low === 'by' && by.to - by.from === 1;
  const verb = draft.tags[draft.tags.indexOf(by) - 1];
  const isPlural = draft.tokens[noun.to - 1]?.low !== draft.tokens[noun.to - 1]?.lemma;
  const isInvested = verb?.kind === 'measure' && verb.measure === 'amount_invested';
  return (
    isBy && isPlural && (verb?.kind === 'verb' || isInvested) && ['recipient', 'company'].includes(noun.noun.dimension)
  );
}

export function groupOf({ grain, part }: TagOf<'grain'>): Group {
  return part
    ? { kind: 'part', part }
    : grain === 'year'
      ? { kind: 'dimension', dimension: 'program_year' }
      : { kind: 'grain', grain };
}

/** `which companies`, `what drugs`, `which years`. */
function readWhich(draft: Draft): void {
  for (const which of open(draft, 'which')) {
    take(draft, which);
    const next = after(draft, which, ['filler', 'preposition', 'number', 'rank', 'growth', 'share', 'new']);
    if (isFree(draft, next, 'noun')) {
      take(draft, next);
      addNoun(draft, next.noun);
    } else if (isFree(draft, next, 'grain')) {
      take(draft, next);
      addGroup(draft, groupOf(next));
    } else if (next?.kind === 'value' && next.isPerson) addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
  }
}

/** `top 10 companies`, `the 5 highest paid cardiologists`. */
function readRanked(draft: Draft): void {
  if (!draft.ranking || draft.isList) return;
  const isNamed =
    draft.tags.some(({ kind }) => kind === 'which' || kind === 'who') && draft.groups.length > draft.eachOf.length;
  if (isFree(draft, draft.rankedNoun, 'noun')) addRanked(draft, draft.rankedNoun);
  for (const rank of draft.tags.filter((tag) => tag.kind === 'rank')) {
    const next = draft.tags
      .slice(draft.tags.indexOf(rank) + 1)
      .find(({ kind }) => ['noun', 'value', 'grain', 'unit', 'by'].includes(kind));
    const subject = isFree(draft, next, 'noun') && isCounting(draft, rank) ? nounBefore(draft, rank) : undefined;
    if (isNamed) readMost(draft, rank, next);
    else if (subject) {
      take(draft, subject);
      addNoun(draft, subject.noun);
      readMost(draft, rank, next);
    } else if (isFree(draft, next, 'noun')) addRanked(draft, next);
    else if (next?.kind === 'value' && next.isPerson && draft.groups.length === 0)
      addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
    else if (isFree(draft, next, 'grain')) {
      take(draft, next);
      addGroup(draft, groupOf(next));
    } else if (next?.kind === 'value' && draft.groups.length === 0) followingNoun(draft, next);
  }
}

function addRanked(draft: Draft, noun: TagOf<'noun'>): void {
  take(draft, noun);
  if (draft.groups.length > 0) draft.eachOf = [...draft.groups];
  addNoun(draft, noun.noun);
}

/** The company of `company with the fewest recipients`. */
function nounBefore(draft: Draft, rank: Tag): TagOf<'noun'> | undefined {
  const earlier = before(draft, rank, ['filler', 'preposition', 'verb', 'by', 'who']);
  return isFree(draft, earlier, 'noun') ? earlier : undefined;
}

/** `which state has the most paid physicians` counts them. */
function readMost(draft: Draft, rank: TagOf<'rank'> | Tag, next: Tag | undefined): void {
  const word = draft.tokens[rank.from]?.low ?? '';
  if (!['most', 'fewest', 'least'].includes(word) || !isFree(draft, next, 'noun')) return;
  take(draft, next);
  addNounFilters(draft, next.noun);
  addFigure(draft, { kind: 'distinct', dimension: next.noun.dimension }, true);
}

/** `top 10 Texas doctors`. */
function followingNoun(draft: Draft, value: Tag): void {
  const noun = draft.tags.slice(draft.tags.indexOf(value)).find((tag) => isFree(draft, tag, 'noun'));
  if (!isFree(draft, noun, 'noun')) return;
  take(draft, noun);
  addNoun(draft, noun.noun);
}

/** `who paid` are companies, `who received` and `who was paid` are recipients. */
function readWho(draft: Draft, who: TagOf<'who'>): void {
  take(draft, who);
  const noun = before(draft, who, ['filler', 'preposition', 'value']);
  if (draft.groups.length > 0 || noun?.kind === 'noun' || draft.figures.length > 0 || draft.isList) return;
  const word = draft.tokens[who.from]?.low;
  const verb = draft.tags.find((tag) => tag.kind === 'verb' && tag.from >= who.to);
  const isPayee =
    word === 'whom' ||
    (verb?.kind === 'verb' && verb.role === 'payee') ||
    draft.tags.some((tag) => tag.kind === 'rank' && tag.from >= who.to && textOf(draft, tag).endsWith('paid')) ||
    isPassive(draft, verb) ||
    hasCompanyBefore(draft, verb);
  if (isPayee) addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
  else addGroup(draft, { kind: 'dimension', dimension: 'company' });
}

function isPassive({ tokens }: Draft, verb: Tag | undefined): boolean {
  return verb !== undefined && tokens[verb.from - 1]?.lemma === 'be';
}

/** `who did Pfizer pay`. */
function hasCompanyBefore(draft: Draft, verb: Tag | undefined): boolean {
  const previous = verb && before(draft, verb);
  return previous?.kind === 'value' && previous.choices.some(({ field }) => field.startsWith('company'));
}

/** `monthly spend`, `trend`. */
function readGrains(draft: Draft): void {
  for (const grain of open(draft, 'grain')) {
    take(draft, grain);
    addGroup(draft, groupOf(grain));
  }
  const trends = open(draft, 'trend');
  take(draft, ...trends);
  const hasTime = draft.groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  if (trends.length > 0 && !hasTime) addGroup(draft, trendGroup(draft));
  if (has(draft, 'runningTotal') && !draft.groups.some(({ kind }) => kind === 'grain'))
    addGroup(draft, { kind: 'grain', grain: 'month' });
}

/** A trend within a year is by month, else by year. */
function trendGroup({ periods }: Draft): Group {
  const isOneYear = periods.some(
    (period) =>
      (period.kind === 'years' && period.from === period.to) || period.kind === 'dates' || period.kind === 'yearToDate',
  );
  return isOneYear ? { kind: 'grain', grain: 'month' } : { kind: 'dimension', dimension: 'program_year' };
}
