import {
  Board,
  type BoardDetails,
  type BoardOpening,
  type BoardView,
  boardInView,
  type Cell,
  type Column,
  type Condition,
  type FieldInfo,
  type FieldValue,
  type QueryResult,
  type Tile,
  type TileAnswer,
} from '@pellucid/contract';

/** A board over a few hundred made-up records, answered as the server answers: exact sums, filters, marks of the other tiles. */

type Name = 'program_year' | 'nature' | 'company' | 'state' | 'recipient_id' | 'recipient' | 'date' | 'record_id';
interface Payment extends Record<Name, Cell> {
  cents: bigint;
}

const NATURES = ['Food and Beverage', 'Consulting Fee', 'Travel and Lodging', 'Royalty or License', 'Education'];
const COMPANIES = ['Northwind Pharma, Inc.', 'Acme ~ Devices', 'Helix & Sons', '2024'];
const STATES = ['CA', 'TX', 'NY', 'FL', 'PR', null];

export const PAYMENTS: readonly Payment[] = Array.from({ length: 360 }, (_, at) => ({
  program_year: 2021 + (at % 4),
  nature: NATURES[(at * 7) % 5] ?? null,
  company: COMPANIES[(at * 5) % 4] ?? null,
  state: STATES[(at * 11) % 6] ?? null,
  recipient_id: String(1000 + (at % 30)),
  recipient: `Recipient ${(at % 30) % 12}`,
  date: `${2021 + (at % 4)}-${String(1 + (at % 12)).padStart(2, '0')}-15`,
  record_id: `R${at}`,
  cents: BigInt(((at * 7919) % 90_000) + 1) + (at === 17 ? 9_007_199_254_740_993n : 0n),
}));

const TYPES: Readonly<Record<string, FieldInfo>> = Object.fromEntries(
  [
    ['program_year', 'Program year', 'integer'],
    ['nature', 'Nature of payment', 'text'],
    ['company', 'Company', 'text'],
    ['state', 'State', 'text'],
    ['recipient_id', 'Recipient id', 'text', 'recipient'],
    ['recipient', 'Recipient', 'text'],
    ['date', 'Date', 'date'],
    ['record_id', 'Record', 'text'],
    ['total_amount', 'Total spend', 'money'],
    ['records', 'Records', 'count'],
  ].map(([name = '', label = '', type, shownAs]) => [
    name,
    { name, label, type, ...(shownAs !== undefined && { shownAs }) } as FieldInfo,
  ]),
);

const tile = (
  id: string,
  kind: Tile['kind'],
  dimensions: string[],
  { where = [], ...more }: { where?: Condition[]; [key: string]: unknown } = {},
) => ({
  id,
  title: `Tile ${id}`,
  kind,
  width: 6,
  height: 4,
  ...(dimensions[0] === undefined ? {} : { mark: dimensions[0] }),
  ...more,
  query: {
    measures: ['total_amount', 'records'],
    dimensions,
    where,
    ...(dimensions[0] === 'date' ? { timeGrain: 'month' as const } : {}),
  },
});

export const BOARD: Board = Board.parse({
  id: 'sample-board',
  title: 'Sample board',
  description: 'A board for tests.',
  source: 'general',
  filters: [
    { field: 'program_year', control: 'list' },
    { field: 'company', control: 'search' },
    { field: 'recipient_id', control: 'search' },
    { field: 'date', control: 'range' },
  ],
  details: ['date', 'recipient', 'nature', 'company', 'state', 'total_amount'],
  pages: [
    {
      id: 'overview',
      title: 'Overview',
      tiles: [
        tile('total', 'kpi', [], { width: 3, height: 1 }),
        tile('natures', 'bar', ['nature']),
        tile('companies', 'column', ['company']),
        tile('months', 'line', ['date']),
        tile('states', 'map', ['state']),
        tile('parts', 'pie', ['nature'], { where: [{ field: 'state', op: 'notEmpty' }] }),
      ],
    },
    {
      id: 'recipients',
      title: 'Recipients',
      tiles: [
        tile('people', 'table', ['recipient_id', 'recipient'], { label: 'recipient' }),
        tile('tree', 'treemap', ['nature']),
        tile('years', 'area', ['date', 'nature']),
        tile('split', 'bar', ['nature', 'program_year']),
      ],
    },
  ],
});

