import { getFilterOfPage, pageInfoCalls } from '@pellucid/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusalOf } from './page-lookup.ts';

const page = (isDeleted: boolean) => ({ isDeleted, userGroupList: [{ id: 1, name: 'Analysts' }] });
const of = (userGroup: string, authorities: 'ROLE_USER' | 'ROLE_ADMIN' = 'ROLE_USER') => ({
  userGroup,
  authorities: [authorities],
});

it.each([
  ['of another group', page(false), of('Free'), 403],
  ['of its group', page(false), of('Analysts'), null],
  ['who administers', page(false), of('Free', 'ROLE_ADMIN'), null],
  ['who asks for a deleted page', page(true), of('Analysts'), 404],
  ['who asks for a deleted page and administers', page(true), of('Free', 'ROLE_ADMIN'), 404],
  ['who asks for a page that is not there', null, of('Analysts'), 404],
])('answers somebody %s', (_, asked, account, status) => {
  expect(refusalOf(asked, account)).toBe(status);
});

it('leads home from a dashboard that does not exist, and says why there', async () => {
  fakeServer().answers(getFilterOfPage, null).refuses(pageInfoCalls.get, 404);
  renderApp('/dashboard/7?menu=Company+Analysis', 'token');
  expect((await screen.findByRole('alert')).textContent).toBe('The page asked was not found.');
  expect(screen.getByRole('heading', { name: /Welcome/ })).toBeDefined();
  expect(location.hash).toBe('#/home');
});
