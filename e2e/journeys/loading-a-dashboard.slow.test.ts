import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf, logOut } from '../support/accounts.ts';
import { openAfresh, PASSWORD, signIn, useBrowser } from '../support/browser.ts';
import { pageMaker } from '../support/pages.ts';
import { firstFigure } from '../support/use-board.ts';

const MENU = 'To be loaded';
/** How long code may take to arrive, in milliseconds. */
const LOAD_TIMEOUT = 120_000;

// docs/promises/pages.md#showing-a-page
describe('a dashboard page that cannot be shown', () => {
  const browser = useBrowser();
  let admin: APIRequestContext;
  let pages: ReturnType<typeof pageMaker>;
  let address: string;

  beforeAll(async () => {
    admin = await callsOf('admin');
    pages = pageMaker(admin);
    address = `/#/dashboard/${await pages.makePage({ menu: MENU })}`;
  });
  afterAll(async () => {
    await pages.removeAll();
    await admin.dispose();
  });

  const title = (page: Page) => page.getByRole('heading', { level: 1, name: MENU });

  test('without an account is behind the sign-in; who logs out on it is led home', async () => {
    const { page, complaints } = await browser.visit();
    await page.goto(address);
    await page.waitForURL(/#\/accessdenied/);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel(/username/i).fill('analyst');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'PROCEED' }).click();
    await title(page).waitFor();
    await firstFigure(page).waitFor();
    const account = await page.getByRole('button', { name: /^Account of / }).getAttribute('aria-label');
    await logOut(page, (account ?? '').replace('Account of ', ''));
    expect(page.url()).toMatch(/#\/(home)?$/);
    expect(complaints).toEqual([]);
  });

  test('leads home for 404 or 400 by its id, for 404 or 500 by its name; else it says that it could not be opened', async () => {
    const { page } = await browser.visit();
    await signIn(page, 'analyst');
    const byName = `/#/dashboard/-1?${new URLSearchParams({ q: MENU, parent: '0' })}`;
    const refused = async (at: string, status: number) => {
      const problem = { type: 'about:blank', title: 'Refused', status, path: '', message: 'error' };
      await page.route(/api\/page-infos\/(\d+|getByDashboardId\/.+)$/, (route) =>
        route.fulfill({ status, json: problem }),
      );
      await openAfresh(page, at);
    };
    for (const [at, status] of [
      [address, 400] as const,
      [address, 404] as const,
      [byName, 404] as const,
      [byName, 500] as const,
    ]) {
      await refused(at, status);
      await page.waitForURL(/#\/home/);
      await page.getByText('The page asked was not found.').waitFor();
    }
    for (const [at, status] of [[address, 500] as const, [byName, 400] as const]) {
      await refused(at, status);
      await page.getByText('This page could not be opened').waitFor();
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page).waitFor();
  });

  test.each([
    ['the page', /\/dashboard-page-[^/]*\.js/],
    ['the board', /\/create-native-viewer-[^/]*\.js/],
  ])('is given up when the code of %s does not arrive within 120 s, and can be loaded again', async (_, code) => {
    const { page } = await browser.visit();
    await page.clock.install();
    await page.route(code, () => undefined);
    await signIn(page, 'analyst');
    const stalled = page.waitForRequest(code);
    await page.goto(address);
    await stalled;
    const failure = page.getByRole('heading', { name: 'This screen could not be shown' });
    await page.clock.runFor(LOAD_TIMEOUT - 20_000);
    expect(await failure.count()).toBe(0);
    // The code may have been asked for ahead of the screen, whose own wait then begins a little later.
    await expect.poll(() => page.clock.runFor(20_000).then(() => failure.count()), { timeout: 20_000 }).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await title(page).waitFor();
    await firstFigure(page).waitFor();
  });
});
