import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { pageMaker } from '../support/pages.ts';
import { firstFigure } from '../support/use-board.ts';

/** Error alerts stay for so long, in milliseconds. */
const ALERT_MS = 5000;

describe('what a dashboard page calls and tells, as a power user', () => {
  const browser = useBrowser();
  let admin: APIRequestContext;
  let pages: ReturnType<typeof pageMaker>;
  let visit: Visit;
  let page: Page;
  /** Calls of the menus since the sign-in. */
  const menus: string[] = [];

  beforeAll(async () => {
    admin = await callsOf('admin');
    pages = pageMaker(admin);
    visit = await browser.visit();
    page = visit.page;
    page.on('request', (request) => {
      const [, call] = /\/api\/page-infos\/((?:mainMenu|getAllIconOfMenu).*)$/.exec(request.url()) ?? [];
      if (call !== undefined) menus.push(`${request.method()} ${call}`);
    });
    await signIn(page, 'poweruser');
  });
  afterAll(async () => {
    await pages.removeAll();
    await admin.dispose();
  });

  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function open(id: number, menu: string, view = ''): Promise<void> {
    await page.goto(`/#/dashboard/${id}?${view}`);
    await title(menu).waitFor();
    await firstFigure(page).waitFor();
  }

  // docs/promises/navigation.md#top-bar
  test('the menu and its icons are asked for after the sign-in', async () => {
    await expect.poll(() => new Set(menus)).toEqual(new Set(['GET mainMenu/true', 'GET getAllIconOfMenu']));
  });

  // docs/promises/pages.md#empty-values
  test('what records do not have is called <Empty>', async () => {
    await open(await pages.makePage({ menu: 'Without a state' }), 'Without a state', 'tab=overview&f.state.isEmpty=');
    const chips = page.getByRole('region', { name: 'Filters and marks' });
    await chips.getByText('<Empty>').waitFor();
  });

  // docs/promises/pages.md#showing-a-page
  test('`sub` names the page under a page, or the tab that opens first', async () => {
    const above = await pages.makePage({ menu: 'Above' });
    const below = await pages.makePage({ menu: 'Below', parentMenu: { id: above } });
    await page.goto(`/#/dashboard/${above}?sub=Below`);
    await page.waitForURL(new RegExp(`#/dashboard/${below}\\?menu=Below`));
    await title('Below').waitFor();
    const shown = await pages.makePage({ menu: 'Tabs', showPageNavigation: true });
    await open(shown, 'Tabs');
    const tabs = page.getByRole('tab');
    const last = (await tabs.last().textContent()) ?? '';
    await page.goto('/#/home');
    await title('Tabs').waitFor({ state: 'detached' });
    await page.goto(`/#/dashboard/${shown}?${new URLSearchParams({ sub: last })}`);
    await title('Tabs').waitFor();
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(last);
  });

  // docs/promises/access.md#messages-of-a-company
  test('a message of the company is told as "Info!"', async () => {
    const message = 'Filing closes on Friday.';
    const { company } = await (await (await callsOf('poweruser')).get('/api/account')).json();
    await pages.make('role-messages', { message, company: { id: company.id } });
    const asked = page.waitForRequest(new RegExp(`/api/role-messages-by-company/${company.id}$`));
    await page.reload();
    expect((await asked).method()).toBe('GET');
    await page.getByText(`Info! ${message}`).waitFor();
  });

  // docs/promises/pages.md#actions, docs/promises/accounts.md#messages
  test('a dashboard that cannot be deleted says why, for five seconds, and stays', async () => {
    const menu = 'Kept';
    const id = await pages.makePage({ menu, pageType: 'Power User dashboard' });
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      path: '',
      message: '',
      detail: 'It is in use',
    };
    await page.route(/power-user-dashboard/, (route) => route.fulfill({ status: 409, json: problem }));
    await page.clock.install();
    await open(id, menu);
    await button('Delete this Dashboard').click();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const sent = page.waitForRequest(new RegExp(`/api/page-infos/power-user-dashboard/${id}$`));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    expect((await sent).method()).toBe('DELETE');
    const alerts = page.locator('.ant-message-notice');
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return await alerts.count();
      })
      .toBe(1);
    await page.clock.runFor(ALERT_MS - 1000);
    expect(await alerts.textContent()).toBe('It is in use');
    await page.clock.runFor(1500);
    await expect.poll(() => alerts.count()).toBe(0);
    expect(await title(menu).count()).toBe(1);
    expect(visit.complaints).toEqual([]);
  });
});
