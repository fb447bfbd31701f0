import type { Compared } from '@pellucid/contract';
import { percentChange } from '../lib/format.ts';
import { numberOf } from './values.ts';

/** How a figure changed: as a part of what it was, and as it is told. */
export interface Change {
  /** Undefined where there was nothing, or less: then there is no part of it. */
  readonly share: number | undefined;
  readonly text: string;
}

/** How much larger a figure is than the one before, in per cent of that; null where there is none of either. */
export function changeOf(before: number | null, now: number | null): Change | null {
  if (before === null && now === null) return null;
  if (before === null || before <= 0) return { share: undefined, text: (now ?? 0) > 0 ? 'new' : '–' };
  const share = ((now ?? 0) - before) / before;
  return { share, text: percentChange(share) };
}

/** How the figure of each row of a result changed; none where nothing is compared, or where there is no average any more. */
export function changesOf(compared: Compared | undefined): (Change | null)[] {
  return (
    compared?.figures.map(({ now, before }) =>
      now === null && compared.ofSome ? null : changeOf(numberOf(before), numberOf(now)),
    ) ?? []
  );
}

/** What a change is from and to: `2023 to 2024`. */
export function changeLabel({ year }: Compared): string {
  return `${year - 1} to ${year}`;
}

/**
 * A figure in each year, from the first that has records to the last or the one that is compared. A year without records is no
 * gap: there it was nothing, as its change says; but an average has none there.
 */
export function figuresByYear({ year, years = [], ofSome }: Compared): NonNullable<Compared['years']> {
  const [first, last] = [years.at(0)?.year, years.at(-1)?.year];
  if (first === undefined || last === undefined) return [];
  const figures = new Map(years.map((each) => [each.year, each.figure]));
  return Array.from({ length: Math.max(last, year) - first + 1 }, (_, at) => {
    const of = first + at;
    return { year: of, figure: figures.has(of) ? (figures.get(of) ?? null) : ofSome ? null : 0 };
  });
}
