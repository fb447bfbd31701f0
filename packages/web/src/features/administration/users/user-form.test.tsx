import {
  type Account,
  type Company,
  companyCalls,
  companyDef,
  listAuthorities,
  setActivated,
  type User,
  userCalls,
  userDef,
  userGroupCalls,
} from '@pellucid/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultValues } from '../../../crud/form-values.ts';
import { compileEntityScreens } from '../../../testing/administration.ts';
import { ANALYST, type FakeApi, fakeServer } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const STAFF: Account = { ...ANALYST, id: 1, login: 'staff', company: null, authorities: ['ROLE_ENTITY_ADMIN'] };
const USER = {
  ...defaultValues(userDef),
  id: 9,
  version: 0,
  login: 'nina',
  email: 'nina@example.org',
  authorities: ['ROLE_USER'],
  assignedRoles: [],
  company: { id: 1, companyName: 'Northwind' },
  userGroup: { id: 4, name: 'Analysts' },
} as unknown as User;
const COMPANIES = ['Northwind', 'Zephyr'].map((companyName, index) => ({
  ...(defaultValues(companyDef) as unknown as Company),
  id: index + 1,
  companyName,
  version: 0,
}));

compileEntityScreens();

function server(account: Account): FakeApi {
  return fakeServer(account)
    .answers(userCalls.list, [], { 'X-Total-Count': '0' })
    .answers(userCalls.get, USER)
    .answers(userCalls.update, USER)
    .answers(listAuthorities, ['ROLE_USER'])
    .answers(companyCalls.list, COMPANIES, { 'X-Total-Count': '2' })
    .answers(userGroupCalls.list, [], { 'X-Total-Count': '0' });
}

/** Opens the choices of the user group, and reads what was asked for them. */
async function groupsAsked(api: FakeApi): Promise<string> {
  const picker = await screen.findByLabelText('User group');
  const asked = () => api.requests.filter(({ endpoint }) => endpoint === userGroupCalls.list.id);
  const before = asked().length;
  fireEvent.mouseDown(picker);
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
  return new URL(`http://x/${asked().at(-1)?.url}`).search;
}

async function chooseCompany(name: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByLabelText('Company'));
  fireEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}

const groupShown = () => document.querySelector('[data-field=userGroup]')?.textContent ?? '';

it('offers the groups of the chosen company, and takes a group out that belongs to another', async () => {
  const api = server(STAFF);
  renderApp('/admin/user-management/9/edit', 'token');
  expect(await groupsAsked(api)).toContain('companyId.equals=1');
  expect(groupShown()).toContain('Analysts');

  await chooseCompany('Zephyr');
  await waitFor(() => expect(groupShown()).not.toContain('Analysts'));
  expect(screen.getByText('Analysts is a group of the other company: choose a new one.')).toBeDefined();
  expect(await groupsAsked(api)).toContain('companyId.equals=2');

  await chooseCompany('Northwind');
  await waitFor(() => expect(groupShown()).toContain('Analysts'));
  await chooseCompany('Zephyr');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests.some(({ endpoint }) => endpoint === userCalls.update.id)).toBe(true));
  const saved = api.requests.find(({ endpoint }) => endpoint === userCalls.update.id)?.body;
  expect(saved).toMatchObject({ company: { id: 2 }, userGroup: null });
});

it('has no switch for letting in on a new user: their invitation opens the account', async () => {
  server(STAFF);
  const { unmount } = renderApp('/admin/user-management/new', 'token');
  await screen.findByLabelText('User group');
  expect(screen.queryByRole('switch', { name: 'Activated' })).toBeNull();
  unmount();
  renderApp('/admin/user-management/9/edit', 'token');
  expect(await screen.findByRole('switch', { name: 'Activated' })).toBeDefined();
});

it('asks before someone is let out, and hands the reason over', async () => {
  const api = server(STAFF)
    .answers(userCalls.get, { ...USER, activated: true })
    .answers(setActivated, { changed: 1 });
  renderApp('/admin/user-management/9/view', 'token');
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate nina' }));
  const asked = () => api.requests.find(({ endpoint }) => endpoint === setActivated.id);
  fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'Left the company' } });
  expect(asked()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(asked()?.body).toEqual({ ids: [9], activated: false, reason: 'Left the company' }));
});

it.each([
  ['of no company to staff', STAFF, 'companyId.specified=false'],
  ['of the own company to its administrator', { ...STAFF, company: ANALYST.company }, 'companyId.equals=1'],
] as const)('offers for a new user without a company the groups %s', async (_, account, criterion) => {
  const api = server(account);
  renderApp('/admin/user-management/new', 'token');
  expect(await groupsAsked(api)).toContain(criterion);
});
