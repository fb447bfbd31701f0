import type { DataPort } from '../port/data-port.ts';
import { listed } from '../reading/read-values.ts';
import type { Reading } from '../reading/reading.ts';
import { isOfField } from '../reading/same-field.ts';

/** Specialties that are named before the rest are counted. */
const NAMED = 3;

/** That one specialty is meant, where the data has others within it: orthopaedic surgeons are none of the surgeons of the hand. */
export async function specialtyAlone({ source, filters }: Reading, data: DataPort): Promise<string[]> {
  const only = filters.find(
    ({ field, values, isNegated }) => field === 'specialty' && values.length === 1 && !isNegated,
  );
  const [value] = only?.values ?? [];
  if (value === undefined) return [];
  const all = await data.valuesOf({ source, field: 'specialty' });
  const within = all.filter((one) => one !== value && (one.startsWith(`${value}|`) || isOfField(one, value)));
  if (within.length === 0) return [];
  const more = within.length > NAMED ? ` and ${within.length - NAMED} more` : '';
  return [`${listed([value])} is that specialty alone, without ${listed(within.slice(0, NAMED))}${more}.`];
}
