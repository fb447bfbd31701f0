import type { Draft } from '../reading/draft.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import { isAdded } from './merged/merged-filters.ts';
import { asksWhichOf } from './referred.ts';

const COMPANIES = ['company', 'company_family'];

function companiesIn(filters: readonly ValueFilter[]): ValueFilter | undefined {
  return filters.find(({ field, isNegated }) => COMPANIES.includes(field) && !isNegated);
}

/**
 * A family beside a company that has none, `vs Merck` after Pfizer: the words that name both, to be read together, because conditions on
 * two fields would hold for nobody. Undefined where both are of one field, or one takes the place of the other.
 */
export function namesTogether(earlier: Reading, next: Draft): string | undefined {
  const isBeside = isAdded(next) || next.tags.some(({ kind }) => kind === 'versus');
  const [old, fresh] = [companiesIn(earlier.filters), companiesIn(next.filters)];
  // `which of them did Stryker pay too` is of those whom both paid, and not of either.
  if (!isBeside || asksWhichOf(next) || !old || !fresh || old.field === fresh.field) return undefined;
  return [...old.values, ...fresh.values].map((value) => `"${value}"`).join(' and ');
}

/** Both turns with the companies as they are read together. */
export function readTogether(earlier: Reading, next: Draft, { filters }: Draft): readonly [Reading, Draft] {
  const companies = companiesIn(filters);
  const fresh = companiesIn(next.filters);
  if (!companies) return [earlier, next];
  const { at: _, ...both } = companies;
  const old = earlier.filters.filter((filter) => !(COMPANIES.includes(filter.field) && !filter.isNegated));
  return [
    { ...earlier, filters: [...old, both] },
    { ...next, filters: next.filters.map((filter) => (filter === fresh ? both : filter)) },
  ];
}
