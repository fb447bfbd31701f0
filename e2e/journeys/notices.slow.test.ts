import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { signIn, useBrowser } from '../support/browser.ts';
import { pageMaker } from '../support/pages.ts';
import { firstFigure, openFromMenu } from '../support/use-board.ts';

/** How many at most, of either kind. */
const STACKED = 7;
const TOAST_MS = 3000;
const POPUP_MS = 4500;

/** Presses a button more often than notices are stacked; no time passes but what drawing them takes. */
async function pressOften(page: Page, name: string, notices: Locator): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const before = await notices.count();
  for (let press = 1; press <= STACKED + 2; press++) {
    await button.evaluate((element: HTMLElement) => element.click());
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return await notices.count();
      })
      .toBe(Math.min(before + press, STACKED));
  }
}

/** From now on time passes only when it is made to. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

describe('notices', () => {
  const browser = useBrowser();
  let pages: ReturnType<typeof pageMaker>;
  beforeAll(async () => {
    pages = pageMaker(await callsOf('admin'));
  });
  afterAll(() => pages.removeAll());

  test('that are short lie 24 pixels under the top, at most seven, for three seconds', async () => {
    const { page } = await browser.visit();
    await page.addInitScript(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() }));
    await page.clock.install();
    await signIn(page, 'analyst');
    await openFromMenu(page, 'Industry', 'Top Drugs by Spend');
    await firstFigure(page).waitFor();
    await stopTime(page);
    const notices = page.locator('.ant-message-notice').filter({ hasText: 'Link copied' });
    await pressOften(page, 'Copy link', notices);
    const tops = await notices.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
    expect(Math.min(...tops)).toBe(24);
    await page.clock.runFor(TOAST_MS - 1000);
    expect(await notices.count()).toBe(STACKED);
    await page.clock.runFor(1500);
    await expect.poll(() => notices.count()).toBe(0);
  });

  // docs/promises/pages.md#job-status
  test('that have a title stand at the top right, at most seven, for four and a half seconds', async () => {
    const { page } = await browser.visit();
    await signIn(page, 'compliance');
    await page.route('**/api/job-status', (route) => route.fulfill({ json: { running: true, jobs: [] } }));
    const id = await pages.makePage({ menu: 'TnE', pageType: 'Agg Spend' });
    await page.clock.install();
    await page.goto(`/#/dashboard/${id}?menu=TnE`);
    const notices = page
      .locator('.ant-notification-topRight .ant-notification-notice')
      .filter({ hasText: 'Data upload and edits are restricted momentarily for data processing' });
    await notices.first().waitFor();
    await stopTime(page);
    await expect.poll(() => notices.count()).toBe(0);
    await pressOften(page, 'Job Status', notices);
    await page.clock.runFor(POPUP_MS - 1500);
    expect(await notices.count()).toBe(STACKED);
    await page.clock.runFor(2000);
    await expect.poll(() => notices.count()).toBe(0);
  });
});
