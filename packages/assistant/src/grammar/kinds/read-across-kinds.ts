import type { Draft } from '../../reading/draft.ts';
import type { MemberCondition } from '../../reading/reading.ts';
import type { Tag } from '../../tags/tag.ts';
import { conditionsOf } from '../members/member-conditions.ts';
import type { Input } from '../parser.ts';
import type { KindSaid } from './kinds-said.ts';
import { findKinds, isOwners, type KindsSet } from './kinds-set.ts';
import { shareOf } from './kinds-share.ts';
import { thoseOf } from './kinds-those.ts';
import type { KindsAsked } from './kinds-words.ts';

type Known = Pick<Draft, 'anchor' | 'statesOf' | 'years'>;

/**
 * Reads a question of those who had something of one kind of payments and something, or nothing, of another: what each had is a condition
 * with a question of its own, of its own kind, and what is asked of them is read as of all.
 */
export function readAcrossKinds(words: Input, known: Known, read: KindsAsked['read']): Draft | undefined {
  const found = findKinds(words);
  const set = found && withOwners(words, found);
  if (!set || !areEach(set) || (set.said.length > 1 && new Set(set.said.map(({ source }) => source)).size < 2))
    return undefined;
  const times = timesOf(words, set);
  const assumptions: string[] = [];
  const conditions = times && conditionsIn(set, times, words, known, assumptions);
  if (!times || !conditions) return undefined;
  const asked: KindsAsked = { words, set, conditions, time: times.all, read };
  const draft = isShare(words, set) ? shareOf(asked) : thoseOf(asked);
  if (!draft) return undefined;
  for (const tag of draft.tags) draft.parsed.add(tag);
  draft.assumptions.push(...assumptions);
  return draft;
}

/** `physician owners who also received royalties`: what they hold is said by their name. */
function withOwners({ tags }: Input, set: KindsSet): KindsSet {
  const head = tags[set.head];
  if (!head || !isOwners(head) || !set.said[0]?.isAlso) return set;
  const owned: KindSaid = {
    source: 'ownership',
    values: [],
    ties: [],
    isOwn: true,
    isAlso: false,
    isBoth: false,
    isApart: true,
  };
  return { ...set, said: [owned, ...set.said] };
}

/** `research and general payments`: each of them, or any; it is asked, unless one word more says which. */
function areEach({ said, ties, asks }: KindsSet): boolean {
  const isEach = ties.length > 0 || asks !== undefined || said.every(({ bound }) => bound);
  return isEach || said.some(({ isBoth }) => isBoth) || said.slice(1).every(({ isApart }) => isApart);
}

/** The one time that is said, which is that of the question, or those of each; undefined where nobody can tell of what a time is. */
function timesOf({ tags }: Input, { said, from, to }: KindsSet): { readonly all?: Tag } | undefined {
  const times = said.flatMap(({ when }) => when ?? []);
  const [first] = times;
  const areOne = new Set(times.map(({ read }) => JSON.stringify(read.period))).size < 2;
  const isOfQuestion = [...tags.slice(0, from), ...tags.slice(to)].some(({ kind }) => kind === 'period');
  if (!first || (times.length === said.length && !areOne)) return {};
  if (isOfQuestion) return said.length === 1 ? {} : undefined;
  return areOne ? { all: first } : undefined;
}

function conditionsIn(
  { said }: KindsSet,
  { all }: { readonly all?: Tag },
  words: Input,
  known: Known,
  assumptions: string[],
): MemberCondition[] | undefined {
  const clauses = said.map(({ values, bound, when, isNone }) => ({
    values,
    ...(bound && { bound }),
    ...(when && !all && { when }),
    ...(isNone && { is: 'none' as const }),
  }));
  return conditionsOf(clauses, words, known, assumptions)?.map((one, at) => ({
    source: said[at]?.source ?? 'general',
    ...one,
  }));
}

const isShare = ({ tags }: Input, { asks, head }: KindsSet) =>
  asks ? asks.kind === 'share' : tags.slice(0, head).some(({ kind }) => kind === 'share');
