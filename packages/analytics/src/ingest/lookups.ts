import type { DuckDBConnection } from '@duckdb/node-api';
import { cityInOneSpelling } from '../warehouse/cities.ts';
import { natureToday } from '../warehouse/natures.ts';
import { noteInvestigators } from './investigators.ts';
import type { SourceType } from './layouts.ts';
import { INVESTIGATOR_LIST, type ListTables, PRIMARY_TYPE_LIST, PRODUCT_LIST, SPECIALTY_LIST } from './list-tables.ts';
import { fillList, keysOfList } from './lists.ts';
import { addMissing, clean, type Lookup, matches } from './lookup-table.ts';
import { cleanId, fillRecipients } from './recipients.ts';
import { name } from './sql-text.ts';
import { STAGING } from './stage.ts';

/**
 * Staged columns that are looked up together. Everything is worked out once per distinct combination instead of once per
 * row, and rows then find all keys of a group in one join.
 */
interface Group {
  readonly name: string;
  readonly columns: readonly string[];
  readonly lookups: readonly Lookup[];
  /** The recipient is not told apart by all its columns; see `recipients.ts`. */
  readonly recipient?: true;
  /** What a record has several of: its one column is the text of a list. */
  readonly list?: ListTables;
}

const plain = (table: string, column = table): Lookup => ({
  table,
  key: `${table}_key`,
  columns: { [table]: clean(column) },
});

const RECIPIENT: Group = {
  name: 'person',
  columns: ['profile_id', 'npi', 'first_name', 'last_name', 'hospital_id', 'hospital_ccn', 'hospital', 'entity'],
  lookups: [],
  recipient: true,
};

const SHARED: readonly Group[] = [
  {
    name: 'payer',
    columns: ['company_id', 'company', 'company_state', 'company_country', 'submitting_company'],
    lookups: [
      {
        table: 'company',
        key: 'company_key',
        columns: {
          company_id: cleanId('company_id'),
          company_reported: clean('company'),
          company_state: clean('company_state'),
          company_country: clean('company_country'),
        },
      },
      plain('submitting_company'),
    ],
  },
  RECIPIENT,
  {
    name: 'location',
    columns: ['city', 'state', 'country'],
    lookups: [
      {
        table: 'place',
        key: 'place_key',
        columns: {
          state: clean('state'),
          city: cityInOneSpelling(clean('city')),
          country: clean('country'),
          city_reported: clean('city'),
        },
      },
      plain('state'),
    ],
  },
  {
    name: 'premises',
    columns: ['street_line1', 'street_line2', 'zip_code', 'province'],
    lookups: [
      {
        table: 'address',
        key: 'address_key',
        columns: {
          street: clean("concat_ws(', ', nullif(trim(street_line1), ''), nullif(trim(street_line2), ''))"),
          zip_code: clean('zip_code'),
          province: clean('province'),
        },
      },
    ],
  },
  { name: 'taxonomy', columns: ['specialties'], lookups: [], list: SPECIALTY_LIST },
  { name: 'profession', columns: ['primary_types'], lookups: [], list: PRIMARY_TYPE_LIST },
];

const PAYMENT: readonly Group[] = [
  ...SHARED,
  {
    name: 'kind',
    columns: ['recipient_type', 'nature', 'form', 'dispute_status', 'change_type'],
    lookups: [
      plain('change_type'),
      plain('recipient_type'),
      {
        table: 'nature',
        key: 'nature_key',
        columns: { nature: natureToday(clean('nature')), nature_reported: clean('nature') },
      },
      plain('form'),
      plain('dispute_status'),
    ],
  },
  { name: 'item', columns: ['products'], lookups: [], list: PRODUCT_LIST },
  {
    name: 'payee',
    columns: ['third_party_indicator', 'third_party_name'],
    lookups: [
      {
        table: 'third_party',
        key: 'third_party_key',
        // Who was paid instead of the recipient: an entity by name, an individual never by name, or nobody.
        columns: {
          third_party: `coalesce(${clean('third_party_name')}, nullif(${clean('third_party_indicator')}, 'No Third Party Payment'))`,
        },
      },
    ],
  },
];

export const GROUPS: Readonly<Record<SourceType, readonly Group[]>> = {
  general: PAYMENT,
  research: [...PAYMENT, { name: 'team', columns: ['investigators'], lookups: [], list: INVESTIGATOR_LIST }],
  ownership: [
    ...SHARED,
    {
      name: 'kind',
      columns: ['recipient_type', 'dispute_status', 'change_type'],
      lookups: [plain('recipient_type'), plain('dispute_status'), plain('change_type')],
    },
  ],
};

export const groupTable = (group: Group) => `group_${group.name}`;

/** Keys that the facts take from a group. */
export const keysOf = (group: Group) => {
  if (group.list) return keysOfList(group.list);
  return group.recipient ? ['recipient_key'] : group.lookups.map(({ key }) => key);
};

/** Adds what is new to every lookup table and leaves a table of keys per group. Key 0, all blank, matches blank values. */
export async function fillLookups(connection: DuckDBConnection, type: SourceType): Promise<void> {
  for (const group of GROUPS[type]) {
    if (group.recipient) {
      await fillRecipients(connection, group.columns, groupTable(group));
      continue;
    }
    if (group.list) {
      if (group.list === INVESTIGATOR_LIST) await noteInvestigators(connection);
      await fillList(connection, type, group.list, groupTable(group));
      continue;
    }
    const values = group.lookups.flatMap(({ table, columns }) =>
      Object.entries(columns).map(([column, expression]) => `${expression} AS ${name(`${table}.${column}`)}`),
    );
    await connection.run(`CREATE OR REPLACE TEMP TABLE distinct_values AS SELECT *, ${values.join(', ')}
      FROM (SELECT DISTINCT ${group.columns.join(', ')} FROM ${STAGING})`);
    for (const lookup of group.lookups) await connection.run(addMissing(lookup));
    const joins = group.lookups.map(
      ({ table, columns }) => `LEFT JOIN ${table} ON ${matches(table, Object.keys(columns), 'found')}`,
    );
    await connection.run(`CREATE OR REPLACE TEMP TABLE ${groupTable(group)} AS
      SELECT ${group.columns.map((column) => `found.${column}`).join(', ')},
        ${group.lookups.map(({ table, key }) => `${table}.key AS ${key}`).join(', ')}
      FROM distinct_values AS found ${joins.join(' ')}`);
  }
}
