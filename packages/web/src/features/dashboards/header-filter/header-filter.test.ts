import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageFilter, pageView } from '../../../testing/dashboards.ts';
import type { HeaderFilter } from './filter-kind.ts';
import { chosenTexts, furtherValues, headerFilterOf, requestOf, storedTexts, storeTexts } from './header-filter.ts';

const queries = new QueryClient();

function filterOf(name: string, configured: Parameters<typeof pageFilter>[0] = {}, menu = 'A page'): HeaderFilter {
  const filter = headerFilterOf(pageView(name, { menu, pageName: menu }), pageFilter(configured), false);
  if (filter === null) throw new Error(`${name} has no screen`);
  return filter;
}
const fieldsOf = (name: string | null, oneYearOnly = false) =>
  headerFilterOf(pageView(name), null, oneYearOnly)?.choices.map(({ field }) => field) ?? null;
const settingsOf = (filter: HeaderFilter, texts: Record<string, string | null>) => requestOf(filter, texts).settings;

beforeEach(() => localStorage.clear());

// docs/promises/filters.md#kinds
describe('the filter of a page', () => {
  it.each([
    ['Select subsidiary', ['company']],
    ['Company Filter', ['company']],
    ['filter by PHYSICIAN', ['recipient_id']],
    ['Specialty', ['specialty']],
    ['Competitors', ['company', 'company', 'program_year']],
    ['Reporting year', ['program_year']],
    ['STATE', ['state']],
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

  it('filters the columns that are configured', () => {
    const configured = { filterColumnName: 'payer, rival', yearColumnName: 'py', secondaryColumnName: 'maker' };
    const columns = (name: string) => filterOf(name, configured).choices.map(({ field }) => field);
    expect(columns('competitor')).toEqual(['payer', 'rival', 'py']);
    expect(columns('specialty')).toEqual(['payer', 'maker', 'py']);
    expect(columns('year')).toEqual(['py']);
  });
});

// docs/promises/filters.md#what-is-remembered
describe('what is chosen is remembered under the key of its kind', () => {
  it.each([
    ['subsidiary', { subsidiariesFilter_7: '[0,"(All)"]' }],
    ['company', { companiesFilter_7: '(All)' }],
    ['physician', { physiciansFilter: '(All)' }],
    ['specialty', { specialtiesFilter_7: '(All)' }],
    ['competitor', { competitor1Filter: '(All)', competitor2Filter: '(All)', programYearsFilter_7: 'All' }],
    ['year', { programYearsFilter_7: 'All' }],
    ['state', { statesFilter_7: '(All)' }],
  ])('%s: all of them', (name, stored) => {
    const filter = filterOf(name);
    storeTexts(filter, chosenTexts(filter, [], {}, queries));
    expect({ ...localStorage }).toEqual(stored);
    expect(Object.values(storedTexts(filter)).every((text) => text === null)).toBe(true);
  });

  it('is what the page begins with, and what is shown of a filter that was set elsewhere', () => {
    const filter = filterOf('company', { yearColumnName: 'program_year' });
    storeTexts(filter, { company: 'Acme', year: '2024' });
    expect({ ...localStorage }).toEqual({ companiesFilter_7: 'Acme', programYearsFilter_7: '2024' });
    expect(settingsOf(filter, storedTexts(filter))).toEqual([
      { field: 'company', value: 'Acme', includeEmpty: true },
      { field: 'program_year', value: 2024, includeEmpty: true },
    ]);
    expect(chosenTexts(filter, [{ field: 'company', op: 'eq', value: 'Zeta' }], {}, queries)).toEqual({
      company: 'Zeta',
      year: null,
    });
  });

  it('a person with the id, which filters; a bare name says nothing of which person is meant', () => {
    const filter = filterOf('physician');
    const ada = 'Ada Moreno · Cardiology · Springfield, IL · 1003';
    expect(settingsOf(filter, { physician: ada })[0]?.value).toBe('1003');
    expect(settingsOf(filter, { physician: 'Ada Moreno' })[0]?.value).toBeNull();
    storeTexts(filter, { physician: ada });
    expect(chosenTexts(filter, [{ field: 'recipient_id', op: 'eq', value: '1003' }], {}, queries)).toEqual({
      physician: ada,
    });
    const byName = filterOf('physician', { filterColumnName: 'recipient' });
    expect(settingsOf(byName, { physician: ada })[0]?.value).toBe('Ada Moreno');
  });

  it('a subsidiary as its number and name', () => {
    const filter = filterOf('subsidiary');
    storeTexts(filter, { subsidiary: '[2,"Acme, Inc."]' });
    expect(settingsOf(filter, storedTexts(filter))[0]?.value).toBe('Acme, Inc.');
    localStorage.setItem('subsidiariesFilter_7', 'no pair');
    expect(storedTexts(filter)).toEqual({ subsidiary: null });
  });
});

// docs/promises/filters.md#how-a-filter-is-applied
describe('what a choice asks of the viewer', () => {
  it('is all of them for "(All)", nothing and "All"; a single value otherwise, with what is empty', () => {
    const company = filterOf('company');
    for (const all of ['(All)', '', null]) {
      expect(settingsOf(company, { company: all })).toEqual([{ field: 'company', value: null, includeEmpty: true }]);
    }
    expect(settingsOf(filterOf('year'), { year: 'All' })[0]?.value).toBeNull();
    expect(settingsOf(filterOf('year'), { year: '2024' })).toEqual([
      { field: 'program_year', value: 2024, includeEmpty: true },
    ]);
  });

  it('leaves out states that are empty, unless no state is chosen', () => {
    const filter = filterOf('state');
    expect(settingsOf(filter, { state: 'CA' })).toEqual([{ field: 'state', value: 'CA', includeEmpty: false }]);
    expect(settingsOf(filter, { state: '' })).toEqual([{ field: 'state', value: null, includeEmpty: true }]);
  });

  it('sets two columns for competitors; a single column takes both values, each in its place', () => {
    const filter = filterOf('competitor', { filterColumnName: 'payer, rival' });
    expect(settingsOf(filter, { company: 'A', competitor: 'B' })).toEqual([
      { field: 'payer', value: 'A', includeEmpty: true },
      { field: 'rival', value: 'B', includeEmpty: true },
    ]);
    const both = [{ field: 'company', op: 'in' as const, value: ['A', 'B'] }];
    expect(chosenTexts(filterOf('competitor'), both, {}, queries)).toMatchObject({ company: 'A', competitor: 'B' });
    expect(furtherValues(filterOf('competitor'), both)).toEqual([]);
  });

  it('shows the first two of more companies that are compared below; a choice alone is none of several', () => {
    const four = [{ field: 'company', op: 'in' as const, value: ['A', 'B', 'C', 'D'] }];
    const competitors = filterOf('competitor');
    expect(chosenTexts(competitors, four, {}, queries)).toMatchObject({ company: 'A', competitor: 'B' });
    expect(furtherValues(competitors, four)).toEqual(['C', 'D']);
    expect(chosenTexts(filterOf('company'), four, {}, queries)).toEqual({ company: null });
    expect(furtherValues(filterOf('company'), four)).toEqual([]);
  });

  it('names the scheme and the markings of the page; on Top Speaker pages one scheme per marking', () => {
    const configured = { filteringScheme: 'Spend', markings: 'Fees, Travel', filterDatatableName: 'general' };
    expect(requestOf(filterOf('year', configured), {})).toMatchObject({
      table: 'general',
      schemes: ['Spend'],
      markings: ['Fees', 'Travel'],
    });
    expect(requestOf(filterOf('year', configured, 'Top Speaker'), {}).schemes).toEqual(['Fees', 'Travel']);
  });
});
