import { loadShippedModel } from '@pellucid/analytics/testing';
import type { ModelDescription } from '@pellucid/contract';
import type { DataPort, FoundValue } from '../port/data-port.ts';

/** Values as the published files have them, of every kind that a word may be taken for. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  company: ['Pfizer Inc.', 'Merck Sharp & Dohme LLC', 'Stryker Corporation', 'Novo Nordisk Inc', 'Genentech, Inc.'],
  company_family: ['Pfizer', 'Novo Nordisk'],
  nature: [
    'Food and Beverage',
    'Consulting Fee',
    'Travel and Lodging',
    'Royalty or License',
    'Gift',
    'Education',
    'Honoraria',
  ],
  form: ['Cash or cash equivalent', 'In-kind items and services'],
  recipient_type: ['Covered Recipient Physician', 'Covered Recipient Teaching Hospital'],
  specialty: [
    'Allopathic & Osteopathic Physicians|Internal Medicine|Cardiovascular Disease',
    'Allopathic & Osteopathic Physicians|Dermatology',
  ],
  state: ['TX', 'CA', 'NY', 'WA', 'MA'],
  city: ['Seattle', 'Boston', 'Washington', 'New York', 'Austin', 'Childress'],
  travel_city: ['Boston', 'Barcelona', 'Split'],
  product: ['ELIQUIS', 'VIAGRA', 'OZEMPIC'],
  product_type: ['Drug', 'Device', 'Biological', 'Medical Supply'],
  product_category: ['CARDIOLOGY', 'ONCOLOGY'],
};
const NONE: readonly string[] = [];
const PLACES: readonly (readonly [string, string])[] = [
  ['Seattle', 'WA'],
  ['Boston', 'MA'],
  ['Washington', 'DC'],
  ['New York', 'NY'],
  ['Austin', 'TX'],
  ['Childress', 'TX'],
];
const PEOPLE: readonly FoundValue[] = [
  { value: '1001', name: 'Ada Moreno' },
  { value: '1002', name: 'Bo Chen' },
  { value: '1003', name: 'Neil Small' },
  { value: 'TH1', name: 'Seattle Childrens Hospital' },
];
const YEARS = [2019, 2020, 2021, 2022, 2023, 2024];

/** What the first rows of any answer are called. */
const ROWS: readonly Readonly<Record<string, string>>[] = [
  { company: 'Pfizer Inc.', recipient_id: '1001', recipient: 'Ada Moreno', nature: 'Food and Beverage', state: 'TX' },
  { company: 'Stryker Corporation', recipient_id: '1002', recipient: 'Bo Chen', nature: 'Gift', state: 'CA' },
];

/** What the interpreter asks of the data, out of short lists and the shipped model; every query is taken, unless a test says otherwise. */
export async function wordsPort(more: Partial<DataPort> = {}): Promise<DataPort> {
  const { sources } = await loadShippedModel();
  const field = ({ name, label, type, description, synonyms }: FieldOf) => ({
    ...{ name, label, type, description },
    synonyms: [...synonyms],
  });
  const model: ModelDescription = {
    ...{ dataVersion: '1', types: [], madeMeasures: [], timeGrains: [], timeParts: [] },
    limits: { rows: 1, defaultRows: 1, milliseconds: 1, listValues: 1, memberships: 1 },
    sources: [...sources.values()].map((source) => ({
      ...{ name: source.name, label: source.label, description: source.description, visibility: 'public' as const },
      programYears: YEARS,
      dimensions: [...source.dimensions.values()].map((one) => ({ ...field(one), manyValued: false })),
      measures: [...source.measures.values()].map(field),
    })),
  };
  return {
    describe: async () => model,
    valuesOf: async (request) => VALUES[request.field] ?? NONE,
    placesOf: async () => PLACES,
    search: async ({ text }) => {
      const words = text.toLowerCase().split(' ');
      return PEOPLE.filter(({ name = '' }) => words.every((word) => name.toLowerCase().split(' ').includes(word)));
    },
    check: async () => ({ ok: true, words: [] }) as unknown as Awaited<ReturnType<DataPort['check']>>,
    rowsOf: async ({ dimensions = [] }) => ROWS.map((row) => dimensions.map((one) => row[String(one)] ?? null)),
    latestDate: async () => '2024-12-31',
    ...more,
  };
}

type FieldOf = Pick<
  ModelDescription['sources'][number]['measures'][number],
  'name' | 'label' | 'type' | 'description'
> & {
  readonly synonyms: Iterable<string>;
};
