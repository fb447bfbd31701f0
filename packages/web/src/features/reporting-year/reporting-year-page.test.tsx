import { type Account, getCurrentReportingYear, setCurrentReportingYear } from '@pellucid/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ANALYST, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const COMPLIANCE: Account = { ...ANALYST, authorities: ['ROLE_USER', 'ROLE_COMPLIANCE'] };
const YEAR = { id: 1, reportingYear: 2023, years: [2024, 2023, 2021] };
const ROUTE = '/change-reporting-year';
const current = () => screen.findByText(/^Dashboards are reflecting reportable data for reporting year/);

// docs/promises/pages.md#reporting-year
it('shows the year of the company, and changes it for compliance', async () => {
  const api = fakeServer(COMPLIANCE)
    .answers(getCurrentReportingYear, YEAR)
    .answers(setCurrentReportingYear, { ...YEAR, reportingYear: 2021 });
  renderApp(ROUTE, 'token');
  expect((await current()).textContent).toContain('2023');
  expect(screen.getByText('For Northwind')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);

  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Reporting year' }));
  fireEvent.click(await screen.findByTitle('2021'));
  fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: 'Filed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await current()).textContent).toContain('2021'));
  const put = api.requests.find(({ endpoint }) => endpoint === setCurrentReportingYear.id);
  expect(put?.body).toEqual({ reportingYear: 2021 });
  expect(put?.headers.get('X-Change-Reason')).toBe('Filed');
});

it('says why a year could not be changed, and keeps the choice', async () => {
  fakeServer(COMPLIANCE).answers(getCurrentReportingYear, YEAR).refuses(setCurrentReportingYear, 404);
  renderApp(ROUTE, 'token');
  await current();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Reporting year' }));
  fireEvent.click(await screen.findByTitle('2021'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not found')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
});

it('is read by everyone else', async () => {
  fakeServer().answers(getCurrentReportingYear, YEAR);
  renderApp(ROUTE, 'token');
  expect((await current()).textContent).toContain('2023');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('says that no year is current', async () => {
  fakeServer().refuses(getCurrentReportingYear, 404, { title: 'No reporting year is current' });
  renderApp(ROUTE, 'token');
  expect(await screen.findByText(/No reporting year is current/)).toBeDefined();
});

it('asks who is not signed in to sign in', async () => {
  fakeServer();
  renderApp(ROUTE);
  await waitFor(() => expect(location.hash).toBe('#/accessdenied'));
});
