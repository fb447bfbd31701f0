import { beforeEach, describe, expect, it } from 'vitest';
import { headerFilterOf, storedFilters, storeFilters } from './header-filter.ts';

const page = (filterName: string | null) => ({
  id: 7,
  datatable: 'general, research',
  configurationFilter: filterName === null ? null : { id: 1, filterName },
});
const fieldsOf = (filterName: string | null, oneYearOnly = false) =>
  headerFilterOf(page(filterName), null, oneYearOnly)?.choices.map(({ field }) => field) ?? null;

beforeEach(() => localStorage.clear());

describe('the filter of a page', () => {
  it.each([
    ['Company Filter', ['company']],
    ['filter by PHYSICIAN', ['recipient']],
    ['Specialty', ['specialty']],
    ['Reporting year', ['program_year']],
    ['Company and year', ['company']],
    ['Something else', null],
    [null, null],
  ])('of the name %s filters %j', (name, fields) => {
    expect(fieldsOf(name)).toEqual(fields);
  });

  it('has the program year for those who may see one year only, whatever the page says', () => {
    expect(fieldsOf('Company', true)).toEqual(['company', 'program_year']);
    expect(fieldsOf(null, true)).toEqual(['program_year']);
  });

  it('remembers what was chosen, under the key of its kind, and "all" for nothing', () => {
    const filter = headerFilterOf(page('Company'), null, true);
    if (filter === null) throw new Error('The page has no filter');
    const acme = { field: 'company', op: 'eq' as const, value: 'Acme' };
    storeFilters(filter, [acme]);
    expect({ ...localStorage }).toEqual({ companiesFilter_7: 'Acme', programYearsFilter_7: 'All' });
    expect(storedFilters(filter)).toEqual([acme]);
    storeFilters(filter, []);
    expect(storedFilters(filter)).toEqual([]);
    localStorage.setItem('programYearsFilter_7', '2024');
    expect(storedFilters(filter)).toEqual([{ field: 'program_year', op: 'eq', value: 2024 }]);
  });
});
