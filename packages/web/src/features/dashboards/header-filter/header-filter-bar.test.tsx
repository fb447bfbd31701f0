import {
  checkStateData,
  compareCompetitors,
  getCompaniesProgramYears,
  getCompanyDetails,
  getCompetitorsProgramYears,
  getCurrentParameters,
  getDataAgainstStates,
  getSubsidiaries,
  getTemplateStates,
  listRecentSearchesOfType,
  lookUpCompanies,
  lookUpCompetitors,
  lookUpPhysicians,
  lookUpSpecialties,
  openBoard,
} from '@pellucid/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { askedFilters, dashboardServer, PAGE_ID, pageFilter, pageView } from '../../../testing/dashboards.ts';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const recentSearch = (queried: string) => ({
  id: 1,
  pageId: PAGE_ID,
  queried,
  filterType: null,
  time: '2026-01-31T12:00:00.000Z',
});
const stored = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('Filter')));
const lastFilters = (api: FakeApi) => askedFilters(api).at(-1);
const field = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const options = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent?.trim() ?? '');

/** Takes a choice of the open list; the keyboard's way is the browser's to show. */
async function take(text: string) {
  await waitFor(() => expect(options()).toContain(text));
  const all = [...document.querySelectorAll('.ant-select-item-option')];
  fireEvent.click(all.find(({ textContent }) => textContent?.trim() === text) ?? document);
}

function open(search = '') {
  renderApp(`/dashboard/${PAGE_ID}${search}`, 'token');
  return userEvent.setup();
}

// docs/promises/filters.md#type-aheads
it('company: a list opens on typing, closes on choice, and INDUSTRY DATA means all', async () => {
  const api = dashboardServer(pageView('company'), pageFilter({ yearColumnName: 'program_year' }))
    .answers(lookUpCompanies, [[1, 'Acme', 'Acme']])
    .answers(getCompanyDetails, { companyName: 'Acme', companyState: 'NJ', companyCountry: null })
    .answers(getCompaniesProgramYears, [2024, 2023]);
  const user = open();
  const search = await field('Search Company');
  expect(options()).toEqual([]);
  await user.type(search, 'acm');
  await take('Acme');
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'company', op: 'eq', value: 'Acme' }]));
  expect(search.value).toBe('Acme');
  expect(search.getAttribute('aria-expanded')).toBe('false');
  expect(stored()).toEqual({ companiesFilter_7: 'Acme', programYearsFilter_7: 'All' });
  expect(api.requests.find(({ endpoint }) => endpoint === 'addRecentSearch')?.body).toEqual({
    pageId: PAGE_ID,
    queried: 'Acme',
    filterType: 'company',
  });
  const panel = await screen.findByLabelText('Chosen company');
  await waitFor(() => expect(panel.textContent).toBe('NAMEAcmeSTATENJCOUNTRY–'));

  await user.click(screen.getByRole('button', { name: 'INDUSTRY DATA' }));
  await waitFor(() => expect(lastFilters(api)).toEqual([]));
  expect(stored()).toEqual({ companiesFilter_7: '(All)', programYearsFilter_7: 'All' });
  expect(screen.queryByLabelText('Chosen company')).toBeNull();
});

it('says "No Result Found", and closes on a click outside', async () => {
  dashboardServer(pageView('company')).answers(lookUpCompanies, []);
  const user = open();
  const search = await field('Search Company');
  await user.type(search, 'qqqq');
  await screen.findByText('No Result Found');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(search.getAttribute('aria-expanded')).toBe('false'));
  expect(search.value).toBe('');
});

it('offers what was searched for on the page before', async () => {
  const api = dashboardServer(pageView('company')).answers(listRecentSearchesOfType, [recentSearch('Zeta')]);
  const user = open();
  await user.click(await field('Search Company'));
  await screen.findByText('Recent searches');
  await take('Zeta');
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'company', op: 'eq', value: 'Zeta' }]));
});

it('physician: people of one name are told apart, and the person is kept, not the name', async () => {
  const api = dashboardServer(pageView('physician')).answers(lookUpPhysicians, [
    [1, 'Ada Moreno', 'Ada Moreno', '1003', 'Cardiology · Springfield, IL'],
    [2, 'Ada Moreno', 'Ada Moreno', '1004', 'Dermatology · Troy, NY'],
  ]);
  const user = open();
  const search = await field('Search Physician');
  await user.type(search, 'ada');
  await waitFor(() =>
    expect(options()).toEqual(['Ada Moreno Cardiology · Springfield, IL', 'Ada Moreno Dermatology · Troy, NY']),
  );
  await take('Ada Moreno Dermatology · Troy, NY');
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'recipient_id', op: 'eq', value: '1004' }]));
  expect(search.value).toBe('Ada Moreno');
  expect(stored()).toEqual({ physiciansFilter: 'Ada Moreno · Dermatology · Troy, NY · 1004' });
  expect(screen.queryByRole('button', { name: 'INDUSTRY DATA' })).toBeNull();
});

