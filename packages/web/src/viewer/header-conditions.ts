import type { Condition } from '@pellucid/contract';
import type { FilterRequest } from './analytics-viewer.ts';

/** The filter of a field; null where there is none. */
export interface FieldCondition {
  readonly field: string;
  readonly condition: Condition | null;
}

/**
 * Fields that every record has, or by which one party is meant: a record without the id of a person is somebody else's, and the
 * FREE tier may choose one year and one company and nothing beside them.
 */
const NEVER_EMPTY: ReadonlySet<string> = new Set([
  'program_year',
  'date',
  'company',
  'company_id',
  'company_family',
  'recipient',
  'recipient_id',
  'recipient_npi',
]);

/**
 * What the header filters of a page leave, one condition a field: all values, those that were chosen, and what is empty where it
 * stays. A board has one table and one scheme, which hold for all of it.
 */
export function headerConditions({ settings }: FilterRequest): FieldCondition[] {
  const fields = [...new Set(settings.map(({ field }) => field))];
  return fields.map((field) => {
    const own = settings.filter((setting) => setting.field === field);
    const values = [...new Set(own.flatMap(({ value }) => (value === null ? [] : [value])))];
    const includeEmpty = own.some((setting) => setting.includeEmpty);
    const [first, ...others] =
      includeEmpty && !NEVER_EMPTY.has(field) && values.length > 0 ? [...values, null] : values;
    if (first === undefined) return { field, condition: includeEmpty ? null : { field, op: 'notEmpty' } };
    if (others.length === 0) return { field, condition: { field, op: 'eq', value: first } };
    return { field, condition: { field, op: 'in', value: [first, ...others] } };
  });
}
