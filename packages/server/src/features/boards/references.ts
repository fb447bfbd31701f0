import type { Ask, Model } from '@pellucid/analytics';
import {
  type Board,
  type Cell,
  type Compared,
  type Filter,
  isSideBySide,
  QUERY_LIMIT,
  type QueryInput,
  type QueryResult,
  REFERENCE_NAMES,
  type Reference,
  type SideBySide,
  type Tile,
} from '@pellucid/contract';
import { sourceNamed, tileSource } from './board-fields.ts';
import { tileQuery } from './board-query.ts';
import { millionths, quotient, sum } from './exact.ts';
import type { Shown } from './mark-filters.ts';
import { amongAll } from './side-by-side.ts';

/** A question of references: of which view and tile, and who is compared. */
interface Beside {
  shown: Shown;
  tile: Tile;
  sides: SideBySide;
  model: Model;
  ask: Ask;
}

/**
 * The answer of a tile with the references of the view after its rows: what the companies of each spent, divided by their number;
 * shares and amounts per recipient are of these companies together, a recipient counting once for each that pays them.
 */
export async function withReferences(beside: Beside, result: QueryResult): Promise<QueryResult> {
  const { shown, tile, sides } = beside;
  const references = (shown.view.sideBySide?.references ?? []).filter((one) => companiesOf(one, sides) > 0);
  const hasRows = isSideBySide(shown.board, tile) || isTable(shown.board, tile);
  if (!hasRows || references.length === 0) return result;
  const rows = await Promise.all(references.map((reference) => rowsOf(beside, result, reference)));
  const all = [...result.rows, ...rows.flat()];
  return {
    ...result,
    rows: all,
    rowCount: all.length,
    words: [...result.words, ...references.map((one) => inWords(one, sides))],
  };
}

/** What the rows were a year before, of references nothing: a figure for each row. */
export function besideReferences(compared: Compared, { rows }: QueryResult): Compared {
  const figures = rows.map((_, at) => compared.figures[at] ?? { now: null, before: null });
  return { ...compared, figures };
}

/** A row for each company, with figures that have a mean. */
function isTable({ sideBySide }: Board, { query, kind }: Tile): boolean {
  const [only, ...more] = query.dimensions;
  return kind === 'table' && query.from === undefined && only === sideBySide?.field && more.length === 0;
}

function companiesOf(reference: Reference, { peers, reported }: SideBySide): number {
  return reference === 'peers' ? peers.length : reported;
}

function inWords(reference: Reference, { peers, reported, companies }: SideBySide): string {
  const name = REFERENCE_NAMES[reference];
  return reference === 'peers'
    ? `${name} is the mean of ${peers.join(', ')}: next to ${companies[0]?.company} by total spend under these filters.`
    : `${name} is the mean of the ${reported.toLocaleString('en-US')} companies that reported under these filters.`;
}

async function rowsOf(beside: Beside, result: QueryResult, reference: Reference): Promise<Cell[][]> {
  const { shown, tile } = beside;
  return isTable(shown.board, tile) ? tableRow(beside, result, reference) : categoryRows(beside, result, reference);
}

/** The condition that leaves the companies of a reference. */
function ofReference({ shown: { board }, sides }: Beside, reference: Reference): Filter {
  const field = board.sideBySide?.field ?? '';
  return reference === 'peers' ? { field, op: 'in', value: [...sides.peers] } : { field, op: 'notEmpty' };
}

/** The question of a tile, by some dimensions, of the companies of a reference. */
function question(beside: Beside, reference: Reference, dimensions: string[], measures: string[]): QueryInput {
  const { shown, tile } = beside;
  const { field } = shown.board.sideBySide ?? {};
  const where = tile.query.where.filter((condition) => condition.field !== field);
  const query = { ...tile.query, where, dimensions, measures, orderBy: [], limit: QUERY_LIMIT.rows, totals: false };
  const view = amongAll(shown.board, shown.view);
  const asked = tileQuery({ ...shown, view }, { ...tile, query });
  return { ...asked, where: [...(asked.where ?? []), ofReference(beside, reference)] };
}

/** The mean company of a table of companies. */
async function tableRow(beside: Beside, result: QueryResult, reference: Reference): Promise<Cell[][]> {
  const { tile, sides } = beside;
  const [company = ''] = tile.query.dimensions;
  const parts = (measure: string) => ratioOf(beside, measure) ?? [measure];
  const wanted = tile.query.measures.filter((measure) => hasMean(beside, measure));
  const measures = [...new Set(wanted.flatMap(parts))];
  const { rows, columns } = await beside.ask(question(beside, reference, [company], measures));
  const totalOf = (measure: string) => {
    const place = columns.findIndex(({ name }) => name === measure);
    return sum(rows.map((row) => millionths(row[place])));
  };
  const number = millionths(companiesOf(reference, sides));
  const cell = (name: string, type: string): Cell => {
    if (name === company) return REFERENCE_NAMES[reference];
    if (!wanted.includes(name)) return null;
    const [of = name, per] = parts(name);
    const figure = quotient(totalOf(of), per === undefined ? number : totalOf(per), type === 'count' ? 0 : 2);
    return type === 'count' && figure !== null ? Number(figure) : figure;
  };
  return rows.length === 0 ? [] : [result.columns.map(({ name, type }) => cell(name, type))];
}

