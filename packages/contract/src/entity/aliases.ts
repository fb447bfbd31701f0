import type { EntityDef } from './definition.ts';

type Values = Readonly<Record<string, unknown>>;

/** The field that a name of the wire means. */
export function aliasedField({ aliases = {}, fields }: EntityDef, name: string): string {
  return !Object.hasOwn(fields, name) && Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}

function toAlias(value: unknown): unknown {
  return Array.isArray(value) ? value.join(',') : value;
}

function fromAlias(definition: EntityDef, field: string, value: unknown): unknown {
  if (definition.fields[field]?.type !== 'enums' || typeof value !== 'string') return value;
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** A record with its aliases beside its fields. */
export function withAliases(definition: EntityDef, record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const values = record as Values;
  const aliases = Object.entries(definition.aliases ?? {}).map(([alias, field]) => [alias, toAlias(values[field])]);
  return { ...values, ...Object.fromEntries(aliases) };
}

/** A body with a field for each alias, and without those aliases that its field stands beside: see `changedAliases`. */
export function filledFromAliases(definition: EntityDef, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const values: Record<string, unknown> = { ...body };
  for (const [alias, field] of Object.entries(definition.aliases ?? {})) {
    if (!Object.hasOwn(values, alias)) continue;
    const sent = fromAlias(definition, field, values[alias]);
    if (values[field] === undefined) values[field] = sent;
    values[alias] = sent;
  }
  return values;
}

/**
 * What a change means where a client sent a whole record back, with a field and its alias: the one that differs from the
 * stored record is the one that the client changed.
 */
export function changedAliases(definition: EntityDef, changes: Values, old: Values): Record<string, unknown> {
  const values = { ...changes };
  for (const [alias, field] of Object.entries(definition.aliases ?? {})) {
    const sent = values[alias];
    delete values[alias];
    if (sent !== undefined && isSame(values[field], old[field])) values[field] = sent;
  }
  return values;
}

function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
  return plain(a) === plain(b);
}
