import type { Analytics } from '@pellucid/analytics';
import type { AmountBands, Condition } from '@pellucid/contract';
import type { Asking } from './filter-values.ts';

/** From a dollar to a million, three to each power of ten: what looks even on a scale of logarithms. */
const BOUNDS = [0, 1, 2, 3, 4, 5].flatMap((power) => [1, 2, 5].map((step) => String(step * 10 ** power)));

/** How many records have an amount of each size, the empty bands included. */
export async function amountBands(
  analytics: Analytics,
  { source, where }: { source: string; where: readonly Condition[] },
  { scope, signal }: Asking,
): Promise<AmountBands> {
  const query = {
    source,
    dimensions: [{ name: 'band', field: 'amount', bands: BOUNDS }],
    measures: ['records'],
    where: [...where],
  };
  const { rows } = await analytics.run(query, scope, signal ? { signal } : {});
  const records = new Map(rows.map(([band, count]) => [band, Number(count)]));
  const bands = [null, ...BOUNDS].map((from, at) => {
    const to = BOUNDS[at] ?? null;
    return { from, to, records: records.get(nameOf(from, to)) ?? 0 };
  });
  return { bands };
}

/** What the language calls the band between two bounds. */
function nameOf(from: string | null, to: string | null): string {
  if (from === null) return `under ${to}`;
  return to === null ? `${from} and over` : `${from} to under ${to}`;
}
