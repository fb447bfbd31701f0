import { beforeAll, describe, expect, test } from 'vitest';
import { INDUSTRY_BOARDS } from '../support/boards.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { openFromMenu, useBoard } from '../support/use-board.ts';

/** The first board is used by the journey of the boards. */
const [, ...OTHER_BOARDS] = INDUSTRY_BOARDS;

describe('each other board, as an analyst uses it', () => {
  const browser = useBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit();
    await signIn(visit.page, 'analyst');
  });

  test.each(OTHER_BOARDS)('%s: mark, drill to rows that add up, export, reload, go back', async (board) => {
    await openFromMenu(visit.page, 'Industry', board);
    await useBoard(visit.page);
    expect(visit.complaints).toEqual([]);
  });

  test('Company Analysis: choose a company by a mistyped name, then the same', async () => {
    const { page } = visit;
    await openFromMenu(page, 'Explore', 'Company Analysis');
    // Enter alone takes the best match, even before the matches are there.
    await page.getByRole('combobox', { name: 'Search Company' }).fill('Kelvnta');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('region', { name: 'Filters and marks' }).textContent())
      .toContain('Kelvanta');
    await useBoard(page);
    expect(visit.complaints).toEqual([]);
  });
});
