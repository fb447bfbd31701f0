import { getMainMenu, getProfileInfo, type MenuEntry } from '@pellucid/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ANALYST, fakeServer, PROFILE } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ADMIN_MENUS, adminMenus } from './admin-menu.ts';

const entry = (id: number, menu: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  menu,
  pageName: menu,
  pageType: 'Standard',
  pageUrl: '',
  isMenu: false,
  position: id,
  icon: null,
  subPages: [],
  ...more,
});
const MENU = [
  entry(1, 'Industry', {
    isMenu: true,
    subPages: [entry(2, 'By company', { isMenu: true, subPages: [entry(3, 'Top Companies')] })],
  }),
  entry(4, 'Guidelines', { pageUrl: '/nop-mapping' }),
  entry(5, 'User Guide', { pageUrl: 'user-guide/index.html' }),
];

const dashboards = () => screen.findByRole('navigation', { name: 'Dashboards' });
const open = async (route: string, account = ANALYST) => {
  const api = fakeServer(account).answers(getMainMenu, MENU);
  renderApp(route, 'token');
  await within(await dashboards()).findByText('Industry');
  return api;
};

// docs/promises/navigation.md#top-bar
describe('the top bar', () => {
  it('nests what the pages are nested in, and leads to the dashboard by id and menu name', async () => {
    await open('/nop-mapping');
    const nav = await dashboards();
    await userEvent.hover(within(nav).getByText('Industry'));
    await userEvent.hover(await screen.findByText('By company'));
    const link = await screen.findByRole('link', { name: 'Top Companies' });
    expect(link.getAttribute('href')).toBe('#/dashboard/3?menu=Top+Companies');
  });

  it('highlights the entry of the address, and opens the User Guide beside the application', async () => {
    await open('/nop-mapping');
    const nav = within(await dashboards());
    await waitFor(() => expect(nav.getByText('Guidelines').closest('li')?.className).toContain('-selected'));
    const guide = nav.getByRole('link', { name: 'User Guide' });
    expect([guide.getAttribute('target'), guide.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(nav.getByText('User Guide').closest('li')?.className).not.toContain('-selected');
  });

  it('has the account with its email and its ways, and no way to sign in', async () => {
    await open('/home');
    expect(screen.queryByRole('link', { name: /Sign in|Register/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account of analyst@pellucid.example' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    for (const label of ['NoP Mapping', 'Change Password', 'Logout']) expect(items).toContain(label);
  });

  it('has a Request menu, whose demo booking leads outside', async () => {
    const api = fakeServer().answers(getMainMenu, MENU);
    api.answers(getProfileInfo, { ...PROFILE, demoBookingUrl: 'https://book.example/demo' });
    renderApp('/home', 'token');
    await userEvent.click(await screen.findByRole('button', { name: /Request/ }));
    expect((await screen.findByRole('link', { name: 'Refer to friend(s)' })).getAttribute('href')).toBe(
      '#/refer-friend',
    );
    const demo = screen.getByRole('link', { name: 'Book a demo' });
    expect([demo.getAttribute('href'), demo.getAttribute('target')]).toEqual(['https://book.example/demo', '_blank']);
  });

  it('says the version, and the footer the year and the company', async () => {
    await open('/home');
    expect(screen.getByText('v0.1.0')).toBeDefined();
    expect(screen.getByText(`Copyright © ${new Date().getFullYear()} Pellucid. All Rights Reserved.`)).toBeDefined();
  });

  it('folds its menus behind a toggle', async () => {
    await open('/nop-mapping');
    const toggle = screen.getByRole('button', { name: 'Toggle navigation' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const folded = within(await screen.findByRole('navigation', { name: 'All menus' }));
    await userEvent.click(folded.getByText('Guidelines'));
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
  });

  it('is absent for the signed-out, who find Sign in and Register there', async () => {
    fakeServer();
    renderApp('/404');
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('#/login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('#/register');
    expect(screen.queryByRole('navigation', { name: 'Dashboards' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
  });

  it('offers to load the menu again', async () => {
    const api = fakeServer().refuses(getMainMenu, 500);
    renderApp('/home', 'token');
    const again = await screen.findByRole('button', { name: /The menu could not be loaded/ });
    api.answers(getMainMenu, MENU);
    await userEvent.click(again);
    expect(await within(await dashboards()).findByText('Industry')).toBeDefined();
  });
});

// docs/promises/navigation.md#administrators-menus
describe("the administrators' menus", () => {
  const labels = ADMIN_MENUS.filter(({ entries }) => entries.length > 0).map(({ label }) => label);
  it.each([
    ['ROLE_USER', []],
    ['ROLE_ENTITY_ADMIN', ['Entities']],
    ['ROLE_AS_ADMIN', ['AS Admin']],
    ['ROLE_ADMIN', ['Entities', 'AS Admin', 'Administration']],
  ] as const)('of %s are %o', (authority, seen) => {
    const shown = adminMenus(['ROLE_USER', authority], PROFILE).map(({ menu }) => menu);
    expect(shown).toEqual(labels.filter((label) => (seen as readonly string[]).includes(label)));
  });

  it('stand in the bar and lead to their screens', async () => {
    await open('/home', { ...ANALYST, authorities: ['ROLE_USER', 'ROLE_ADMIN'] });
    const nav = screen.getByRole('navigation', { name: 'Administration' });
    await userEvent.hover(within(nav).getByText('Administration'));
    expect((await screen.findByRole('link', { name: 'Mails' })).getAttribute('href')).toBe('#/admin/mails');
  });

  it('list only addresses that have a route', async () => {
    const { matchRoutes } = await import('react-router');
    const { routes } = await import('../../app/router.tsx');
    for (const { to } of ADMIN_MENUS.flatMap(({ entries }) => entries)) {
      const last = matchRoutes(routes, to)?.at(-1)?.route;
      expect(last?.path, to).not.toBe('*');
    }
  });
});
