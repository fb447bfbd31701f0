import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { firstFigure, markByKeyboard, openFromMenu, records, useBoard } from '../support/use-board.ts';

describe('the boards, as an analyst uses them', () => {
  const browser = useBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
    await signIn(visit.page, 'analyst');
  });

  test('Top Companies by Spend: mark, drill to rows that add up, export, reload, go back', async () => {
    await openFromMenu(visit.page, 'Industry', 'Top Companies by Spend');
    await useBoard(visit.page);
    expect(visit.complaints).toEqual([]);
  });

  test('a double click opens the records of what was clicked: nothing moves between its two clicks', async () => {
    const { page } = visit;
    await openFromMenu(page, 'Industry', 'Top Companies by Spend');
    await firstFigure(page).waitFor();
    await settled(page);
    const tile = page.getByRole('article', { name: 'Top 15 companies by total spend' });
    const before = await tile.boundingBox();
    const box = await tile.locator('canvas').first().boundingBox();
    if (box === null) throw new Error('The chart has no size');
    // The third bar of fifteen, below the heads of the columns beside the bars.
    const [x, y] = [box.x + box.width * 0.45, box.y + (box.height * 3) / 15];
    await page.mouse.click(x, y);
    const chips = page.getByRole('region', { name: 'Filters and marks' });
    const chip = chips.getByRole('button', { name: /^Remove mark Company: / });
    await chip.waitFor();
    const company = (await chip.getAttribute('aria-label'))?.replace('Remove mark Company: ', '') ?? '';
    expect(await tile.boundingBox()).toEqual(before);
    await page.mouse.click(x, y, { clickCount: 2 });
    const rows = records(page).getByRole('row');
    await rows.nth(1).waitFor();
    await settled(page);
    const at = (await records(page).getByRole('columnheader').allTextContents()).indexOf('Company');
    expect(
      new Set(
        await records(page)
          .locator(`tbody td:nth-child(${at + 1})`)
          .allTextContents(),
      ),
    ).toEqual(new Set([company]));
    await page.getByRole('button', { name: 'Close the records' }).click();
    await page.getByRole('button', { name: 'Clear all' }).click();
  });

  test('months are marked by dragging in one step; the menu of a bar breaks it out in its tile', async () => {
    const { page, complaints } = visit;
    await openFromMenu(page, 'Industry', 'Top Companies by Spend');
    await firstFigure(page).waitFor();
    await settled(page);
    const whole = await firstFigure(page).textContent();
    const middleOf = async (tile: Locator) => {
      await tile.scrollIntoViewIfNeeded();
      const box = await tile.locator('canvas').first().boundingBox();
      if (box === null) throw new Error('The chart has no size');
      return (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    };
    const months = await middleOf(page.getByRole('article', { name: 'Total spend by month' }));
    await page.mouse.move(...months(0.4, 0.5));
    await page.mouse.down();
    await page.mouse.move(...months(0.5, 0.5));
    await page.mouse.move(...months(0.6, 0.5));
    await page.mouse.up();
    const chips = page.getByRole('region', { name: 'Filters and marks' });
    await chips.getByRole('button', { name: /^Remove mark Date: \w+ \d+ – \w+ \d+$/ }).waitFor();
    await expect.poll(() => firstFigure(page).textContent()).not.toBe(whole);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => firstFigure(page).textContent()).toBe(whole);

    const companies = page.getByRole('article', { name: 'Top 15 companies by total spend' });
    await page.mouse.click(...(await middleOf(companies))(0.45, 3 / 15), { button: 'right' });
    await page.getByRole('menuitem', { name: /^See [\d,]+ records$/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'State', exact: true }).click();
    await companies.getByText('now by State').waitFor();
    await companies.getByRole('option', { name: /^TX: / }).waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    expect(complaints).toEqual([]);
  });

  test('undo, redo and Clear all act at once', async () => {
    const { page } = visit;
    await openFromMenu(page, 'Industry', 'Top Companies by Spend');
    await firstFigure(page).waitFor();
    const whole = await firstFigure(page).textContent();
    const { amount } = await markByKeyboard(page);
    await expect.poll(() => firstFigure(page).textContent()).toContain(amount);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => firstFigure(page).textContent()).toBe(whole);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => firstFigure(page).textContent()).toContain(amount);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => firstFigure(page).textContent()).toBe(whole);
  });
});

describe('the FREE tier', () => {
  const browser = useBrowser();

  test('sees the six boards, one program year at a time, and no others', async () => {
    const { page, complaints } = await browser.visit();
    await signIn(page, 'free');
    const menu = page.getByRole('navigation', { name: 'Dashboards' });
    await menu.getByRole('menuitem', { name: 'Industry' }).waitFor();
    expect(await menu.getByRole('menuitem', { name: 'Explore' }).count()).toBe(0);
    await openFromMenu(page, 'Industry', 'Top Companies by Spend');
    await firstFigure(page).waitFor();
    expect(await page.getByRole('region', { name: 'Filters and marks' }).textContent()).toContain('2024');
    expect(complaints).toEqual([]);
  });
});
