import type { TagOf } from '../../tags/tag.ts';
import { AFTERWARDS, BEFOREHAND } from '../../tags/words/elsewhen-words.ts';
import type { Period } from '../../time/period.ts';
import { isCompany } from '../clause-part.ts';
import { AND, alt, type Input, isWord, many1, map, opt, type Parser, seq, tag, wordsOf } from '../parser.ts';
import { FROM, type MemberSaid } from './member-bounds.ts';
import { type Clauses, eachYear, IN_BOTH, type MemberClause, WHO } from './member-parts.ts';
import { STATE, type State } from './member-states.ts';

/** A time, or which side of the other time that is said. */
type Time =
  /** In each of several years, where it says `both`. */
  { readonly period: Period; readonly isEach?: true } | { readonly side: 'before' | 'after'; readonly years?: number };
export interface Timed {
  readonly state: State;
  readonly time?: Time;
}

/** A year or several; of `in 2022 and 2023` nobody can tell whether a bound is of each. */
const TIME: Parser<Time> = alt<Time>(
  (input, at) => map(tag('period'), (one) => yearsBeside(one, input) ?? { period: together(one, input) })(input, at),
  map(IN_BOTH, ({ read: { period } }) => ({ period, isEach: true as const })),
  map(seq(opt(FROM), tag('restriction', isWord(...AFTERWARDS))), () => ({ side: 'after' as const })),
  map(seq(opt(FROM), tag('restriction', isWord(...BEFOREHAND))), () => ({ side: 'before' as const })),
);
/** `in the three preceding years`, `in the following year`: of the other time. */
function yearsBeside(one: TagOf<'period'>, input: Input): Time | undefined {
  const words = wordsOf(input, one);
  const { period } = one.read;
  const isAfter = /\b(?:following|next|subsequent)\b/.test(words);
  if ((!isAfter && !/\b(?:preceding|previous|prior)\b/.test(words)) || period.kind !== 'years') return undefined;
  const { from, to } = period;
  return from === undefined || to === undefined
    ? undefined
    : { side: isAfter ? 'after' : 'before', years: to - from + 1 };
}

/** `over 2022 and 2023 combined`: both as one. */
function together({ read: { period }, to }: TagOf<'period'>, { tokens }: Input): Period {
  const isOne = ['combined', 'together', 'taken'].includes(tokens[to]?.low ?? '');
  if (period.kind !== 'eachYear' || !isOne) return period;
  const [from, last] = [Math.min(...period.years), Math.max(...period.years)];
  return last - from + 1 === period.years.length ? { kind: 'years', from, to: last } : period;
}

/** What is said of them, with its time before it or behind. */
export const TIMED: Parser<Timed> = alt<Timed>(
  map(seq(STATE, TIME), ([state, time]) => ({ state, time })),
  map(seq(tag('period'), STATE), ([{ read }, state]) => ({ state, time: { period: read.period } })),
  map(STATE, (state) => ({ state })),
);

/** `and`, `yet`, `despite having`, `after`: what is said then is of another time. */
const JOIN = many1(
  alt<unknown>(
    AND,
    tag('and', isWord('but')),
    tag('restriction', isWord('yet', 'despite', 'after', 'before', 'previously', 'next', 'later', 'already')),
    tag('who'),
  ),
);

/** `in 2023 went beyond $10,000 after staying below it in 2022`, `were paid in 2021 but not thereafter`: a state in each of several times. */
export const IN_TIMES: Parser<Clauses> = (input, at) =>
  seq(
    WHO,
    TIMED,
    many1(map(seq(opt(JOIN), TIMED), ([join, timed]) => ({ ...timed, isJoined: join !== undefined }))),
  )(input, at).flatMap(({ value: [, first, rest], ...match }) => {
    const isShare = input.tags.some(({ kind }) => kind === 'share');
    // `what share of those paid in 2021 were paid in 2024`: of the one, the part of the other.
    if (isShare && rest.some(({ isJoined }) => !isJoined)) return [];
    const clauses = clausesOf([first, ...rest]);
    return clauses ? [{ ...match, value: clauses }] : [];
  });

