import {
  type Company,
  companyCalls,
  configurationMenuCalls,
  configurationMenuDef,
  REASON_HEADER,
} from '@pellucid/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { defaultValues } from '../../crud/form-values.ts';
import { ACME, ADMIN, compileEntityScreens } from '../../testing/administration.ts';
import { type FakeApi, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

compileEntityScreens();

function server(): FakeApi {
  return fakeServer(ADMIN).answers(companyCalls.list, [ACME], { 'X-Total-Count': '1' }).answers(companyCalls.get, ACME);
}

it('shows both versions of a record that someone else changed, and saves what is chosen', async () => {
  const user = userEvent.setup();
  const api = server();
  renderApp('/admin/company/7/edit?page=1', 'token');
  const state = await screen.findByLabelText<HTMLInputElement>('State');
  await user.clear(state);
  await user.type(state, 'OH');
  api
    .refuses(companyCalls.update, 409, { message: 'error.concurrencyFailure' })
    .answers(companyCalls.get, { ...ACME, version: 3, companyState: 'TX', companyCountry: 'US' });
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const dialog = await screen.findByRole('dialog', { name: 'This company was changed meanwhile' });
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'State, yours: OH' }).checked).toBe(true);
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Country, theirs: US' }).checked).toBe(true);
  expect(within(dialog).queryByText('Company name')).toBeNull();
  api.answers(companyCalls.update, { ...ACME, version: 4 });
  await user.click(within(dialog).getByRole('button', { name: 'Save what is chosen' }));

  await waitFor(() => expect(location.hash).toBe('#/admin/company?page=1'));
  const sent = api.requests.filter(({ endpoint }) => endpoint === companyCalls.update.id);
  expect(sent.map(({ body }) => (body as Company).version)).toEqual([2, 3]);
  expect(sent[1]?.body).toMatchObject({ companyState: 'OH', companyCountry: 'US' });
});

it('puts what the server says at its field, keeps what was typed, and asks before it is lost', async () => {
  const user = userEvent.setup();
  const api = server();
  renderApp('/admin/company/new', 'token');
  const name = await screen.findByLabelText<HTMLInputElement>(/^Company name/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Company name is required', { selector: '.field-error' })).toBeDefined();
  expect(document.activeElement).toBe(name);

  api.refuses(companyCalls.create, 400, {
    fieldErrors: [{ objectName: 'company', field: 'companyName', message: 'Unique' }],
  });
  await user.type(name, 'Acme');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Error on field "Company name"');
  expect(screen.getByText('This company name is taken already', { selector: '.field-error' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(name.value).toBe('Acme');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/company'));
});

it('loads a record afresh for its form, also when its page has just shown an older version', async () => {
  const user = userEvent.setup();
  const api = server();
  renderApp('/admin/company/7/view', 'token');
  const edit = await screen.findByRole('button', { name: 'Edit' });
  api.answers(companyCalls.get, { ...ACME, version: 3, companyState: 'TX' });
  await user.click(edit);
  expect((await screen.findByRole('heading', { level: 1, name: 'Edit company Acme' })).tagName).toBe('H1');
  expect(screen.getByLabelText<HTMLInputElement>('State').value).toBe('TX');

  api.answers(companyCalls.update, { ...ACME, version: 4 });
  await user.type(screen.getByLabelText('Country'), 'US');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/company/7/view'));
  expect(api.requests.find(({ endpoint }) => endpoint === companyCalls.update.id)?.body).toMatchObject({ version: 3 });
});

it('restores a record that is marked as deleted, and says why it was deleted and restored', async () => {
  const user = userEvent.setup();
  const menu = { ...defaultValues(configurationMenuDef), id: 3, version: 1, menuName: 'Reports', isDeleted: true };
  const api = fakeServer(ADMIN)
    .answers(configurationMenuCalls.list, [menu as never], { 'X-Total-Count': '1' })
    .answers(configurationMenuCalls.get, menu as never)
    .answers(configurationMenuCalls.update, menu as never);
  renderApp('/admin/configuration-menu/3/delete', 'token');
  const popup = await screen.findByRole('dialog');
  expect(await within(popup).findByText(/want to undelete the configuration menu/)).toBeDefined();
  await user.type(within(popup).getByLabelText('Reason (optional)'), 'Needed after all');
  await user.click(within(popup).getByRole('button', { name: 'Undelete' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/configuration-menu'));
  const saved = api.requests.find(({ endpoint }) => endpoint === configurationMenuCalls.update.id);
  expect(saved?.body).toMatchObject({ id: 3, version: 1, menuName: 'Reports', isDeleted: false });
  expect(saved?.headers.get(REASON_HEADER)).toBe('Needed%20after%20all');
});

it('names what keeps a record from being deleted, over the list as it was', async () => {
  const user = userEvent.setup();
  const detail = "This company cannot be deleted: it is used by user group 'Analysts'";
  server().refuses(companyCalls.remove, 409, { detail, message: 'error.inuse' });
  renderApp('/admin/company/7/delete?sort=tier%2Cdesc', 'token');
  const popup = await screen.findByRole('dialog');
  await within(popup).findByText('Acme');
  await user.click(within(popup).getByRole('button', { name: 'Delete' }));
  expect((await within(popup).findByRole('alert')).textContent).toBe(detail);
  await user.click(within(popup).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/company?sort=tier%2Cdesc'));
});
