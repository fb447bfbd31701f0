import type { FieldInfo, QueryResult, Tile } from '@pellucid/contract';
import type { ChartTheme } from '../chart-theme.ts';

/** Fields, tiles and results for tests of charts. */

const NATURES = [
  ['Food and Beverage', 'Food and beverage'],
  ['Consulting Fee', 'Consulting fee'],
  [
    'Compensation for serving as faculty or as a speaker for a medical education program',
    'Teaching at medical education',
  ],
] as const;
const RECIPIENT_TYPES = [
  ['Covered Recipient Physician', 'Physician'],
  ['Covered Recipient Teaching Hospital', 'Teaching hospital'],
] as const;
const coded = (values: readonly (readonly [string, string])[]) =>
  values.map(([value, shortName]) => ({ value, shortName }));

export const FIELDS: FieldInfo[] = [
  { name: 'nature', label: 'Nature of payment', type: 'text', values: coded(NATURES) },
  { name: 'recipient_type', label: 'Recipient type', type: 'text', values: coded(RECIPIENT_TYPES) },
  { name: 'program_year', label: 'Program year', type: 'integer' },
  { name: 'date', label: 'Date', type: 'date' },
  { name: 'total_amount', label: 'Total spend', type: 'money' },
  { name: 'payments', label: 'Payments', type: 'count' },
];

export const THEME: ChartTheme = {
  dark: false,
  text: '#000000',
  muted: '#555555',
  line: '#dddddd',
  surface: '#ffffff',
  raised: '#ffffff',
  font: 'sans-serif',
  reducedMotion: true,
};

export function tileOf(kind: Tile['kind'], dimensions: string[], more: Partial<Tile> = {}): Tile {
  const query: Tile['query'] = {
    measures: ['total_amount', 'payments'],
    dimensions,
    where: [],
    having: [],
    orderBy: [],
    totals: false,
  };
  return {
    id: 't',
    title: 'Spend',
    kind,
    width: 6,
    height: 4,
    ignores: [],
    beside: [],
    grouped: false,
    bars: [],
    ...(dimensions[0] ? { mark: dimensions[0] } : {}),
    query,
    ...more,
  };
}

export function resultOf(names: string[], rows: QueryResult['rows']): QueryResult {
  return {
    columns: names.map((name) => ({ name, type: FIELDS.find((field) => field.name === name)?.type ?? 'text' })),
    rows,
    rowCount: rows.length,
    truncated: false,
    words: [],
    dataThrough: null,
    partialPeriods: [],
    dataVersion: '1',
    elapsedMs: 1,
    answeredBy: 'x',
    cached: false,
  };
}
