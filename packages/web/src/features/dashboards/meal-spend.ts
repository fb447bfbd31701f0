import { type Filter, type QueryInput, type QueryResult, runQuery } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CityLimits } from './meal-limits-by-city.ts';

/** What a company spent on meals in a city, beside the highest limit there; city null is everywhere else. */
export interface MealSpend {
  readonly city: string | null;
  /** In dollars, of whichever meal may cost most there. */
  readonly limit: string;
  readonly records: number;
  readonly total: string | null;
  readonly highest: string | null;
  /** Records of more than the highest limit: no meal there may cost as much. */
  readonly over: number;
}

/** Published records of meals in the places that have limits, of one company. */
export const mealSpendQuery = (company: string, places: readonly CityLimits[]) =>
  queryOptions({
    queryKey: ['meal-spend', company, places],
    queryFn: ({ signal }) => mealSpend(company, places, signal),
    staleTime: 0,
  });

async function mealSpend(company: string, places: readonly CityLimits[], signal: AbortSignal): Promise<MealSpend[]> {
  const limits = places.map(({ city, limits: listed }) => ({
    city,
    limit: listed.map(({ value }) => value).reduce((most, value) => (Number(value) > Number(most) ? value : most), '0'),
  }));
  const cities = limits.flatMap(({ city }) => city ?? []);
  const inCities: Filter = { field: 'city', op: 'in', value: cities };
  const ask = (where: Filter[], over: Filter, dimensions: string[]) =>
    call(runQuery, { body: questionOf(company, where, over, dimensions) }, { signal });
  const overIn = ({ city, limit }: (typeof limits)[number]): Filter => ({
    all: [
      { field: 'city', op: 'eq', value: city },
      { field: 'amount', op: 'gt', value: limit },
    ],
  });
  const elsewhere = limits.find(({ city }) => city === null);
  const own = limits.filter(({ city }) => city !== null);
  const [byCity, rest] = await Promise.all([
    own.length === 0 ? null : ask([inCities], { any: own.map(overIn) }, ['city']),
    elsewhere === undefined
      ? null
      : ask(own.length === 0 ? [] : [{ not: inCities }], { field: 'amount', op: 'gt', value: elsewhere.limit }, []),
  ]);
  return limits.map(({ city, limit }) => {
    const row =
      city === null ? rest?.rows[0] : byCity?.rows.find(([name]) => String(name).toLowerCase() === city.toLowerCase());
    return { city, limit, ...figuresOf(row?.slice(city === null ? 0 : 1)) };
  });
}

function questionOf(
  company: string,
  where: Filter[],
  over: Filter,
  dimensions: string[],
): Partial<QueryInput> & { source: string } {
  return {
    source: 'general',
    dimensions,
    measures: [
      'records',
      'total_amount',
      { name: 'highest', max: 'amount' },
      { name: 'over', of: 'records', where: [over] },
    ],
    where: [
      { field: 'company', op: 'eq', value: company },
      { field: 'nature', op: 'eq', value: 'Food and Beverage' },
      ...where,
    ],
  };
}

function figuresOf(row: QueryResult['rows'][number] = []): Omit<MealSpend, 'city' | 'limit'> {
  const [records = 0, total = null, highest = null, over = 0] = row;
  const text = (cell: typeof total) => (cell === null ? null : String(cell));
  return { records: Number(records ?? 0), total: text(total), highest: text(highest), over: Number(over ?? 0) };
}