/** Each in its own time; nobody can tell what is said of none. */
export function clausesOf(all: readonly Timed[]): Clauses | undefined {
  const clauses: MemberClause[] = [];
  const [first] = all;
  for (const [index, { state, time }] of all.entries()) {
    const other = index === 0 ? all[1] : first;
    const period = periodOf(time, other?.time) ?? (time ? undefined : yearBeside(other));
    const said = first && saidOf(state, index === 0 ? undefined : first.state, clauses[0]);
    const each = time && 'isEach' in time ? eachYear(time.period) : [];
    if (!period || !said || (said.bound && period.kind === 'eachYear' && each.length === 0)) return undefined;
    // `that company`, where none is said, is nobody.
    if (state.isOfSame && !said.values.some((one) => one.kind === 'value' && isCompany(one))) return undefined;
    const times = each.length > 0 ? each : [period];
    clauses.push(...times.map((one) => ({ ...said, periods: [one], ...(state.is && { is: state.is }) })));
  }
  const times = new Set(clauses.map(({ periods }) => JSON.stringify(periods)));
  if (times.size < clauses.length) return undefined;
  // Who was paid in one year and not in another is read as before.
  const isOwn =
    clauses.some(({ bound }) => bound) || all.some(({ time }) => time && ('side' in time || 'isEach' in time));
  return isOwn ? clauses.map((clause) => ({ ...clause, isOwn })) : clauses;
}

/** What the second state leaves to the first: the amount of `below it`, the company of `but not in 2024`. */
function saidOf(state: State, first: State | undefined, before: MemberSaid | undefined): MemberSaid | undefined {
  const values = state.values.length > 0 || !before ? state.values : before.values;
  // `paid by Kelvanta in 2022 but no consulting fees in 2023`: of its fees, or of any.
  if (before && before.values.length > 0 && fieldsOf(values) !== fieldsOf(before.values)) return undefined;
  if (state.bound && state.isBare) {
    const measure = first?.bound?.measure;
    return measure === undefined ? undefined : { values, bound: { ...state.bound, measure } };
  }
  if (state.isAgain && first?.bound) return { values, bound: first.bound };
  if (!state.same) return { values, ...(state.bound && { bound: state.bound }) };
  return first?.bound && first.bound.op !== 'between'
    ? { values, bound: { ...first.bound, op: state.same } }
    : undefined;
}

const fieldsOf = (values: MemberSaid['values']) =>
  values
    .map((one) => (one.kind === 'value' ? one.choices[0]?.field : one.noun.dimension))
    .sort()
    .join();

function periodOf(time: Time | undefined, other: Time | undefined): Period | undefined {
  if (!time) return undefined;
  if ('period' in time)
    return time.period.kind === 'years' || time.period.kind === 'eachYear' ? time.period : undefined;
  const span = other && 'period' in other && other.period.kind === 'years' ? other.period : undefined;
  const { side, years } = time;
  const [from, to] = side === 'after' ? [(span?.to ?? Number.NaN) + 1] : [undefined, (span?.from ?? Number.NaN) - 1];
  if (Number.isNaN(from ?? to)) return undefined;
  if (years === undefined)
    return { kind: 'years', ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return from !== undefined
    ? { kind: 'years', from, to: from + years - 1 }
    : { kind: 'years', from: Number(to) - years + 1, to: Number(to) };
}

/** `with none before 2024 who then got $10,000`: in that year. */
function yearBeside(other: Timed | undefined): Period | undefined {
  const span = other?.time && 'period' in other.time ? other.time.period : undefined;
  const isNone = other?.state.is === 'none' && span?.kind === 'years' && span.from === undefined;
  return isNone && span.to !== undefined ? { kind: 'years', from: span.to + 1, to: span.to + 1 } : undefined;
}
