import type { Among, Reading, ValueFilter } from '../reading/reading.ts';
import { yearsOf } from './merged/merged-filters.ts';

const TURNED =
  /^(?:(?:and|now|then|what about|how about|ok)[\s,]+)*(?:the\s+)?(?:(?:other|opposite)\s+way\s+(?:a?round)|opposite|reverse|converse|vice\s+versa|conversely|reversed|in\s+reverse|swap(?:ped)?(?:\s+(?:them|it))?)(?:\s*[-,:;]\s*(?:so\s+)?(?:in\s+)?(?<some>\d{4})[\s,]+(?:but|and)\s+not(?:\s+in)?\s+(?<none>\d{4}))?[\s.?!]*$/i;

/** `the other way round` after those paid in 2024 but not in 2023, or by one company and not by another: those of the other alone. */
export function turnedRound(turn: string, earlier: Reading): Reading | undefined {
  const said = TURNED.exec(turn.trim());
  if (!said) return undefined;
  const { comparison, among } = earlier;
  if (comparison?.kind === 'difference')
    return said.groups?.some === undefined && comparison.less
      ? { ...earlier, comparison: { ...comparison, of: comparison.less, less: comparison.of } }
      : undefined;
  const [none, another] = among?.none ?? [];
  if (!among || !none || another || none.isNegated || among.all.length > 1) return undefined;
  return none.field === 'program_year' ? timesTurned(earlier, none, said.groups ?? {}) : valuesTurned(earlier, none);
}

function timesTurned(
  earlier: Reading,
  { values }: ValueFilter,
  { some, none }: Record<string, string | undefined>,
): Reading | undefined {
  const years = earlier.periods.flatMap(yearsOf);
  const [year, second] = years;
  const [other, more] = values;
  if (year === undefined || second !== undefined || other === undefined || more !== undefined) return undefined;
  if (some !== undefined && (some !== other || none !== String(year))) return undefined;
  return {
    ...earlier,
    periods: [{ kind: 'years', from: Number(other), to: Number(other) }],
    among: amongWith(earlier, { field: 'program_year', values: [String(year)] }),
  };
}

function valuesTurned(earlier: Reading, none: ValueFilter): Reading | undefined {
  const own = earlier.filters.filter(({ field, isNegated }) => field === none.field && !isNegated);
  const [one, another] = own;
  if (!one || another || one.values.length > 1 || none.values.length > 1) return undefined;
  return {
    ...earlier,
    filters: earlier.filters.map((filter) => (filter === one ? none : filter)),
    among: amongWith(earlier, { field: one.field, values: one.values }, none),
  };
}

function amongWith({ among }: Reading, none: ValueFilter, only?: ValueFilter): Among {
  const { entity = '', all = [] } = among ?? {};
  return { entity, all: only && all.length > 0 ? [only] : all, none: [none] };
}
