import { TimeGrain } from '@pellucid/contract';
import { countedEntity, countedMeasure } from '../reading/counted.ts';
import type { Figure, Reading, Threshold } from '../reading/reading.ts';
import { areBesideAverages, isPerEntity, isSumOf } from './figures-beside.ts';
import { areOverTotals } from './figures-of-totals.ts';

/** The kinds of queries that readings become. */
export type Route =
  | 'records'
  | 'figures per entity'
  | 'entities counted'
  | 'growth'
  | 'shares'
  | 'one share'
  | 'a share of people'
  | 'concentration'
  | 'coverage'
  | 'a ratio'
  | 'a difference'
  | 'running totals'
  | 'two figures'
  | 'rows';

/** What a reading may have beside its source, first figure, filters and times, which every query has. */
type Part =
  | 'groups'
  | 'further figures'
  | 'a ranking'
  | 'a place'
  | 'the first within each'
  | 'a condition on totals'
  | 'a condition in percent'
  | 'a comparison';

/** What the query of each route says; a part that is not here would be left out of the answer. */
const HONOURED: Readonly<Record<Route, readonly Part[]>> = {
  records: ['a ranking', 'a place', 'the first within each'],
  'figures per entity': ['groups', 'a ranking', 'a place', 'a condition on totals'],
  'entities counted': ['groups', 'a condition on totals'],
  growth: ['groups', 'a ranking', 'a place', 'a condition in percent', 'a comparison'],
  shares: [
    ...(['groups', 'a ranking', 'a place', 'the first within each'] as const),
    ...(['a condition on totals', 'a condition in percent', 'a comparison'] as const),
  ],
  'one share': ['groups', 'a ranking', 'a place', 'a condition on totals', 'a comparison'],
  'a share of people': ['groups', 'a ranking', 'a place', 'a comparison'],
  concentration: ['groups', 'a comparison'],
  coverage: ['a comparison'],
  'a ratio': ['groups', 'a comparison'],
  'a difference': ['groups', 'a ranking', 'a place', 'a comparison'],
  'two figures': ['groups', 'further figures', 'a ranking', 'a condition in percent', 'a comparison'],
  'running totals': ['groups', 'a comparison'],
  rows: ['groups', 'further figures', 'a ranking', 'a place', 'the first within each', 'a condition on totals'],
};

/** Those that satisfy a condition on their totals, with the sum of these: `how many got over $500k, and what do they add up to`. */
function areOfThoseCounted({ figures: [first, ...others], comparison, thresholds, source }: Reading): boolean {
  const isCounted = !comparison && countedEntity(first) !== undefined && thresholds.some(({ on }) => on === 'figure');
  const of = source === 'ownership' ? 'value_of_interest' : 'total_amount';
  return isCounted && others.every((one) => isSumOf(one, { of }));
}

/** Whether a condition is on each of those that are counted, and not on how many they are: `companies with more than 5 studies`. */
function isOnEach({ on, measure }: Threshold, figure: Figure | undefined): boolean {
  const counted = figure?.kind === 'distinct' ? countedMeasure(figure.dimension) : undefined;
  const isOnCount = measure !== undefined && measure === (figure?.kind === 'measure' ? figure.measure : counted);
  return on === 'figure' && !isOnCount;
}

/** Months and quarters are told apart by their first day, and counted as rows. */
const isGrain = (entity: string) => TimeGrain.options.some((one) => one === entity);

/** Which query a reading becomes. */
export function routeOf(reading: Reading): Route {
  const { isList, figures, thresholds, comparison } = reading;
  const [figure] = figures;
  if (isList) return 'records';
  if (areBesideAverages(reading)) return 'rows';
  if (comparison?.kind === 'difference') return 'a difference';
  if (comparison?.kind === 'against') return 'two figures';
  if (figures.some(isPerEntity)) return 'figures per entity';
  const counted = comparison ? undefined : countedEntity(figure);
  if (counted !== undefined && (isGrain(counted) || thresholds.some((one) => isOnEach(one, figure))))
    return 'entities counted';
  switch (comparison?.kind) {
    case undefined:
      return 'rows';
    case 'growth':
      return 'growth';
    case 'share':
      return comparison.time || reading.members?.isPart || (comparison.part ?? comparison.amounts ?? []).length > 0
        ? 'one share'
        : 'shares';
    case 'peopleShare':
      return 'a share of people';
    case 'concentration':
      return 'concentration';
    case 'coverage':
      return 'coverage';
    case 'ratio':
      return 'a ratio';
    case 'runningTotal':
      return 'running totals';
  }
}

/** The first part of a reading that its query would leave out. */
export function leftOutPart(reading: Reading): { route: Route; part: Part } | undefined {
  const route = routeOf(reading);
  const part = partsOf(reading).find((one) => !HONOURED[route].includes(one));
  return part && { route, part };
}

function partsOf(reading: Reading): Part[] {
  const { groups, figures, ranking, thresholds, comparison, isList } = reading;
  const parts: [Part, boolean][] = [
    ['groups', groups.length > 0 && !(isList && (ranking?.within ?? []).length > 0)],
    ['further figures', figures.length > 1 && !areOverTotals(reading) && !areOfThoseCounted(reading)],
    ['a place', ranking?.place !== undefined],
    ['the first within each', (ranking?.within ?? []).length > 0],
    ['a ranking', ranking !== undefined],
    ['a condition on totals', thresholds.some(({ on }) => on === 'figure')],
    ['a condition in percent', thresholds.some(({ on }) => on === 'percent')],
    ['a comparison', comparison !== undefined],
  ];
  return parts.flatMap(([part, isThere]) => (isThere ? part : []));
}