it.each(['Physician (Probe)', 'HCP (Probe)'])('%s begins with the most recent search', async (menu) => {
  const api = dashboardServer(pageView('physician', { menu, pageName: menu })).answers(listRecentSearchesOfType, [
    recentSearch('Ada Moreno · Cardiology · 1003'),
    recentSearch('Bo Li · 1009'),
  ]);
  open();
  expect((await field('Search Physician')).value).toBe('Ada Moreno');
  expect(askedFilters(api)).toEqual([[{ field: 'recipient_id', op: 'eq', value: '1003' }]]);
});

it('other pages begin with everything, whatever was searched for there', async () => {
  const api = dashboardServer(pageView('physician')).answers(listRecentSearchesOfType, [recentSearch('Bo Li · 1009')]);
  open();
  expect((await field('Search Physician')).value).toBe('');
  expect(askedFilters(api)).toEqual([[]]);
});

// docs/promises/filters.md#specialty
it('specialty: "Search by" swaps the tables, their columns and what was typed', async () => {
  const configured = pageFilter({
    primaryColumnName: 'nature',
    secondaryColumnName: 'company',
    filterDatatableName: 'general',
    alternateDatatable: 'research',
  });
  const api = dashboardServer(pageView('specialty'), configured)
    .answers(lookUpSpecialties, [[1, 'Education', 'Education']])
    .answers(lookUpCompanies, [[1, 'Acme', 'Acme']]);
  const user = open();
  await user.type(await field('Search Specialty'), 'edu');
  await user.click(screen.getByRole('button', { name: 'Search by Company' }));
  await user.type(await field('Search Company'), 'acm');
  await user.click(screen.getByRole('button', { name: 'Search by Specialty' }));
  expect((await field('Search Specialty')).value).toBe('edu');
  await take('Education');
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'nature', op: 'in', value: ['Education', null] }]));
  expect((await screen.findByLabelText('Chosen specialty')).textContent).toBe('SPECIALTYEducation');
  await user.click(screen.getByRole('button', { name: 'Search by Company' }));
  expect((await field('Search Company')).value).toBe('acm');
  await take('Acme');
  await waitFor(() => expect(lastFilters(api)).toContainEqual({ field: 'company', op: 'eq', value: 'Acme' }));
  expect(stored()).toEqual({ specialtiesFilter_7: 'Education', companiesFilter_7: 'Acme' });
  const looked = api.requests.filter(({ endpoint }) => endpoint.startsWith('lookUp')).map(({ url }) => url);
  expect(looked.some((url) => url.includes('getSpecialties/general/nature/edu'))).toBe(true);
  expect(looked.some((url) => url.includes('datatable=research'))).toBe(true);
});

it('specialty: one of several levels is shown as people know it, and kept as it is published', async () => {
  const published = 'Allopathic & Osteopathic Physicians|Orthopaedic Surgery';
  const api = dashboardServer(pageView('specialty'), pageFilter({ primaryColumnName: 'specialty' }));
  api.answers(lookUpSpecialties, [[1, published, published]]);
  const user = open();
  const search = await field('Search Specialty');
  await user.type(search, 'orth');
  await take('Orthopaedic Surgery Allopathic & Osteopathic Physicians');
  await waitFor(() => expect(search.value).toBe('Orthopaedic Surgery'));
  expect(stored()).toEqual({ specialtiesFilter_7: published });
  expect(lastFilters(api)).toEqual([{ field: 'specialty', op: 'in', value: [published, null] }]);
});

it('specialty: begins with the secondary column when it is flagged; no panel for all', async () => {
  dashboardServer(pageView('specialty'), pageFilter({ secondaryColumnName: 'company', usingSecondaryFilter: true }));
  open();
  await field('Search Company');
  expect(screen.queryByLabelText('Chosen specialty')).toBeNull();
});

