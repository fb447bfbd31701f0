import {
  assignedRolesCalls,
  companyCalls,
  configurationFilterCalls,
  pageFilterCalls,
  pageFilterDef,
  pageInfoCalls,
  pageInfoDef,
  roleMessageCalls,
  userCalls,
  userDef,
  userGroupCalls,
} from '@pellucid/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultValues } from '../../crud/form-values.ts';
import { ADMIN, compileEntityScreens } from '../../testing/administration.ts';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

compileEntityScreens();

const MESSAGE = {
  id: 4,
  version: 0,
  message: 'The filing opens on Monday. '.repeat(100),
  authority: 'ROLE_POWER_USER' as const,
  company: { id: 1, companyName: 'Northwind' },
};

const title = async (name: string) => screen.findByRole('heading', { level: 1, name });

it('titles a role message by who reads it, with its text below', async () => {
  fakeServer(ADMIN).answers(roleMessageCalls.get, MESSAGE);
  const { unmount } = renderApp('/admin/role-message/4/view', 'token');
  await title('Role message for the role Power user, Northwind');
  expect(screen.getByText(/^The filing opens on Monday/)).toBeDefined();
  unmount();
  renderApp('/admin/role-message/4/edit', 'token');
  await title('Edit role message for the role Power user, Northwind');
});

it('shows roles by their names, with the code in a tooltip', async () => {
  const role = { id: 2, version: 0, authority: 'ROLE_AS_ADMIN' as const, userGroup: null, company: null };
  fakeServer(ADMIN).answers(assignedRolesCalls.get, { ...role, users: { id: 4, login: 'analyst' } });
  renderApp('/admin/assigned-roles/2/view', 'token');
  await title('Assigned role AS administrator of analyst');
  expect(screen.getByTitle('ROLE_AS_ADMIN').textContent).toBe('AS administrator');
});

it('shows the members and the pages of a user group: how many, the first of them, and the way to all', async () => {
  const group = { id: 3, version: 0, name: 'Analysts', company: null, userGroupInfo: null, assignedRoles: [] };
  const members = ['ana', 'ben'].map((login, at) => ({ ...defaultValues(userDef), id: at + 1, version: 0, login }));
  const page = { ...defaultValues(pageInfoDef), id: 9, version: 0, menu: 'Spend', icon: null };
  const api = fakeServer(ADMIN)
    .answers(userGroupCalls.get, group)
    .answers(companyCalls.list, [], { 'X-Total-Count': '0' })
    .answers(userCalls.list, members as never, { 'X-Total-Count': '300' })
    .answers(pageInfoCalls.list, [page as never], { 'X-Total-Count': '1' });
  renderApp('/admin/user-group/3/view', 'token');
  const list = within(await screen.findByRole('region', { name: 'Members 300' }));
  expect(list.getByRole('link', { name: 'ana' }).getAttribute('href')).toBe('#/admin/user-management/1/view');
  expect(list.getByRole('link', { name: 'All 300 users' }).getAttribute('href')).toBe(
    '#/admin/user-management?userGroupId.equals=3',
  );
  const pages = within(await screen.findByRole('region', { name: 'Pages 1' }));
  expect(pages.getByRole('link', { name: 'Spend' }).getAttribute('href')).toBe('#/admin/page-info/9/view');
  expect(api.requests.find(({ endpoint }) => endpoint === pageInfoCalls.list.id)?.url).toContain(
    'userGroupListId.equals=3',
  );
});

it('says at the page of a second filter which one that page has', async () => {
  const detail = 'This page has a filter already: general (#4)';
  fakeServer(ADMIN).refuses(pageFilterCalls.create, 400, {
    message: 'error.validation',
    detail,
    fieldErrors: [{ objectName: 'configurationStandardPagesFilter', field: 'pageInfo', message: 'Unique' }],
  });
  renderApp('/admin/configuration-standard-pages-filter/new', 'token');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  const error = await screen.findByText(detail, { selector: '.field-error' });
  expect(within(error.closest<HTMLElement>('[data-field]') as HTMLElement).getByLabelText('Page')).toBeDefined();
});

it('names a filter without a data table by its kind and its page', async () => {
  const kind = { id: 1, version: 0, filterName: 'company', filterFile: null };
  const links = { configurationFilter: { id: 1, filterName: 'company' }, pageInfo: { id: 9, menu: 'Top Companies' } };
  fakeServer(ADMIN)
    .answers(configurationFilterCalls.get, {
      ...kind,
      configurationStandardPagesFilter: [{ id: 4, filterDatatableName: '#4' }],
    })
    .answers(pageFilterCalls.get, { ...defaultValues(pageFilterDef), ...links, id: 4, version: 0 } as never);
  renderApp('/admin/configuration-filter/1/view', 'token');
  const link = await screen.findByRole('link', { name: 'company filter of Top Companies' });
  expect(link.getAttribute('href')).toBe('#/admin/configuration-standard-pages-filter/4/view');
});
