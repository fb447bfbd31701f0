import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, NARROW, settled, signIn, useBrowser, WIDE } from '../support/browser.ts';

const SIZES = { wide: WIDE, narrow: NARROW };
const LOOKS = (['wide', 'narrow'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

const PUBLIC = ['/', '/#/login', '/#/error', '/#/accessdenied', '/#/404', '/user-guide/index.html'];
const SIGNED_IN = ['/#/home', '/#/nop-mapping'];
const BOARDS = 7;

describe.each(LOOKS)('axe finds nothing: $size, $colorScheme', ({ size, colorScheme }) => {
  const browser = useBrowser();

  test('for visitors', async () => {
    const { page, complaints } = await browser.visit({ viewport: SIZES[size], colorScheme });
    for (const path of PUBLIC) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(page);
      await expectAccessible(page);
      expect(await sidewaysOverflow(page), path).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  test('for analysts, on every board, and with filters and records open', { timeout: 300_000 }, async () => {
    const { page, complaints } = await browser.visit({ viewport: SIZES[size], colorScheme });
    await signIn(page, 'analyst');
    for (const path of SIGNED_IN) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAccessible(page);
    }
    const token = await page.evaluate(() => localStorage.getItem('authenticationToken'));
    const answer = await page.request.get('/api/page-infos/mainMenu/true', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const menu = (await answer.json()) as { subPages: { id: number }[] }[];
    const pages = menu.flatMap(({ subPages }) => subPages.map(({ id }) => id));
    expect(pages).toHaveLength(BOARDS);
    for (const id of pages) {
      await page.goto(`/#/dashboard/${id}`);
      await page.getByRole('definition').first().waitFor();
      await settled(page);
      await expectAccessible(page);
      expect(await sidewaysOverflow(page), `board page ${id}`).toBe(0);
    }
    await page.getByRole('button', { name: 'Records', exact: true }).click();
    await page.getByRole('columnheader').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await settled(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

/** Pixels by which the page is wider than the window. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
