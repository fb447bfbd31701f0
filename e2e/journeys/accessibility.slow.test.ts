import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storedToken } from '../support/accounts.ts';
import { INDUSTRY_BOARDS } from '../support/boards.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { faultsInLooks, LOOK, loadScreen, openScreen, take } from '../support/looks.ts';
import { settled } from '../support/settled.ts';

// Axe looks at every element of some two hundred screens: seconds each when the machine is busy.
vi.setConfig({ testTimeout: 600_000 });

const BY_STATE = 'State Spend Analytics';
/** The shipped boards, by their menu; administrators' journeys add others. */
const BOARDS = [
  ...INDUSTRY_BOARDS,
  'Company Analysis',
  'Physician (Probe)',
  'HCP (Probe)',
  'Specialty Analysis',
  'Competitor Analysis',
  BY_STATE,
  'Top Speaker',
  'Research and Ownership',
  'Venues',
  'Meal limits',
];
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Says which state, without which that board does not open. */
async function chooseState(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Select State to Continue' });
  await modal.getByRole('combobox').fill('CA');
  await page.locator('.state-option').filter({ hasText: 'CA' }).first().waitFor();
  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: 'Continue' }).click();
}

/** Opens screens one after another and gathers what is wrong with them. */
async function faultsOfScreens(page: Page, open: typeof openScreen, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await open(page, address);
    faults.push(...(await faultsInLooks(page, address)));
  }
  return faults;
}

describe('axe finds nothing, and nothing is wider than the window', () => {
  const browser = useBrowser();

  test('for visitors', async () => {
    const { page, complaints } = await browser.visit();
    // The screens that a mailed link leads to, without a mail: the journey of an account has the real ones.
    await page.route('**/api/activate?key=good', (route) => route.fulfill({ status: 200 }));
    await page.route('**/resetKeyVerification/good', (route) => route.fulfill({ status: 200 }));
    const faults = await faultsOfScreens(page, loadScreen, [
      '/',
      '/#/login',
      '/#/register',
      '/#/activate',
      '/#/activate?key=good',
      '/#/activate?key=bad',
      '/#/reset/request',
      '/#/reset/finish?key=good',
      '/#/reset/finish?key=bad',
      '/#/error',
      '/#/accessdenied',
      '/#/404',
      '/user-guide/index.html',
      '/tour/transcript.html',
    ]);
    await page.goto('/#/settings');
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    faults.push(...(await faultsInLooks(page, 'the log-in dialog')));
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  describe('for users', () => {
    let visit: Visit;
    /** Menu → id of its page. */
    let pages: Map<string, number>;
    beforeAll(async () => {
      visit = await browser.visit();
      await signIn(visit.page, 'analyst');
      const answer = await visit.page.request.get('/api/page-infos/mainMenu/true', {
        headers: { Authorization: `Bearer ${await storedToken(visit.page)}` },
      });
      const entries: { subPages: { id: number; menu: string }[] }[] = await answer.json();
      pages = new Map(entries.flatMap(({ subPages }) => subPages.map(({ id, menu }) => [menu, id] as const)));
    });

    test('on the screens beside the boards, with menus open', async () => {
      const { page, complaints } = visit;
      const faults = await faultsOfScreens(page, openScreen, [
        '/#/nop-mapping',
        '/#/home',
        '/#/password',
        '/#/settings',
        '/#/refer-friend',
      ]);
      await take(page, LOOK.wideLight);
      await page.goto('/#/home');
      for (const name of [/^Account of /, 'Request']) {
        await page.getByRole('button', { name }).click();
        await page.getByRole('menuitem').last().waitFor();
        faults.push(...(await faultsInLooks(page, `the menu ${name}`)));
        await page.keyboard.press('Escape');
      }
      await take(page, LOOK.wideLight);
      await page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menuitem', { name: 'Industry' }).click();
      await page.getByRole('menuitem', { name: 'Top Drugs by Spend' }).waitFor();
      faults.push(...(await faultsInLooks(page, 'the menu Industry', [LOOK.wideLight])));
      await take(page, LOOK.narrowLight);
      await page.getByRole('button', { name: 'Toggle navigation' }).click();
      await page.getByRole('dialog').getByRole('menuitem', { name: 'Industry' }).click();
      await page.getByRole('menuitem', { name: 'Top Drugs by Spend' }).waitFor();
      faults.push(...(await faultsInLooks(page, 'the folded menu', [LOOK.narrowLight, LOOK.narrowDark])));
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test.each(BOARDS)('on %s and its tabs, with records, filters and the menu of a mark', async (board) => {
      const { page, complaints } = visit;
      await take(page, LOOK.wideLight);
      await openScreen(page, `/#/dashboard/${pages.get(board)}`);
      if (board === BY_STATE) await chooseState(page);
      await page.getByRole('article').first().waitFor();
      await settled(page);
      const name = (await heading(page).textContent()) ?? '';
      const faults = await faultsInLooks(page, name);
      await take(page, LOOK.wideLight);
      const chart = page.locator('[role=listbox][aria-multiselectable=true]').first();
      if ((await chart.count()) > 0) {
        await chart.focus();
        await page.keyboard.press('ContextMenu');
        await page.getByRole('menuitem', { name: /^See / }).waitFor();
        faults.push(...(await faultsInLooks(page, `${name} with the menu of a mark`, [LOOK.wideLight])));
        await page.keyboard.press('Escape');
      }
      for (const tab of (await page.getByRole('tab').all()).slice(1)) {
        await tab.click();
        faults.push(...(await faultsInLooks(page, `${name}, ${await tab.textContent()}`, [LOOK.wideLight])));
      }
      const tools = page.locator('.board-tools');
      await tools.getByRole('button', { name: 'Records' }).click();
      await page.getByRole('region', { name: 'Records', exact: true }).getByRole('columnheader').first().waitFor();
      await tools.getByRole('button', { name: 'Filters' }).click();
      const openLooks = [LOOK.wideDark, LOOK.narrowLight];
      faults.push(...(await faultsInLooks(page, `${name} with records and filters`, openLooks)));
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
});
