import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Among, Reading, ValueFilter } from '../../reading/reading.ts';
import { asksWhichOf, namedRows } from '../referred.ts';

/** The field by which those are told apart, and what each may have from several: a second one is beside the first, and takes no place of it. */
const ENTITIES: Readonly<Record<string, { readonly id: string; readonly fields: readonly string[] }>> = {
  recipient: { id: 'recipient_id', fields: ['company', 'nature', 'product', 'form'] },
  company: { id: 'company', fields: ['nature', 'product', 'form'] },
};

/** `how many of those were also paid by Thornvale` after a number of those whom Stellmoor paid: those whom both paid. */
export function byBoth(earlier: Reading, draft: Draft): Reading | undefined {
  const [group, another] = earlier.groups;
  const dimension = group?.kind === 'dimension' && !another ? group.dimension : countedEntity(earlier.figures[0]);
  const entity = ENTITIES[dimension ?? ''];
  const [said, further] = draft.filters;
  if (!entity || dimension === undefined || !said || further || !asksWhichOf(draft)) return undefined;
  if (said.isNegated || !entity.fields.includes(said.field) || !isPlain(earlier) || !saysNoMore(draft))
    return undefined;
  const among = amongBoth(earlier, entity.id, { field: said.field, values: said.values });
  if (!among) return undefined;
  const together = { field: said.field, values: among.all.flatMap(({ values }) => values) };
  const filters = [...earlier.filters.filter(({ field }) => field !== said.field), together];
  const both: Reading = { ...earlier, filters, among };
  if (draft.tags.some(({ kind }) => kind === 'count'))
    return { ...both, groups: [], figures: [{ kind: 'distinct', dimension }] };
  return group ? both : namedRows(both, dimension);
}

/** Those who have the earlier ones and the new one. */
function amongBoth({ filters, among }: Reading, entity: string, said: ValueFilter): Among | undefined {
  const [old, another] = filters.filter(({ field }) => field === said.field);
  if (!old || another || old.isNegated || old.values.includes(said.values[0] ?? '')) return undefined;
  const isThere = among?.entity === entity && among.all.every(({ field }) => field === said.field);
  if (among) return isThere ? { ...among, all: [...among.all, said] } : undefined;
  return old.values.length === 1
    ? { entity, all: [{ field: old.field, values: old.values }, said], none: [] }
    : undefined;
}

function isPlain({ thresholds, comparison, members, firstOf, ranking, isNew, isList }: Reading): boolean {
  return thresholds.length === 0 && !comparison && !members && !firstOf && !ranking && !isNew && !isList;
}

function saysNoMore({ thresholds, periods, ranking, source, comparison, among, tags }: Draft): boolean {
  const isNone = tags.some(({ kind }) => kind === 'not' || kind === 'only');
  return thresholds.length + periods.length === 0 && !ranking && !source && !comparison && !among && !isNone;
}

/** `Corvessa instead of Thornvale` after those whom Stellmoor and Thornvale paid: the one in the place of the other. */
export function inPlaceOfOne(earlier: Reading, said: Draft, gone: Draft): Reading | undefined {
  const { among } = earlier;
  const [one, more] = said.filters;
  const [out, others] = gone.filters;
  if (!among || !one || !out || more || others || one.field !== out.field || one.isNegated || out.isNegated)
    return undefined;
  const isOut = ({ field, values }: ValueFilter) => field === out.field && values.join() === out.values.join();
  if (!among.all.some(isOut) || !saysNoMore(said)) return undefined;
  const all = among.all.map((old) => (isOut(old) ? { field: one.field, values: one.values } : old));
  const together = { field: one.field, values: all.flatMap(({ values }) => values) };
  const filters = [...earlier.filters.filter(({ field }) => field !== one.field), together];
  return { ...earlier, filters, among: { ...among, all } };
}
