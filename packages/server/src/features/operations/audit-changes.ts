import {
  AUTHORITY_LABELS,
  type AuditChange,
  ENTITIES,
  type EntityDef,
  entityLabel,
  type Field,
  inWords,
} from '@pellucid/contract';

type Values = Readonly<Record<string, unknown>>;

const DEFINITIONS: ReadonlyMap<string, EntityDef> = new Map(
  ENTITIES.map(({ definition }) => [definition.name, definition]),
);

/** Fields that every change changes: they tell nothing. */
const BOOKKEEPING = new Set(['id', 'version']);

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

/** What people read for a code: by its field's labels; a role has one everywhere. */
function inLabels(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inLabels(field, one));
  if (typeof value !== 'string') return value;
  const labels = field?.type === 'enum' || field?.type === 'enums' ? field.labels : AUTHORITY_LABELS;
  return (labels as Readonly<Record<string, string>> | undefined)?.[value] ?? value;
}

/** A value as people know it: a code by its label, a link by what it shows, a picture by that there is one. */
function shown(field: Field | undefined, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (field?.type === 'relation' || field?.type === 'relations') {
    const target = DEFINITIONS.get(field.to)?.fields[field.show];
    const linked = (one: unknown) => inLabels(target, valuesOf(one)[field.show] ?? one);
    return Array.isArray(value) ? value.map(linked) : linked(value);
  }
  if (field?.type !== 'json') return inLabels(field, value);
  const { data, ...others } = valuesOf(value);
  return { ...others, ...(data != null && { data: `${String(data).length} characters` }) };
}

/**
 * What people read of a row of the trail: the kind of record, its name then, and the fields that differ. The names come
 * from what the row itself keeps, so that a deleted record still has one.
 */
export function describeChange(row: { entity: string | null; old: unknown; new: unknown }): {
  entityLabel: string | null;
  recordName: string | null;
  changes: AuditChange[];
} {
  const definition = row.entity === null ? undefined : DEFINITIONS.get(row.entity);
  const [old, now] = [valuesOf(row.old), valuesOf(row.new)];
  const fields = definition?.fields ?? {};
  const names = new Set([...Object.keys(fields), ...Object.keys(old), ...Object.keys(now)]);
  const changes = [...names]
    .filter((name) => !BOOKKEEPING.has(name) && fields[name]?.stamp === undefined)
    .filter((name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(now[name] ?? null))
    .map((name) => ({
      field: name,
      label: fields[name]?.label ?? inWords(name),
      old: shown(fields[name], old[name]),
      new: shown(fields[name], now[name]),
    }));
  const label = definition?.labelField;
  const name = label === undefined ? undefined : (now[label] ?? old[label]);
  return {
    entityLabel: row.entity && entityLabel(row.entity),
    recordName: name === undefined || name === null ? null : String(inLabels(fields[label ?? ''], name)),
    changes,
  };
}
