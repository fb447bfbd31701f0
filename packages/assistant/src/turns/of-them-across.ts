import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import { OF_THEM } from '../reading/people/read-members.ts';
import type { FirstOf, MemberCondition, Members, Reading, ValueFilter } from '../reading/reading.ts';
import type { SourceName } from '../tags/tag.ts';
import { isOfOtherSource, sourceSaid } from './of-other-source.ts';
import { amountOf, asksWhichOf, rankedOf, type Unread } from './referred.ts';

type Entity = Members['entity'];

/**
 * `did the same doctors also get general payments` after ownership interests: those whom the answer before shows are a set with a question
 * of its own, of its own kind of payments, and the turn asks of their records of the other kind.
 */
export function ofThemAcross(earlier: Reading, draft: Draft): Reading | Unread | undefined {
  if (!isOfOtherSource(earlier, draft)) return undefined;
  const source = sourceSaid(earlier, draft);
  const entity = entityOf(earlier);
  const set = source && entity && isPlain(draft) ? setOf(earlier, entity) : undefined;
  if (!source || !entity || !set) return { cannot: CANNOT };
  // Which company, no condition says.
  if (saysSameCompany(draft, entity) && !earlier.filters.some(isOfCompany)) return { cannot: CANNOT };
  const own = { ...draft, source };
  const asked = whatIsAsked(own, entity);
  return {
    source,
    ...asked,
    filters: filtersOf(earlier, own, entity),
    periods: draft.periods.length > 0 ? draft.periods : earlier.periods,
    thresholds: [],
    ...set,
  };
}

const CANNOT =
  'I cannot hold those of one kind of payments against the records of another: name who is meant, and ask for them in a question of their own.';

/** Whom the answer before has a row for, or counts. */
function entityOf({ groups: [group, another], figures }: Reading): Entity | undefined {
  const entity = group ? (group.kind === 'dimension' ? group.dimension : undefined) : countedEntity(figures[0]);
  return !another && (entity === 'recipient' || entity === 'company') ? entity : undefined;
}

/** Who they are, and how much of it they have, is asked of them, and nothing that needs them one by one. */
function isPlain({ comparison, ranking, thresholds, among, members, firstOf, isList, isNew }: Draft): boolean {
  return !comparison && !ranking && thresholds.length === 0 && !among && !members && !firstOf && !isList && !isNew;
}

/** Those of the answer before: the first by a figure, or all that satisfy its conditions. */
function setOf(earlier: Reading, entity: Entity): Pick<Reading, 'members' | 'firstOf'> | undefined {
  const { comparison, among, members, isNew, isList, thresholds, ranking, source } = earlier;
  if (comparison || among || isNew || isList || members?.within || source === 'all_payments') return undefined;
  const [only, another] = thresholds;
  if (another || (only && only.on !== 'figure' && only.on !== 'member')) return undefined;
  const isFirst = ranking !== undefined && ranking.n < MOST;
  if (isFirst) return !only && !members ? firstIn(earlier) : undefined;
  if (earlier.firstOf && (only || members)) return undefined;
  if (earlier.firstOf) return { firstOf: { source, ...earlier.firstOf } };
  const { periods = earlier.periods, on: _, of: __, ...bound } = only ?? {};
  const condition: MemberCondition = {
    source,
    filters: apartFrom(earlier, entity, []),
    periods,
    ...(only && { bound: bound as NonNullable<MemberCondition['bound']> }),
  };
  return {
    members: {
      entity,
      conditions: [condition, ...(members?.conditions ?? []).map((one) => inItsOwn(one, earlier, entity))],
    },
  };
}

const MOST = 1_000;

function firstIn(earlier: Reading): { firstOf: FirstOf } | undefined {
  const first = rankedOf(earlier);
  return first && { firstOf: { ...first, source: earlier.source } };
}

/** What a condition of the answer before is of, beside what it says by itself. */
function inItsOwn(one: MemberCondition, earlier: Reading, entity: Entity): MemberCondition {
  const { source = earlier.source, periods = earlier.periods } = one;
  const shared = source === earlier.source ? apartFrom(earlier, entity, earlier.members?.ofFigure ?? []) : [];
  return { ...one, source, periods, filters: [...shared, ...one.filters] };
}

const saysWho = (entity: Entity, { field }: ValueFilter) => OF_THEM[entity]?.includes(field) === true;
/** Conditions that say what they got and from whom, and not who they are. */
function apartFrom({ filters }: Reading, entity: Entity, ofFigure: readonly string[]): ValueFilter[] {
  return filters.filter((one) => !saysWho(entity, one) && !ofFigure.includes(one.field));
}

/** Who they are stays; `from the same company` is the one that the answer before names. */
function filtersOf(earlier: Reading, draft: Draft, entity: Entity): ValueFilter[] {
  // `these people`: whoever they are.
  const said = draft.filters.filter(({ field, values }) => field !== 'recipient_type' || values.length === 1);
  const isNew = ({ field }: ValueFilter) => said.every((one) => one.field !== field);
  const isSame = saysSameCompany(draft, entity);
  const kept = earlier.filters.filter((one) => saysWho(entity, one) || (isSame && isOfCompany(one)));
  return [...kept.filter(isNew), ...said.map(({ at: _, ...filter }) => filter)];
}

const isOfCompany = ({ field, isNegated }: ValueFilter) => field.startsWith('company') && !isNegated;

function saysSameCompany({ tokens }: Draft, entity: Entity): boolean {
  const isSame = (at: number) => ['same', 'that', 'this', 'those'].includes(tokens[at - 1]?.low ?? '');
  return entity === 'recipient' && tokens.some(({ lemma }, at) => lemma === 'company' && isSame(at));
}

/** How many of them, what is asked for by its name, or what each of them got. */
function whatIsAsked(
  draft: Draft & { readonly source: SourceName },
  entity: Entity,
): Pick<Reading, 'figures' | 'groups'> {
  const isCount = draft.tags.some(({ kind }) => kind === 'count');
  if (isCount && asksWhichOf(draft)) return { figures: [{ kind: 'distinct', dimension: entity }], groups: [] };
  if (isCount) return { figures: draft.figures, groups: draft.groups };
  const amount = { kind: 'measure' as const, measure: amountOf(draft) };
  return {
    figures: [amount],
    groups: draft.groups.length > 0 ? draft.groups : [{ kind: 'dimension', dimension: entity }],
  };
}
