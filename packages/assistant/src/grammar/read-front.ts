import type { Draft } from '../reading/draft.ts';
import { OF_THEM } from '../reading/people/read-members.ts';
import type { MemberCondition, Members } from '../reading/reading.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import type { Period } from '../time/period.ts';
import { isCompany } from './clause-part.ts';
import { conditionsOf } from './members/member-conditions.ts';
import { againEnd, type FrontSet, findFront, HAD_ALONE } from './members/member-front.ts';
import { wordsWith } from './members/member-words.ts';
import type { Input } from './parser.ts';

type Known = Pick<Draft, 'anchor' | 'statesOf' | 'years'>;

/**
 * Reads a question of those who had something once (`of the doctors Brantovia paid in 2022, how many did it pay again in 2023`): what it
 * asks is read as of all, and they are a set beside it; of a part of them, they are the whole.
 */
export function readFront(words: Input, known: Known, read: (words: Input) => Draft | undefined): Draft | undefined {
  const set = findFront(words);
  const rest = set && withCompany(words, set);
  if (!rest || !isApart(set, rest)) return undefined;
  return set.asks.kind === 'share' ? partOf(words, known, set, rest, read) : thoseOf(words, known, set, rest, read);
}

/** What is asked of them has a time or a company of its own: `of the doctors Pfizer paid in 2023, how many got meals` is of what it paid. */
function isApart({ clause }: FrontSet, rest: readonly Tag[]): boolean {
  const isOfCompany = (tag: Tag) => tag.kind === 'value' && isCompany(tag);
  if (rest.some((tag) => (tag.kind === 'period' && clause.when !== undefined) || isOfCompany(tag))) return true;
  // `of the doctors paid in 2023, what share got nothing but meals`: nobody but they is said.
  return rest.some(({ kind }) => kind === 'only') && clause.values.length === 0;
}

/** `did it pay again`: the company that the clause names; who else is pointed at, nobody can tell. */
function withCompany({ tokens }: Input, { clause, rest }: FrontSet): readonly Tag[] | undefined {
  const company = clause.values.find((one) => one.kind === 'value' && one.choices[0]?.field.startsWith('company'));
  const isIt = (tag: Tag) =>
    tag.kind === 'filler' && tokens.slice(tag.from, tag.to).some(({ low }) => POINTING.includes(low));
  if (!rest.some(isIt)) return rest;
  return company && rest.map((tag) => (isIt(tag) ? company : tag));
}

const POINTING = ['it', 'they', 'its', 'them', 'their'];

function thoseOf(
  words: Input,
  known: Known,
  set: FrontSet,
  rest: readonly Tag[],
  read: (words: Input) => Draft | undefined,
) {
  const { asks, people, entity } = set;
  const asked = asks.kind === 'who' ? people : [asks, ...people];
  const draft = read(wordsWith(words, [...asked, ...withoutAgain(words, rest)]));
  const conditions = draft && conditionsIn(words, known, set.clause, draft.assumptions);
  if (!draft || !conditions || draft.members || draft.among || draft.comparison) return undefined;
  if (set.clause.when && saysAnyTime(words, rest)) return undefined;
  // `were also paid by Kelvanta`: in the time that is said of them.
  if (set.clause.when && draft.periods.length === 0) draft.periods = [set.clause.when.read.period];
  return withSet(draft, { entity, conditions });
}

/** `at some point`, `ever`. */
function saysAnyTime({ tokens }: Input, rest: readonly Tag[]): boolean {
  const low = rest.flatMap(({ from, to }) => tokens.slice(from, to).map((token) => token.low));
  return /\b(?:ever|at any (?:time|point)|at some (?:time|point)|all time)\b/.test(low.join(' '));
}

/** `what share of the doctors Kelvanta paid in 2023 did it pay again in 2024`. */
function partOf(
  words: Input,
  known: Known,
  set: FrontSet,
  rest: readonly Tag[],
  read: (words: Input) => Draft | undefined,
) {
  const { asks, whole, entity } = set;
  const part = wordsWith(words, rest);
  const [match] = HAD_ALONE(part, 0);
  const draft = match && read(wordsWith(words, [{ ...asks, kind: 'count' }, ...whole]));
  const conditions = draft && conditionsOfAll(part, known, match.value, draft.assumptions);
  if (!draft || !conditions || draft.members || draft.among || draft.comparison || draft.groups.length > 0)
    return undefined;
  draft.comparison = { kind: 'peopleShare', entity, part: [] };
  return withSet(draft, { entity, conditions, isPart: true });
}

/** Conditions of the question that say nothing of those people are of its figure alone. */
function withSet(draft: Draft, set: Omit<Members, 'ofFigure'>): Draft {
  const ofFigure = draft.filters.map(({ field }) => field).filter((field) => !OF_THEM[set.entity]?.includes(field));
  const members: Members = { ...set, ofFigure };
  for (const tag of draft.tags) draft.parsed.add(tag);
  draft.members = members;
  return draft;
}

function conditionsOfAll(
  words: Input,
  known: Known,
  clauses: readonly FrontSet['clause'][],
  assumptions: string[],
): MemberCondition[] | undefined {
  const all = clauses.map((clause) => conditionsIn(words, known, clause, assumptions));
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** Who had it for the first time had none before. */
function conditionsIn(
  words: Input,
  known: Known,
  clause: FrontSet['clause'],
  assumptions: string[],
): MemberCondition[] | undefined {
  const before = clause.isNew && clause.when ? yearsBefore(clause.when) : undefined;
  const clauses = before ? [clause, { values: clause.values, is: 'none' as const, periods: [before] }] : [clause];
  return clause.isNew && !before ? undefined : conditionsOf(clauses, words, known, assumptions);
}

function yearsBefore({ read: { period } }: TagOf<'period'>): Period | undefined {
  return period.kind === 'years' && period.from !== undefined ? { kind: 'years', to: period.from - 1 } : undefined;
}

function withoutAgain(words: Input, tags: readonly Tag[]): readonly Tag[] {
  const left = { ...words, tags };
  return tags.filter((_, at) => againEnd(left, at) === at);
}
