import type { Ask, Model } from '@pellucid/analytics';
import type { Cell, Compared, Condition, QueryResult, Tile } from '@pellucid/contract';
import { isOfSome } from './board-fields.ts';
import { tileQuery } from './board-query.ts';
import { choosesTime, comparedYear, ofAllTimes } from './compared-year.ts';
import type { Shown } from './mark-filters.ts';

/** An answered tile, and what tells its figures. */
interface Answered {
  readonly shown: Shown;
  readonly tile: Tile;
  readonly result: QueryResult;
  readonly model: Model;
}

/** What a tile was a year before, beside its result; undefined where the view has no year that could be compared. */
export async function compare(answered: Answered, ask: Ask): Promise<Compared | undefined> {
  const { shown, tile, model } = answered;
  const compared = await comparedFigures(answered, ask);
  const [measure = ''] = tile.query.measures;
  return compared && isOfSome(shown.board, tile, measure, model) ? { ...compared, ofSome: true } : compared;
}

async function comparedFigures({ shown, tile, result }: Answered, ask: Ask): Promise<Compared | undefined> {
  const { source } = tileQuery(shown, tile);
  const whole = await wholeYears(source, ask);
  const year = comparedYear(shown.view, tile, whole);
  if (year === undefined) return undefined;
  const { dimensions, timeGrain } = tile.query;
  const chosen = choosesTime(shown.view, tile);
  if (dimensions.length === 0) return { year, chosen, ...(await byYear(shown, tile, year, ask)) };
  // Before the first year of the data nothing is known: every row would be new.
  if (!whole.includes(year - 1)) return undefined;
  if (timeGrain === undefined) return { year, chosen, figures: await byCategory(shown, tile, result, year, ask) };
  return chosen ? { year, chosen, figures: await byPeriod(shown, tile, result, year, ask) } : undefined;
}

type Figures = Compared['figures'];

/** The program years of a source whose data does not end within them. */
async function wholeYears(source: string, ask: Ask): Promise<number[]> {
  const { rows, partialPeriods } = await ask({ source, measures: ['records'], dimensions: ['program_year'] });
  const partial = partialPeriods.map(({ period }) => period);
  return rows.flatMap(([year = null]) => (year === null || partial.includes(year) ? [] : [Number(year)]));
}

/** The figures of a tile at all times that satisfy some conditions, by its dimensions or others: their first measure. */
async function figuresBy(
  shown: Shown,
  tile: Tile,
  dimensions: readonly string[],
  where: readonly Condition[],
  ask: Ask,
): Promise<[row: Cell[], figure: Cell][]> {
  const [measure = ''] = tile.query.measures;
  const query = {
    ...tile.query,
    dimensions: [...dimensions],
    measures: [measure],
    where: [...tile.query.where, ...where],
    orderBy: [],
    limit: undefined,
    totals: false,
  };
  const question = tileQuery({ ...shown, view: ofAllTimes(shown.view) }, { ...tile, query });
  const { columns, rows } = await ask(question);
  const place = columns.findIndex(({ name }) => name === measure);
  return rows.map((row) => [row.slice(0, dimensions.length), row[place] ?? null]);
}

/** A single figure, in each program year. */
async function byYear(shown: Shown, tile: Tile, year: number, ask: Ask): Promise<Pick<Compared, 'figures' | 'years'>> {
  const found = await figuresBy(shown, tile, ['program_year'], [], ask);
  const years = found.map(([[of], figure]) => ({ year: Number(of), figure })).sort((a, b) => a.year - b.year);
  const figureOf = (wanted: number) => years.find((each) => each.year === wanted)?.figure ?? null;
  return { figures: [{ now: figureOf(year), before: figureOf(year - 1) }], years };
}

/** Each row of the result, in the year and in the one before. */
async function byCategory(shown: Shown, tile: Tile, result: QueryResult, year: number, ask: Ask): Promise<Figures> {
  const { dimensions } = tile.query;
  const categories = result.rows.map((row) => dimensions.map((name) => row[placeOf(result, name)] ?? null));
  const [first = ''] = dimensions;
  const isNamed = shown.board.named.dimensions.some(({ dimension }) => dimension.name === first);
  const ofRows: Condition = { field: first, op: 'in', value: [...new Set(categories.map(([value = null]) => value))] };
  const where: Condition[] = [
    { field: 'program_year', op: 'in', value: [year - 1, year] },
    ...(isNamed || tile.query.limit === undefined || categories.length === 0 ? [] : [ofRows]),
  ];
  const found = await figuresBy(shown, tile, [...dimensions, 'program_year'], where, ask);
  const figures = new Map(found.map(([row, figure]) => [JSON.stringify(row), figure]));
  const figureOf = (category: Cell[], of: number) => figures.get(JSON.stringify([...category, of])) ?? null;
  return categories.map((category) => ({ now: figureOf(category, year), before: figureOf(category, year - 1) }));
}

/** Each period of the result and the same one of the year before. */
async function byPeriod(shown: Shown, tile: Tile, result: QueryResult, year: number, ask: Ask): Promise<Figures> {
  const [date = 0, measure = 0] = ['date', ...tile.query.measures].map((name) => placeOf(result, name));
  const before: Condition = { field: 'program_year', op: 'eq', value: year - 1 };
  const found = await figuresBy(shown, tile, ['date'], [before], ask);
  const figures = new Map(found.map(([[start = null], figure]) => [yearLater(start), figure]));
  return result.rows.map((row) => ({ now: row[measure] ?? null, before: figures.get(row[date] ?? null) ?? null }));
}

/** The first day of a period, a year later: `2024-03-01` for `2023-03-01`. */
function yearLater(start: Cell): Cell {
  return start === null ? null : `${Number(String(start).slice(0, 4)) + 1}${String(start).slice(4)}`;
}

function placeOf({ columns }: QueryResult, name: string): number {
  return columns.findIndex((column) => column.name === name);
}
