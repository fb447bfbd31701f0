import type { Draft } from '../../reading/draft.ts';
import { OF_THEM } from '../../reading/people/read-members.ts';
import type { MemberCondition, Members, ValueFilter } from '../../reading/reading.ts';
import { setBehind } from '../frames/set-behind.ts';
import { isPlainSet, timesOf } from './among-first.ts';

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
  const { groups, ranking, figures, members } = draft;
  const [group, another] = groups;
  const entity = group?.kind === 'dimension' ? group.dimension : undefined;
  if ((entity !== 'recipient' && entity !== 'company') || another || ranking || !isPlainSet(draft)) return undefined;
  if (figures.some((figure) => figure.kind !== 'measure') || (members && members.entity !== entity)) return undefined;
  if (draft.filters.some(({ field }) => NAMES[entity].includes(field))) return undefined;
  const own = draft.filters.filter((one) => isOwn({ entity }, one)).map(({ at: _, ...filter }) => filter);
  const conditions = [...conditionsIn(draft, entity), ...(members?.conditions ?? [])];
  return conditions.length > 0 ? { members: { entity, conditions }, filters: own } : undefined;
}

/** What is said of the payments of each: what they are, and what they come to. */
function conditionsIn({ filters, periods, thresholds, source }: Draft, entity: Members['entity']): MemberCondition[] {
  const of = filters.filter((one) => !isOwn({ entity }, one)).map(({ at: _, ...filter }) => filter);
  const isSaid = of.length > 0 || thresholds.length > 0 || (source !== undefined && source !== 'general');
  if (!isSaid || thresholds.some(({ on }) => on !== 'figure')) return [];
  const when = periods.length > 0 ? { periods } : {};
  const one: MemberCondition = { source: source ?? 'general', filters: of, ...when };
  if (thresholds.length === 0) return [one];
  return thresholds.map(({ op, value, to, measure }) => ({
    ...one,
    bound: { op, value, ...(to !== undefined && { to }), ...(measure !== undefined && { measure }) },
  }));
}

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
