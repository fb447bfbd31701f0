import type { SourceType } from './layouts.ts';
import { clean } from './lookup-table.ts';
import { GROUPS, groupTable, keysOf } from './lookups.ts';
import { STAGING } from './stage.ts';

/** Which staged data sets are to be loaded, and under which id. */
export const ACCEPTED = 'accepted_data_set';

const yes = (column: string) =>
  `CASE lower(trim(${column})) WHEN 'yes' THEN true WHEN 'y' THEN true WHEN 'true' THEN true WHEN '1' THEN true
    WHEN 'no' THEN false WHEN 'n' THEN false WHEN 'false' THEN false WHEN '0' THEN false END`;

const same = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, `row.${column}`]));
const cleaned = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, clean(`row.${column}`)]));

const PAYMENT = {
  ...same('date', 'amount'),
  // A record that does not say how many payments it sums up is one payment.
  payments: 'coalesce(row.payments, 1)',
  context: clean('row.context'),
};

/** Columns of the facts that are not keys, as expressions over a staged row. */
const VALUES: Readonly<Record<SourceType, Readonly<Record<string, string>>>> = {
  general: {
    ...PAYMENT,
    ...cleaned('travel_city', 'travel_state', 'travel_country'),
    physician_ownership: yes('row.physician_ownership'),
    charity: yes('row.charity'),
  },
  research: {
    ...PAYMENT,
    ...cleaned('study', 'clinical_trial_id'),
    ...same('expenditure_categories'),
    preclinical: yes('row.preclinical'),
  },
  ownership: { ...same('amount_invested', 'value_of_interest'), ...cleaned('terms', 'interest_held_by') },
};

/** Moves the accepted staged rows into the facts, sorted so that questions about one company or time skip the rest. */
export function insertFacts(type: SourceType, fileId: number): string {
  const groups = GROUPS[type];
  const joins = groups.map((group) => {
    const table = groupTable(group);
    return `JOIN ${table} ON ${group.columns.map((column) => `${table}.${column} IS NOT DISTINCT FROM row.${column}`).join(' AND ')}`;
  });
  const keys = groups.flatMap((group) => keysOf(group).map((key) => `${groupTable(group)}.${key}`));
  const values = Object.entries(VALUES[type]).map(([column, expression]) => `${expression} AS ${column}`);
  const order = type === 'ownership' ? 'program_year, company_key' : 'program_year, company_key, date';
  return `INSERT INTO ${type} BY NAME SELECT row.program_year, ${[...values, ...keys].join(', ')},
    ${clean('row.record_id')} AS record_id, ${ACCEPTED}.data_set_id, ${fileId}::INTEGER AS data_file_id
    FROM ${STAGING} AS row
    JOIN ${ACCEPTED} ON ${ACCEPTED}.program_year = row.program_year
      AND ${ACCEPTED}.publication IS NOT DISTINCT FROM row.publication
    ${joins.join('\n    ')}
    ORDER BY ${order}`;
}

/** The amounts that a control total is made of; the first is the one that CMS publishes as the total of a type. */
export const TOTALS: Readonly<Record<SourceType, readonly string[]>> = {
  general: ['amount'],
  research: ['amount'],
  ownership: ['value_of_interest', 'amount_invested'],
};
