import { defaultOf, type EntityDef, type Field, type Fields, type IntegerField, isWritable } from '@pellucid/contract';
import type { EntityRecord } from './entity-record.ts';

/**
 * What the inputs of a form hold, by field: text for everything that is typed ('' is nothing), a number or null for whole
 * numbers, links with what they show, and for a json field an object of the same. Further keys are a screen's own.
 */
export type FormValues = Readonly<Record<string, unknown>>;

/** What an input shows for a stored value. */
function toInputValue(field: Field, stored: unknown): unknown {
  switch (field.type) {
    case 'string':
    case 'text':
    case 'decimal':
    case 'date':
    case 'instant':
      return stored ?? '';
    case 'relations':
    case 'enums':
      return stored ?? [];
    case 'json':
      return mapFields(field.fields, (inner, name) => toInputValue(inner, (stored as FormValues | null)?.[name]));
    case 'boolean':
      return stored ?? (field.required ? false : null);
    default:
      return stored ?? null;
  }
}

function mapFields(fields: Fields, of: (field: Field, name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));
}

/** A new form: the defaults of the definition. */
export function defaultValues({ fields }: EntityDef): FormValues {
  return mapFields(fields, (field) =>
    field.type === 'json'
      ? mapFields(field.fields, (inner) => toInputValue(inner, defaultOf(inner)))
      : toInputValue(field, defaultOf(field)),
  );
}

export function toFormValues({ fields }: EntityDef, record: EntityRecord): FormValues {
  return mapFields(fields, (field, name) => toInputValue(field, record[name]));
}

/** What goes over the wire for the value of an input. */
function toWireValue(field: Field, value: unknown): unknown {
  // Empty is a value where the definition says that it is: addresses of pages are never null.
  if (value === '' && 'default' in field && field.default === '') return '';
  if (value === '' || value === undefined || value === null) return null;
  if (field.type === 'integer' && field.clamp) return clamped(field, Number(value));
  if (field.type === 'relation') return { id: (value as { id: number }).id };
  if (field.type === 'relations') return (value as { id: number }[]).map(({ id }) => ({ id }));
  if (field.type !== 'json') return value;
  const inner = mapFields(field.fields, (each, name) => toWireValue(each, (value as FormValues)[name]));
  // Numbers alone (the size of an icon that is not there) are no value.
  const named = Object.entries(field.fields).some(([name, each]) => each.type !== 'integer' && inner[name] !== null);
  return named ? inner : null;
}

function clamped({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: IntegerField, value: number) {
  return Math.min(Math.max(value, min), max);
}

/** The body of a request: every field that may be set. */
export function toRequestBody({ fields }: EntityDef, values: FormValues): Record<string, unknown> {
  const writable = Object.entries(fields).filter(([, field]) => isWritable(field));
  return Object.fromEntries(writable.map(([name, field]) => [name, toWireValue(field, values[name])]));
}

/** Whether two values of a field are the same to people. */
export function isSameValue(field: Field, one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(canonical(field, toWireValue(field, value)));
  return text(one) === text(other);
}

/** Links and chosen values have no order. */
function canonical(field: Field, value: unknown): unknown {
  if (field.type === 'enums') return ((value ?? []) as string[]).toSorted();
  if (field.type !== 'relations') return value;
  return ((value ?? []) as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Names of the fields in which two forms differ. */
export function changedFields({ fields }: EntityDef, one: FormValues, other: FormValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isWritable(field) && !isSameValue(field, one[name], other[name]) ? [name] : [],
  );
}