/** What a measure is a ratio of, where it is one. */
function ratioOf({ shown: { board }, tile, model }: Beside, name: string): [string, string] | undefined {
  const own = board.named.measures.find(({ measure }) => measure.name === name)?.measure;
  if (own) return 'ratio' in own ? [own.ratio.of, own.ratio.per] : undefined;
  const formula = sourceNamed(tileSource(board, tile), model).measures.get(name)?.formula;
  return formula?.kind === 'ratio' ? [formula.of, formula.per] : undefined;
}

/** Sums and counts have a mean, and so have ratios of them; of medians, shares and largest ones there is none. */
function hasMean(beside: Beside, name: string): boolean {
  const { shown, tile, model } = beside;
  const isNamed = shown.board.named.measures.some(({ measure }) => measure.name === name);
  const { formula } = sourceNamed(tileSource(shown.board, tile), model).measures.get(name) ?? {};
  return (
    ratioOf(beside, name) !== undefined ||
    (!isNamed && ['sum', 'count', 'records', 'distinct'].includes(formula?.kind ?? ''))
  );
}

/** What the companies of a reference spent on a category, and on how many recipients, each company's counted apart. */
interface Spent {
  category: Cell[];
  amount: bigint;
  recipients: bigint;
}

async function categoryRows(beside: Beside, result: QueryResult, reference: Reference): Promise<Cell[][]> {
  const { shown, tile, sides } = beside;
  const { by, share, shareOfAll, perRecipient } = shown.board.sideBySide ?? {};
  const dimensions = tile.query.dimensions.filter((name) => name !== by);
  const [figure] = tile.query.measures;
  const [own, all] = await Promise.all([
    spentBy(beside, reference, dimensions, figure === perRecipient),
    figure === shareOfAll ? spentBy(beside, 'industry', dimensions, false) : [],
  ]);
  const number = millionths(companiesOf(reference, sides)) / millionths(1);
  const total = sum(own.map(({ amount }) => amount));
  const ofAll = new Map(all.map(({ category, amount }) => [JSON.stringify(category), amount]));
  const figures = ({ category, amount, recipients }: Spent): Record<string, Cell> => ({
    total_amount: quotient(amount, number * millionths(1), 2),
    ...(share !== undefined && { [share]: quotient(amount, total, 6) }),
    ...(shareOfAll !== undefined && {
      [shareOfAll]: quotient(amount, number * (ofAll.get(JSON.stringify(category)) ?? 0n), 6),
    }),
    ...(perRecipient !== undefined && { [perRecipient]: quotient(amount, recipients, 2) }),
  });
  return shownCategories(own, result, tile, dimensions).map((spent) => {
    const cells = figures(spent);
    return result.columns.map(({ name }) => {
      if (name === by) return REFERENCE_NAMES[reference];
      const place = dimensions.indexOf(name);
      return place < 0 ? (cells[name] ?? null) : (spent.category[place] ?? null);
    });
  });
}

/** Where a tile shows the first categories alone, those. */
function shownCategories(
  all: Spent[],
  { columns, rows }: QueryResult,
  tile: Tile,
  dimensions: readonly string[],
): Spent[] {
  if (tile.query.limit === undefined) return all;
  const places = dimensions.map((name) => columns.findIndex((column) => column.name === name));
  const shown = new Set(rows.map((row) => JSON.stringify(places.map((place) => row[place] ?? null))));
  return all.filter(({ category }) => shown.has(JSON.stringify(category)));
}

async function spentBy(beside: Beside, reference: Reference, dimensions: string[], counts: boolean): Promise<Spent[]> {
  const asked = question(beside, reference, dimensions, ['total_amount']);
  const { rows } = await beside.ask(counts ? overCompanies(beside, asked, dimensions) : asked);
  return rows.map((row) => ({
    category: row.slice(0, dimensions.length),
    amount: millionths(row[dimensions.length]),
    recipients: millionths(row[dimensions.length + 1]),
  }));
}

/** First each company's amount and recipients, then what they add up to. */
function overCompanies(
  { shown }: Beside,
  { source, where = [], timeGrain, limit, ...asked }: QueryInput,
  dimensions: string[],
) {
  const from = {
    dimensions: [...(asked.dimensions ?? []), shown.board.sideBySide?.field ?? ''],
    measures: ['total_amount', 'recipients'],
    where,
    ...(timeGrain && { timeGrain }),
  };
  const measures = [
    { name: 'amount', sum: 'total_amount' },
    { name: 'counted', sum: 'recipients' },
  ];
  return { source, from, dimensions, measures, ...(limit && { limit }) };
}
