import { z } from 'zod';
import { filledFromAliases, withAliases } from './aliases.ts';
import type { DraftOf, EntityDef, RecordOf } from './definition.ts';
import { defaultOf, type EnumField, type Field, type Fields, isMany, isNullable, isWritable } from './field.ts';

/** A link is its record, of which only the id counts, or the id alone. */
const link = z.union([
  z.object({ id: z.int().positive() }),
  z
    .int()
    .positive()
    .transform((id) => ({ id })),
]);

/** PostgreSQL keeps every character but NUL and half of a pair, which is none. */
export const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** Years before and after are written in other ways, which the database does not read. */
const FOUR_DIGIT_YEAR = /^[1-9]\d{3}-/;

/** A value of a list, or the code that stands for it. */
export function enumSchema({ values, codes = {} }: Pick<EnumField, 'values' | 'codes'>): z.ZodType {
  const known = z.enum(values);
  if (Object.keys(codes).length === 0) return known;
  return z.union([known, ...Object.entries(codes).map(([code, value]) => z.literal(code).transform(() => value))]);
}

/** The schema of a value of the field, present; null and absence are decided by who asks. */
function valueSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'string':
    case 'text': {
      const least = field.minLength ?? (field.required ? 1 : 0);
      const base = field.type === 'string' ? z.string().trim() : z.string();
      // A text that is too long is not read any further: a pattern may take long over a megabyte.
      const bounded = base.min(least).max(field.maxLength, { abort: true }).regex(STORABLE);
      return field.pattern === undefined ? bounded : bounded.regex(new RegExp(field.pattern, 'u'));
    }
    case 'integer': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field;
      return field.clamp
        ? z.int().transform((value) => Math.min(Math.max(value, min), max))
        : z.int().min(min).max(max);
    }
    case 'decimal': {
      const whole = field.precision - field.scale;
      const pattern = new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${field.scale}})?$`);
      return z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(pattern));
    }
    case 'boolean':
      return z.boolean();
    case 'enum':
      return enumSchema(field);
    case 'enums':
      return z.array(z.enum(field.values)).transform((values) => [...new Set(values)]);
    case 'date':
      return z.iso.date().regex(FOUR_DIGIT_YEAR);
    case 'instant':
      return z.iso
        .datetime({ offset: true })
        .transform((value) => new Date(value).toISOString())
        .pipe(z.string().regex(FOUR_DIGIT_YEAR));
    case 'relation':
      return link;
    case 'relations':
      return z.array(link).max(10_000);
    case 'json':
      return z.object(mapFields(field.fields, storedOrDefault));
  }
}

/** Of a stored value: no rules, since it was checked when it was written and rules may have changed since. */
function storedSchema(field: Field): z.ZodType {
  const shown = (show: string) => z.object({ id: z.int(), [show]: z.string() });
  const schema = (() => {
    switch (field.type) {
      case 'integer':
        return z.int();
      case 'boolean':
        return z.boolean();
      case 'enum':
        return z.enum(field.values);
      case 'enums':
        return z.array(z.enum(field.values));
      case 'relation':
        return shown(field.show);
      case 'relations':
        return z.array(shown(field.show));
      case 'json':
        return z.object(mapFields(field.fields, storedSchema));
      default:
        return z.string();
    }
  })();
  return isNullable(field) ? schema.nullable() : schema;
}

/** Absent or null becomes the default, or null. */
function storedOrDefault(field: Field): z.ZodType {
  const schema = valueSchema(field);
  const fallback = isMany(field) ? [] : (defaultOf(field) ?? null);
  return field.required && fallback === null ? schema : schema.nullish().transform((value) => value ?? fallback);
}

/** Absent stays absent, so that a client which does not know a field leaves it alone; null clears it. */
function changeOf(field: Field): z.ZodType {
  const schema = valueSchema(field);
  const fallback = isMany(field) ? [] : (defaultOf(field) ?? null);
  if (field.required && fallback === null) return schema;
  return schema.nullish().transform((value) => (value === null ? fallback : value));
}

function mapFields(fields: Fields, schema: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]));
}

function writable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isWritable(field)));
}

function recordShape({ fields, aliases = {} }: EntityDef): Record<string, z.ZodType> {
  const aliased = Object.entries(aliases).map(([alias, name]) => [alias, aliasSchema(fields[name])]);
  return { id: z.int(), version: z.int(), ...mapFields(fields, storedSchema), ...Object.fromEntries(aliased) };
}

function aliasSchema(field: Field | undefined): z.ZodType {
  return field === undefined || isMany(field) ? z.string() : storedSchema(field);
}

/** Looks at what is parsed before its schema does, where the entity has aliases at all. */
function aliasing(definition: EntityDef, read: (definition: EntityDef, value: unknown) => unknown, schema: z.ZodType) {
  return definition.aliases === undefined ? schema : z.preprocess((value) => read(definition, value), schema);
}

/** What the aliases of a body may hold: what their fields may. */
function writableAliases({ fields, aliases = {} }: EntityDef, schema: (field: Field) => z.ZodType) {
  const sent = Object.entries(aliases).flatMap(([alias, name]) => {
    const field = fields[name];
    return field !== undefined && isWritable(field) ? [[alias, schema(field).optional()]] : [];
  });
  return Object.fromEntries(sent) as Record<string, z.ZodType>;
}

/** The schema of a record in an answer. */
export function recordSchema<F extends Fields>(definition: EntityDef<F>): z.ZodType<RecordOf<EntityDef<F>>> {
  const schema = z.object(recordShape(definition));
  return aliasing(definition, withAliases, schema) as unknown as z.ZodType<RecordOf<EntityDef<F>>>;
}

/** The schema of a record with what one call adds to it. */
export function recordSchemaWith<F extends Fields, X extends z.ZodRawShape>(
  definition: EntityDef<F>,
  extra: X,
): z.ZodType<RecordOf<EntityDef<F>> & z.output<z.ZodObject<X>>> {
  const schema = z.object({ ...recordShape(definition), ...extra });
  return schema as unknown as z.ZodType<RecordOf<EntityDef<F>> & z.output<z.ZodObject<X>>>;
}

/** A record to create, parsed: every writable field with a value or null. */
export type NewRecord<F extends Fields = Fields> = Record<keyof F & string, unknown> & { id?: number | null };

/**
 * The schema of a create request. `id` is let through so that the server can say `idexists`; fields that a request may
 * not set are dropped, because clients send back whole records.
 */
export function createSchema<F extends Fields>(
  definition: EntityDef<F>,
): z.ZodType<NewRecord<F>, DraftOf<EntityDef<F>>> {
  const shape = { id: z.int().nullish(), ...mapFields(writable(definition.fields), storedOrDefault) };
  const schema = aliasing(definition, filledFromAliases, z.object(shape)).meta({ title: definition.name });
  return schema as unknown as z.ZodType<NewRecord<F>, DraftOf<EntityDef<F>>>;
}

/** Changes to a record, parsed: the fields that the request named, required ones always. */
export type Changes<F extends Fields = Fields> = Partial<Record<keyof F & string, unknown>> & {
  id?: number | null;
  version?: number | null;
};

/** The schema of an update request: `id` says which record, `version` which state of it the caller changed. */
export function updateSchema<F extends Fields>(definition: EntityDef<F>): z.ZodType<Changes<F>, DraftOf<EntityDef<F>>> {
  const shape = {
    id: z.int().nullish(),
    version: z.int().nullish(),
    ...mapFields(writable(definition.fields), changeOf),
    ...writableAliases(definition, changeOf),
  };
  const schema = aliasing(definition, filledFromAliases, z.object(shape)).meta({ title: definition.name });
  return schema as unknown as z.ZodType<Changes<F>, DraftOf<EntityDef<F>>>;
}
