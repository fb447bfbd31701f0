import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, openAfresh, signIn, useBrowser, WIDE } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { firstFigure, openFromMenu } from '../support/use-board.ts';

/** What the charts have drawn, all in one look: a canvas that is replaced meanwhile would be waited for. */
function drawings(page: Page): Promise<string[]> {
  return page.evaluate("[...document.querySelectorAll('.chart-canvas canvas')].map((canvas) => canvas.toDataURL())");
}

/** The most that a screen may move while it is painted, as browsers count it. */
const MOST_SHIFT = 0.02;

/** Counts in `layoutShift` what moves; runs in the page. */
const watchShifts = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

describe('opening a board', () => {
  const browser = useBrowser();

  test('page and board are there before the click, which asks for the figures alone', async () => {
    const { page, complaints } = await browser.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, 'analyst');
    // The code comes when the browser is idle.
    await expect.poll(() => asked.some((path) => path.includes('/dashboard-page-'))).toBe(true);
    await page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menuitem', { name: 'Industry' }).click();
    const entry = page.getByRole('menuitem', { name: 'Top Drugs by Spend', exact: true }).getByRole('link');
    await entry.hover();
    await expect.poll(() => asked).toContain('/api/boards/top-drugs-by-spend');
    await settled(page);
    const before = asked.length;
    await entry.click();
    await page.getByRole('heading', { level: 1, name: 'Top Drugs by Spend' }).waitFor();
    await firstFigure(page).waitFor();
    await settled(page);
    const calls = asked.slice(before).filter((path) => path.startsWith('/api/'));
    expect(calls).toEqual(['/api/boards/top-drugs-by-spend/run']);
    expect(complaints).toEqual([]);
  });

  test.each([WIDE, NARROW])(
    'a board by its address is painted without moving what stands, at $width px',
    async (viewport) => {
      const { page } = await browser.visit({ viewport });
      await signIn(page, 'analyst');
      await page.getByRole('link', { name: 'Top Companies by Spend' }).click();
      await firstFigure(page).waitFor();
      const address = page.url();
      await page.goto('about:blank');
      await page.addInitScript(watchShifts);
      await page.goto(address);
      await firstFigure(page).waitFor();
      await settled(page);
      expect(await page.evaluate<number>('layoutShift')).toBeLessThan(MOST_SHIFT);
    },
  );

  test('a board of a company is painted on a telephone without moving when it is known where the company is', async () => {
    const { page } = await browser.visit({ viewport: NARROW });
    await signIn(page, 'analyst');
    await page.getByRole('link', { name: 'Company Analysis' }).click();
    await firstFigure(page).waitFor();
    const address = `${page.url()}&f.company=Glenvarra%20Vision%2C%20Inc.`;
    await page.goto('about:blank');
    await page.addInitScript(watchShifts);
    await page.goto(address);
    await page.getByText('United States').waitFor();
    await firstFigure(page).waitFor();
    await settled(page);
    expect(await page.evaluate<number>('layoutShift')).toBeLessThan(MOST_SHIFT);
  });

  test.each([WIDE, NARROW])(
    'the log-in and the home screen are painted without moving what stands, at $width px',
    async (viewport) => {
      const { page } = await browser.visit({ viewport });
      await page.addInitScript(watchShifts);
      await page.goto('/#/login');
      await page.getByRole('button', { name: 'PROCEED' }).waitFor();
      await settled(page);
      expect(await page.evaluate<number>('layoutShift')).toBeLessThan(MOST_SHIFT);
      await signIn(page, 'analyst');
      await openAfresh(page, '/#/home');
      await page.getByRole('link', { name: 'Top Companies by Spend' }).waitFor();
      await page.getByText('Where the money goes').waitFor();
      await settled(page);
      expect(await page.evaluate<number>('layoutShift')).toBeLessThan(MOST_SHIFT);
    },
  );

  test('figures that cannot be had are one message, and one button asks for all of them again', async () => {
    const { page } = await browser.visit();
    await signIn(page, 'analyst');
    await page.route('**/run', (route) => route.fulfill({ status: 503, body: '' }));
    await openFromMenu(page, 'Industry', 'Top Drugs by Spend');
    await page.getByText('The figures could not be loaded.').waitFor();
    await page.unroute('**/run');
    await page.getByRole('button', { name: 'Try again' }).click();
    await firstFigure(page).waitFor();
    expect(await page.getByText('The figures could not be loaded.').count()).toBe(0);
  });

  test('a window made narrow and wide again has its charts as they were', async () => {
    const { page, complaints } = await browser.visit();
    await signIn(page, 'analyst');
    await page.getByRole('link', { name: 'Top Companies by Spend' }).click();
    await page.locator('.chart-canvas canvas').nth(2).waitFor();
    await settled(page);
    const wide = await drawings(page);
    await page.setViewportSize(NARROW);
    const kept = async () => (await drawings(page)).filter((drawing, at) => drawing === wide[at]);
    await expect.poll(kept).toEqual([]);
    await settled(page);
    await page.setViewportSize(WIDE);
    const changed = async () => (await drawings(page)).flatMap((drawing, at) => (drawing === wide[at] ? [] : [at]));
    await expect.poll(changed).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('on a telephone the map has its scale, and tables scroll in their own card', async () => {
    const { page, complaints } = await browser.visit({ viewport: NARROW });
    await signIn(page, 'analyst');
    await page.getByRole('link', { name: 'Top Companies by Spend' }).click();
    await page.getByRole('tab', { name: 'Geography' }).click();
    await settled(page);
    const map = page.getByRole('article', { name: 'Total spend by state of the recipient' });
    await map.getByText('$0', { exact: true }).waitFor();
    const table = page.getByRole('region', { name: 'States and territories, table' });
    const name = table.getByRole('button', { name: 'CA', exact: true });
    const left = (await name.boundingBox())?.x;
    await table.evaluate((element) => element.scrollTo({ left: 400 }));
    expect((await name.boundingBox())?.x).toBe(left);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});
