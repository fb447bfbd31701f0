import type { QueryInput } from '@pellucid/contract';
import { DEFAULT_RECORDS, type Reading } from '../reading/reading.ts';
import { cutOf, type Dimension, dimensionsOf, namedOf, nameOf, orderName, whereOf } from './query-parts.ts';

/** Columns of single records. */
const RECORD: Readonly<Record<string, readonly string[]>> = {
  general: ['record_id', 'date', 'company', 'recipient', 'nature', 'product', 'state'],
  research: ['record_id', 'date', 'company', 'recipient', 'study', 'state'],
  ownership: ['record_id', 'program_year', 'company', 'recipient', 'terms', 'state'],
  all_payments: ['record_id', 'payment_kind', 'date', 'company', 'recipient', 'state'],
  ledger: ['record_id', 'date', 'company', 'recipient', 'nature', 'product', 'state'],
};

/** Single records: all of them, or the first of each of what there are groups of. */
export function listQuery(reading: Reading): QueryInput {
  const { source, groups, ranking } = reading;
  const measure = amountOf(reading);
  const isInvestedToo = source === 'ownership' && reading.columns?.includes('amount_invested');
  const within = groups.flatMap(dimensionsOf);
  return {
    source,
    measures: [...new Set([measure, ...(isInvestedToo ? ['amount_invested'] : [])])],
    dimensions: [...new Set<Dimension>([...columnsOf(reading), ...within])],
    where: [...whereOf(reading), ...namedOf(reading)],
    ...(ranking && within.length > 0 && { first: firstOf(ranking, within.map(nameOf)) }),
    orderBy: [
      ...eachApart(reading),
      { field: ranking?.by ?? measure, direction: ranking?.direction ?? 'desc' },
      { field: 'record_id' },
    ],
    ...(within.length > 0 ? {} : ranking ? cutOf(ranking) : { limit: DEFAULT_RECORDS }),
  };
}

function amountOf({ source, figures: [figure] }: Reading): string {
  if (source === 'ownership') return 'value_of_interest';
  return figure?.kind === 'measure' && figure.measure === 'amount_invested' ? 'amount_invested' : 'total_amount';
}

const firstOf = ({ n, place }: NonNullable<Reading['ranking']>, within: string[]) => ({
  n,
  ...(place !== undefined && { place }),
  within,
});

/** Times in their order, and several of each beside each other; of a single one of each the largest comes first. */
function eachApart({ groups, ranking }: Reading): NonNullable<QueryInput['orderBy']> {
  const times = groups.flatMap((group) => orderName(group) ?? []);
  const names = ranking && ranking.n > 1 ? groups.flatMap(dimensionsOf).map(nameOf) : times;
  return [...new Set([...times, ...names])].map((field) => ({ field }));
}

/** What a record says anyhow, and what the question names of it: `with date, city and amount`. */
function columnsOf({ source, filters, columns = [] }: Reading): readonly string[] {
  const shown = RECORD[source] ?? ['record_id'];
  const named = columns.filter((column) => !AMOUNTS.includes(column));
  return [...new Set([...shown, ...columnsOfTrips({ source, filters }), ...named])];
}

/** Of a trip, where to is what people look for. */
function columnsOfTrips({ source, filters }: Pick<Reading, 'source' | 'filters'>): readonly string[] {
  const isOfTrips = filters.some(
    ({ field, values, isNegated }) =>
      field === 'nature' && !isNegated && values.length === 1 && values[0] === 'Travel and Lodging',
  );
  return source === 'general' && isOfTrips ? ['travel_city'] : [];
}

const AMOUNTS = ['amount', 'value_of_interest', 'amount_invested'];
