import { idOf } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import { OF_THEM } from '../../reading/people/read-members.ts';
import type { MemberCondition, Members, ValueFilter } from '../../reading/reading.ts';
import { setBehind } from '../frames/set-behind.ts';
import { isPlainSet, timesOf } from './first-said.ts';

/** Some people or companies: what they are, and what their own records have to satisfy. */
export interface SetSaid {
  readonly members: Members;
  readonly filters: readonly ValueFilter[];
}

/** Who is named is no set: `compare A and B: how much did each of them spend`. */
const NAMES: Readonly<Record<Members['entity'], readonly string[]>> = {
  recipient: ['recipient_id'],
  company: ['company', 'company_family'],
};
const isOwn = ({ entity }: Pick<Members, 'entity'>, { field }: ValueFilter) => (OF_THEM[entity] ?? []).includes(field);

/** Who is meant by the words for them; undefined where they say anything else, or nothing of their payments. */
export function setSaid(draft: Draft): SetSaid | undefined {
  const { groups, ranking, figures, members, among } = draft;
  const [group, another] = groups;
  const entity = group?.kind === 'dimension' ? group.dimension : undefined;
  if ((entity !== 'recipient' && entity !== 'company') || another || ranking || !isPlainSet(draft)) return undefined;
  if (figures.some((figure) => figure.kind !== 'measure') || (members && members.entity !== entity)) return undefined;
  if (draft.filters.some(({ field }) => NAMES[entity].includes(field))) return undefined;
  if (among && (among.entity !== idOf(entity) || draft.thresholds.length > 0)) return undefined;
  if (members?.isPart || members?.within || members?.ofFigure) return undefined;
  if (draft.thresholds.some(({ on }) => on !== 'figure')) return undefined;
  const own = draft.filters.filter((one) => isOwn({ entity }, one)).map(plain);
  const of = draft.filters.filter((one) => !isOwn({ entity }, one)).map(plain);
  const conditions = [
    ...(among ? amongIn(draft, of) : conditionsIn(draft, of)),
    ...(members?.conditions ?? []).map(under(draft, of)),
  ];
  return conditions.length > 0 ? { members: { entity, conditions }, filters: own } : undefined;
}

const plain = ({ at: _, ...filter }: ValueFilter): ValueFilter => filter;

/** What is said of the payments of each: what they are, and what they come to. */
function conditionsIn({ periods, thresholds, source }: Draft, of: readonly ValueFilter[]): MemberCondition[] {
  const isSaid = of.length > 0 || thresholds.length > 0 || (source !== undefined && source !== 'general');
  const one: MemberCondition = { source: source ?? 'general', filters: of, ...(periods.length > 0 && { periods }) };
  if (thresholds.length === 0) return isSaid ? [one] : [];
  return thresholds.map(({ op, value, to, measure }) => ({
    ...one,
    bound: { op, value, ...(to !== undefined && { to }), ...(measure !== undefined && { measure }) },
  }));
}

/** `who got both royalties and meals from A`, `paid by A but not by B`. */
function amongIn({ among, periods, source = 'general' }: Draft, of: readonly ValueFilter[]): MemberCondition[] {
  const when = { source, ...(periods.length > 0 && { periods }) };
  const condition = (one: ValueFilter) => ({
    ...when,
    filters: [plain(one), ...of.filter(({ field }) => field !== one.field)],
  });
  const none = (among?.none ?? []).map((one) => ({ ...condition(one), isNone: true as const }));
  return [
    ...(among?.all ?? []).map(condition),
    ...(of.length > 0 && among?.all.length === 0 ? [{ ...when, filters: of }] : []),
    ...none,
  ];
}

/** What is said of a set beside its conditions holds for each of them: the time, and who paid. */
const under =
  ({ periods, source = 'general' }: Draft, of: readonly ValueFilter[]) =>
  (condition: MemberCondition): MemberCondition => ({
    source,
    ...(periods.length > 0 && { periods }),
    ...condition,
    filters: [...condition.filters, ...of],
  });

/** A question of some people or companies alone; the time of their payments holds for it too, unless it says one itself. */
export function withSet(draft: Draft, said: Draft, { members, filters }: SetSaid): Draft | undefined {
  const { among, firstOf, isNew } = draft;
  if (draft.members || among || firstOf || isNew) return undefined;
  const asked = draft.source ?? 'general';
  const conditions = members.conditions.map(({ source, ...one }) => ({
    ...one,
    ...(source !== undefined && source !== asked && { source }),
  }));
  const isSaid = (field: string) => draft.filters.some((one) => one.field === field);
  const ofFigure = draft.filters.filter((one) => !isOwn(members, one)).map(({ field }) => field);
  return {
    ...setBehind(draft, said),
    members: { ...members, conditions, ...(ofFigure.length > 0 && { ofFigure }) },
    periods: timesOf(draft, said),
    filters: [...draft.filters, ...filters.filter(({ field }) => !isSaid(field))],
  };
}
