import {
  type CriteriaOperator,
  type Criterion,
  type EntityDef,
  type EnumsField,
  type Field,
  isMany,
  type RelationsField,
  SEARCH,
  searchWords,
} from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, linkTable, own, tableName, valuesTable } from './naming.ts';
import { mappedSql } from './record-sql.ts';

const COMPARISON: Partial<Record<CriteriaOperator, SQL>> = {
  greaterThan: sql`>`,
  greaterThanOrEqual: sql`>=`,
  lessThan: sql`<`,
  lessThanOrEqual: sql`<=`,
};

/** Keeps a value from overflowing the column's own type: an id of fifteen digits is only one that is not there. */
const CAST: Partial<Record<Field['type'], SQL>> = {
  integer: sql`::bigint`,
  relation: sql`::bigint`,
  relations: sql`::bigint`,
  decimal: sql`::numeric`,
  date: sql`::date`,
  instant: sql`::timestamptz`,
  boolean: sql`::boolean`,
};

/** Wildcards in what a person typed are letters like any other. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function conditionSql(column: SQL, operator: CriteriaOperator, values: readonly SQL[], text: string): SQL {
  const [value] = values;
  const list = sql.join([...values], sql`, `);
  switch (operator) {
    case 'equals':
      return sql`${column} = ${value}`;
    case 'notEquals':
      return sql`${column} IS DISTINCT FROM ${value}`;
    case 'in':
      return sql`${column} IN (${list})`;
    case 'notIn':
      return sql`(${column} IS NULL OR ${column} NOT IN (${list}))`;
    case 'specified':
      return sql`(${column} IS NOT NULL) = ${value}`;
    case 'contains':
      return sql`${column} ILIKE ${containing(text)}`;
    case 'doesNotContain':
      return sql`(${column} IS NULL OR ${column} NOT ILIKE ${containing(text)})`;
    default:
      return sql`${column} ${COMPARISON[operator]} ${value}`;
  }
}

/** The rows that hold a record's several links or values, and what each of them leads to. */
function manyOf(definition: EntityDef, field: EnumsField | RelationsField): { rows: SQL; value: SQL } {
  if (field.type === 'enums') {
    const kept = valuesTable(definition, field);
    return rowsOf(kept.table, kept.owner, kept.value);
  }
  if (field.mappedBy !== undefined) {
    const linked = mappedSql('l', field.mappedBy, field.hiddenBy);
    return { rows: sql`SELECT 1 FROM ${sql.identifier(tableName(field.to))} l WHERE ${linked}`, value: sql`l.id` };
  }
  const link = linkTable(definition, field.to);
  return rowsOf(field.criteriaView ?? link.table, link.owner, link.target);
}

function rowsOf(table: string, owner: string, value: string): { rows: SQL; value: SQL } {
  const rows = sql`SELECT 1 FROM ${sql.identifier(table)} l WHERE l.${sql.identifier(owner)} = t.id`;
  return { rows, value: sql`l.${sql.identifier(value)}` };
}

function manySql(many: ReturnType<typeof manyOf>, operator: CriteriaOperator, list: SQL, specified: boolean): SQL {
  const among = sql`${many.rows} AND ${many.value} IN (${list})`;
  if (operator === 'specified') return specified ? sql`EXISTS (${many.rows})` : sql`NOT EXISTS (${many.rows})`;
  return operator === 'equals' || operator === 'in' ? sql`EXISTS (${among})` : sql`NOT EXISTS (${among})`;
}

/** Every word is in one of the fields that the definition searches, each in whichever it is. */
function searchSql({ search = [], fields }: EntityDef, text: string): SQL {
  const columns = search.map((name) => own(columnOf(name, fields[name])));
  const words = searchWords(text).map((word) => {
    const anywhere = columns.map((column) => sql`${column} ILIKE ${containing(word)}`);
    return sql`(${sql.join(anywhere, sql` OR `)})`;
  });
  return sql.join([...words, sql`true`], sql` AND `);
}

/**
 * A condition of a list as SQL over the record `t`. What is not equal, not among or not containing includes what is
 * empty: a person who leaves out 'Acme' does not ask to lose the records without a name.
 */
export function criterionSql(definition: EntityDef, { field: name, operator, values }: Criterion): SQL {
  const field = definition.fields[name];
  if (field === undefined && name === SEARCH) return searchSql(definition, String(values[0]));
  const cast = operator === 'specified' ? CAST.boolean : CAST[field?.type ?? 'integer'];
  const typed = values.map((value) => sql`${value}${cast ?? sql``}`);
  if (field !== undefined && isMany(field)) {
    return manySql(manyOf(definition, field), operator, sql.join(typed, sql`, `), values[0] === true);
  }
  return conditionSql(own(columnOf(name, field)), operator, typed, String(values[0]));
}