// docs/promises/filters.md#competitors
it('competitor: begins with the parameters, and sets both and the year only when asked', async () => {
  const parameter = (name: string, value: string) => ({ name, value, pageType: null, menu: null });
  const api = dashboardServer(pageView('competitor'))
    .answers(getCurrentParameters, [parameter('DEFAULT_COMPANY', 'Acme'), parameter('DEFAULT_COMPETITOR', 'Zeta')])
    .answers(getCompetitorsProgramYears, [2024, 2023])
    .answers(lookUpCompetitors, [[1, 'Borealis', 'Borealis']])
    .answers(compareCompetitors, [
      [1, 'Acme', 'Acme', '1234.50', 3, '20.00', 1, '1254.50'],
      [2, 'Zeta', 'Zeta', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
    ]);
  const user = open();
  const competitor = await field('Competitor');
  expect([(await field('Company')).value, competitor.value]).toEqual(['Acme', 'Zeta']);
  expect(askedFilters(api)).toEqual([[{ field: 'company', op: 'in', value: ['Acme', 'Zeta'] }]]);

  const table = await screen.findByRole('region', { name: 'Company and competitor' });
  await waitFor(() => expect(table.textContent).toContain('$1,234.50'));
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'NAMEPHYSICIAN SPENDTEACHING HOSPITAL SPENDTOTAL SPEND',
    'COMPANYAcme$1,234.50$20.00$1,254.50',
    'COMPETITORZetaN/AN/AN/A',
  ]);

  await user.clear(competitor);
  await user.type(competitor, 'bor');
  await take('Borealis');
  expect(competitor.value).toBe('Borealis');
  expect(askedFilters(api)).toHaveLength(1);
  expect(stored()).toEqual({});

  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'company', op: 'in', value: ['Acme', 'Borealis'] }]));
  expect(stored()).toEqual({
    competitor1Filter: 'Acme',
    competitor2Filter: 'Borealis',
    programYearsFilter_7: 'All',
  });
});

it('competitor: of four companies that a link compares, the first two are in the header and the others are named', async () => {
  dashboardServer(pageView('competitor'))
    .answers(getCompetitorsProgramYears, [])
    .answers(compareCompetitors, [
      [1, 'Acme', 'Acme', '1234.50', 3, '20.00', 1, '1254.50'],
      [2, 'Zeta', 'Zeta', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
    ]);
  open('?tab=overview&f.company.in=Acme~Zeta~Borealis~Corve');
  await waitFor(async () => expect((await field('Company')).value).toBe('Acme'));
  expect((await field('Competitor')).value).toBe('Zeta');
  const panel = await screen.findByRole('region', { name: 'Company and competitor' });
  expect(panel.textContent).toContain('Also compared below: Borealis · Corve');
});

it('subsidiary: "Select Company" with (All) first', async () => {
  const api = dashboardServer(pageView('subsidiary')).answers(getSubsidiaries, [
    [1, 'Acme East'],
    [2, 'Acme West'],
  ]);
  const user = open();
  const select = await field('Select Company');
  fireEvent.mouseDown(select);
  await waitFor(() => expect(options()).toEqual(['(All)', 'Acme East', 'Acme West']));
  await take('Acme East');
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'company', op: 'eq', value: 'Acme East' }]));
  expect(stored()).toEqual({ subsidiariesFilter_7: '[1,"Acme East"]' });
  await user.type(select, 'qqq');
  await screen.findByText('No Result Found');
});

it('year: a select, and "All" for all of them', async () => {
  const api = dashboardServer(pageView('year')).answers(getCompaniesProgramYears, [2024, 2023]);
  open();
  fireEvent.mouseDown(await field('Program year'));
  await waitFor(() => expect(options()).toEqual(['All years', '2024', '2023']));
  await take('2024');
  await waitFor(() => expect(lastFilters(api)).toEqual([{ field: 'program_year', op: 'eq', value: 2024 }]));
  expect(stored()).toEqual({ programYearsFilter_7: '2024' });
});

it('state: one state, asked for before the page is used, without records that have none', async () => {
  const api = dashboardServer(pageView('state'))
    .answers(getTemplateStates, [' All', 'CA'])
    .answers(getDataAgainstStates, [])
    .answers(checkStateData, true);
  open();
  fireEvent.mouseDown(await screen.findByLabelText('select'));
  await take('CA');
  expect(api.requests.some(({ endpoint }) => endpoint === openBoard.id)).toBe(false);
  fireEvent.click(screen.getByText('Continue'));
  await waitFor(() => expect(askedFilters(api)).toEqual([[{ field: 'state', op: 'eq', value: 'CA' }]]));
  expect(stored()).toEqual({ statesFilter_7: 'CA' });
});