export const OPENING: BoardOpening = {
  board: BOARD,
  fields: Object.values(TYPES),
  programYears: [2021, 2022, 2023, 2024],
  defaultFilters: [],
  oneYearOnly: false,
  dataVersion: '7',
  dataAsOf: '2026-06-30',
};

const BANDS = [
  { from: null, to: '100', records: 90 },
  { from: '100', to: '200', records: 7 },
  { from: '200', to: null, records: 1 },
];

const CITIES: readonly FieldValue[] = ['Reno', 'Ames'].map((value) => ({ value, records: 5 }));

const SPECIALTIES: readonly FieldValue[] = [
  { value: 'Physicians|Internal Medicine', records: 2 },
  { value: 'Physicians|Internal Medicine|Oncology', records: 3 },
];

export function dollars(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

export function recordsOf(conditions: readonly Condition[], marks: BoardView['marks']): Payment[] {
  const asConditions = marks.flatMap(({ field, values, series }): Condition[] => [
    { field, op: 'in', value: [...values] },
    ...(series === undefined ? [] : [{ field: series.field, op: 'eq' as const, value: series.value }]),
  ]);
  return PAYMENTS.filter((payment) => [...conditions, ...asConditions].every((condition) => holds(payment, condition)));
}

function holds(payment: Payment, { field, op, value }: Condition): boolean {
  const cell = payment[field as Name] ?? null;
  const values = (Array.isArray(value) ? value : [value]).map(String);
  const text = field === 'date' && op === 'in' ? `${String(cell).slice(0, 8)}01` : String(cell);
  if (op === 'eq' || op === 'in') return values.includes(text);
  if (op === 'ne' || op === 'notIn') return !values.includes(text);
  if (op === 'notEmpty') return cell !== null;
  if (op === 'isEmpty') return cell === null;
  if (op === 'contains') return text.toLowerCase().includes(values[0]?.toLowerCase() ?? '');
  if (op === 'gte') return text >= (values[0] ?? '');
  if (op === 'startsWith') return values.some((start) => text.startsWith(start));
  if (op === 'between') return text >= (values[0] ?? '') && text <= (values[1] ?? '');
  throw new Error(`The fake server does not know ${op}`);
}

export function resultOf(asked: Tile, view: BoardView): QueryResult {
  const records = recordsOf(
    [...view.filters.filter(({ field }) => !asked.ignores.includes(field)), ...asked.query.where],
    view.marks.filter((mark) => mark.tile !== asked.id),
  );
  const groups = new Map<string, { cells: Cell[]; cents: bigint; records: number }>();
  for (const payment of records) {
    const cells = asked.query.dimensions.map((name) =>
      name === 'date' ? `${String(payment.date).slice(0, 8)}01` : (payment[name as Name] ?? null),
    );
    const key = JSON.stringify(cells);
    const group = groups.get(key) ?? { cells, cents: 0n, records: 0 };
    groups.set(key, { cells, cents: group.cents + payment.cents, records: group.records + 1 });
  }
  const rows = [...groups.values()]
    .sort((a, b) => (a.cents < b.cents ? 1 : -1))
    .map(({ cells, cents, records: count }): Cell[] => [...cells, dollars(cents), count]);
  return {
    columns: [...asked.query.dimensions, ...asked.query.measures].map(columnOf),
    rows,
    rowCount: rows.length,
    truncated: false,
    words: [],
    dataThrough: null,
    partialPeriods: [],
    dataVersion: '7',
    elapsedMs: 3,
    answeredBy: 'general',
    cached: false,
  };
}

function columnOf(name: string): Column {
  return { name, type: TYPES[name]?.type ?? 'text' };
}

export function detailsOf(view: BoardView, limit: number, offset: number, names = BOARD.details): BoardDetails {
  const records = recordsOf(view.filters, view.marks);
  return {
    columns: names.flatMap((name) => TYPES[name] ?? []),
    available: Object.values(TYPES).filter(({ name }) => name !== 'records'),
    rows: records
      .slice(offset, offset + limit)
      .map((payment) =>
        names.map((name) => (name === 'total_amount' ? dollars(payment.cents) : (payment[name as Name] ?? null))),
      ),
    total: {
      records: records.length,
      sums: { total_amount: dollars(records.reduce((sum, { cents }) => sum + cents, 0n)) },
    },
    dataVersion: '7',
  };
}

export interface FakeRequest {
  path: string;
  body: BoardView & { tiles?: string[]; values?: string[]; limit?: number; offset?: number; columns?: string[] };
  signal: AbortSignal | null;
}

/**
 * Stands in for `fetch`. `requests` fills with what was asked; `gate`, when set, is awaited before each answer, as a slow
 * server.
 */
export class FakeServer {
  readonly requests: FakeRequest[] = [];
  opening = OPENING;
  gate: (() => Promise<void>) | null = null;
  /** Problems by tile id. */
  problems: Record<string, string> = {};

  get runs(): FakeRequest[] {
    return this.requests.filter(({ path }) => path.endsWith('/run'));
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input);
    const signal = init?.signal ?? null;
    const body = init?.body === undefined ? null : JSON.parse(String(init.body));
    this.requests.push({ path, body, signal });
    if (this.gate !== null) await this.gate();
    else await Promise.resolve();
    signal?.throwIfAborted();
    return this.answer(path, body);
  };

  private answer(path: string, body: FakeRequest['body']): Response {
    if (path.endsWith('/run')) {
      const board = boardInView(this.opening.board, body, (name) => TYPES[name] ?? { name, type: 'text' });
      const page = board.pages.find(({ id }) => id === body.page);
      const asked = page?.tiles.filter(({ id }) => body.tiles === undefined || body.tiles.includes(id)) ?? [];
      return json({ dataVersion: '7', elapsedMs: 4, answers: asked.map((each) => this.tileAnswer(each, body)) });
    }
    if (path.includes('/details/export')) return new Response('Date,Total spend\r\n');
    if (path.endsWith('/details')) return json(detailsOf(body, body.limit ?? 50, body.offset ?? 0, body.columns));
    if (path.endsWith('/amounts')) return json({ bands: BANDS });
    if (path.includes('/fields/city/')) return json({ values: CITIES, truncated: false });
    if (path.includes('/fields/specialty/')) return json({ values: SPECIALTIES, truncated: false });
    if (path.includes('/values')) {
      const field = /fields\/(\w+)\//.exec(path)?.[1] as Name;
      const all = [...new Set(PAYMENTS.map((payment) => payment[field]))];
      const values = all.filter((value) => body.values?.includes(String(value)) ?? true);
      const listed = values.map((value) => ({ value, records: 90, ...namesOf(field, value) }));
      return json({ values: listed, truncated: false });
    }
    if (path.startsWith('api/boards/')) return json(this.opening);
    return new Response('', { status: 404 });
  }

  private tileAnswer(asked: Tile, view: BoardView): TileAnswer {
    const title = this.problems[asked.id];
    return title === undefined
      ? { tile: asked.id, result: resultOf(asked, view) }
      : { tile: asked.id, problem: { type: 'about:blank', title, status: 503, path: '', message: 'error' } };
  }
}

/** What an id stands for: people of one name in several towns. */
function namesOf(field: Name, value: Cell): Pick<FieldValue, 'name' | 'description'> {
  const person = PAYMENTS.find((payment) => payment.recipient_id === value);
  return field === 'recipient_id' && person ? { name: String(person.recipient), description: `Town ${value}` } : {};
}

function json(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
}
