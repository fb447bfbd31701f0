import {
  type PageInfo,
  pageInfoCalls,
  pageInfoDef,
  updateSubPages,
  userGroupCalls,
  userGroupDef,
} from '@pellucid/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultValues } from '../../../crud/form-values.ts';
import { ADMIN, compileEntityScreens } from '../../../testing/administration.ts';
import { type FakeApi, fakeServer } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const GROUPS = ['Analysts', 'Compliance', 'Free'].map((name, index) => ({ id: index + 1, name }));
const PAGE = {
  ...defaultValues(pageInfoDef),
  id: 5,
  version: 0,
  menu: 'Spend',
  pageName: 'Spend',
  spCAnalysisPath: '/Pellucid/Boards/spend',
  spPage: 'Summary',
  datatable: 'general',
  icon: null,
  createdBy: 'admin',
  updatedBy: 'admin',
  userGroupList: [{ id: 1, name: 'Analysts' }],
};

compileEntityScreens();

function server(page: object = PAGE): FakeApi {
  const groups = GROUPS.map((group) => ({ ...defaultValues(userGroupDef), ...group, version: 0 }));
  return fakeServer(ADMIN)
    .answers(pageInfoCalls.list, [], { 'X-Total-Count': '0' })
    .answers(pageInfoCalls.get, {
      subPages: [],
      configurationFilter: null,
      analysisPath: null,
      boardId: null,
      listsCaller: true,
      ...page,
    } as never)
    .answers(pageInfoCalls.create, page as PageInfo)
    .answers(pageInfoCalls.update, page as PageInfo)
    .answers(updateSubPages, { changed: 2 })
    .answers(userGroupCalls.list, groups as never, { 'X-Total-Count': '3' });
}

/** By its label, whether or not the field is marked as required. */
const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const fill = (label: string, value: string) => fireEvent.change(labelled(label), { target: { value } });
const bodyOf = (api: FakeApi, { id }: { id: string }) =>
  api.requests.findLast(({ endpoint }) => endpoint === id)?.body as Record<string, unknown> | undefined;

/** Opens the choices of the page's user groups, and reads what they offer. */
async function offered(): Promise<string[]> {
  const picker = screen.getByRole('combobox', { name: 'User groups' });
  fireEvent.mouseDown(picker);
  const names = () =>
    [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  return names();
}

it.each([
  ['-7', '0', 1, 1],
  ['999', '31', 200, 30],
  ['42', '12', 42, 12],
])(
  'sends position %s and icon height %s as %i and %i, and empty addresses as empty text',
  async (position, height, at, high) => {
    const api = server();
    renderApp('/admin/page-info/new', 'token');
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.click(screen.getByRole('switch', { name: 'Is a menu' }));
    fill('Menu', 'Spend');
    fill('Icon name', 'explore');
    fill('Position', position);
    fill('Icon height', height);
    // Who presses Save leaves the field before.
    for (const label of ['Position', 'Icon height']) fireEvent.blur(labelled(label));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodyOf(api, pageInfoCalls.create)).toBeDefined());
    expect(bodyOf(api, pageInfoCalls.create)).toMatchObject({
      position: at,
      icon: { height: high },
      pageUrl: '',
      gaPageUrl: '',
    });
  },
);

it('marks what a page must have while it is being filled in, before anything is wrong', async () => {
  server();
  renderApp('/admin/page-info/new', 'token');
  await screen.findByRole('button', { name: 'Save' });
  const marked = () =>
    [...document.querySelectorAll('[aria-required=true]')].map((input) =>
      input.closest('[data-field]')?.getAttribute('data-field'),
    );
  expect(marked()).toEqual(['menu', 'pageName', 'spCAnalysisPath', 'spPage', 'datatable']);
  fireEvent.click(screen.getByRole('switch', { name: 'Is a menu' }));
  await waitFor(() => expect(marked()).toEqual(['menu', 'icon.name']));
  expect(document.querySelector('.field-error')).toBeNull();
});

it('offers no group that the page has already', async () => {
  server();
  renderApp('/admin/page-info/5/edit', 'token');
  await screen.findByRole('button', { name: 'Save' });
  expect(await offered()).toEqual(['Compliance', 'Free']);
  fireEvent.click(screen.getByText('Compliance', { selector: '.ant-select-item-option-content' }));
  await waitFor(async () => expect(await offered()).toEqual(['Free']));
});

it('offers to apply added groups to the sub-pages, where there are any, and does so after the page is saved', async () => {
  const api = server({ ...PAGE, subPages: [{ id: 6, menu: 'Below', pageName: null, pageUrl: '', position: 1 }] });
  renderApp('/admin/page-info/5/edit', 'token');
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('checkbox', { name: /Apply to the sub-pages/ })).toBeNull();
  await offered();
  fireEvent.click(screen.getByText('Free', { selector: '.ant-select-item-option-content' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Apply to the sub-pages/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(api, updateSubPages)).toEqual({ id: 5, userGroupList: [{ id: 3 }] }));
  const order = api.requests.map(({ endpoint }) => endpoint);
  expect(order.indexOf(pageInfoCalls.update.id)).toBeLessThan(order.indexOf(updateSubPages.id));
});

it('does not offer it for a page without sub-pages', async () => {
  server();
  renderApp('/admin/page-info/5/edit', 'token');
  await screen.findByRole('button', { name: 'Save' });
  await offered();
  fireEvent.click(screen.getByText('Free', { selector: '.ant-select-item-option-content' }));
  await act(async () => undefined);
  expect(screen.queryByRole('checkbox', { name: /Apply to the sub-pages/ })).toBeNull();
});

it.each([
  ['/admin/company', 'companyName.contains', 'api/companies'],
  ['/admin/user-group', 'name.contains', 'api/user-groups'],
  ['/admin/page-info', 'menu.contains', 'api/page-infos'],
])('trims what is searched for: %s', async (route, parameter, path) => {
  const api = server();
  renderApp(route, 'token');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '  acme inc  ' } });
  const asked = () =>
    api.requests
      .filter(({ url }) => url.startsWith(`${path}?`))
      .map(({ url }) => new URLSearchParams(url.split('?')[1]));
  await waitFor(() => expect(asked().at(-1)?.get(parameter)).toBe('acme inc'));
});

it('shows markup in a page as the text that it is', async () => {
  const markup = '<img src="x" onerror="alert(1)">';
  const page = {
    ...PAGE,
    menu: markup,
    helpText: `<b>${markup}</b>`,
    htmlUpload: `<script>alert(1)</script>${markup}`,
  };
  server(page).answers(pageInfoCalls.list, [page as PageInfo], { 'X-Total-Count': '1' });
  renderApp('/admin/page-info/5/view', 'token');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(markup);
  expect(document.body.textContent).toContain(`<b>${markup}</b>`);
  expect(document.querySelector('img[src="x"], #content script')).toBeNull();
  act(() => location.assign('#/admin/page-info'));
  expect(await screen.findByRole('link', { name: markup })).toBeDefined();
  expect(document.querySelector('img[src="x"], #content script')).toBeNull();
});
