import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { signIn, useBrowser, type Visit, WIDE } from '../support/browser.ts';
import { ask, button, input, lastAnswer } from '../support/chat.ts';
import { faultsInLooks, LOOK, take } from '../support/looks.ts';

const QUESTION = 'Top 10 companies by total amount in 2023';

describe('the assistant', () => {
  const browser = useBrowser();
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await browser.visit();
    page = visit.page;
    await signIn(page, 'analyst');
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Chatbot' }).click();
    await page.getByRole('heading', { level: 1, name: 'qor AI' }).waitFor();
  });
  afterAll(() => expect(visit.complaints).toEqual([]));

  test('offers questions, and answers one with how it was read, figure, table, chart and what to ask next', async () => {
    expect(await page.title()).toBe('qor AI');
    expect(await button(page, 'Send').isDisabled()).toBe(true);
    const tiles = page.getByRole('list', { name: 'Sample questions' });
    await tiles.getByRole('button').first().waitFor();
    expect(await faultsInLooks(page, 'the sample questions')).toEqual([]);
    await take(page, LOOK.wideLight);
    await tiles.getByRole('button', { name: /^Top companies/ }).click();
    const answer = lastAnswer(page);
    await answer.getByRole('group', { name: 'Results' }).getByRole('row').nth(10).waitFor();
    await answer.getByText('10 rows', { exact: true }).waitFor();
    expect(await tiles.count()).toBe(0);
    expect(
      await answer.getByRole('list', { name: 'How the question was read' }).getByRole('button').count(),
    ).toBeGreaterThan(1);
    await answer
      .getByRole('group', { name: /^Chart/ })
      .locator('.main-svg')
      .first()
      .waitFor();
    await answer.getByRole('heading', { name: 'Analysis and insights' }).waitFor();
    const related = answer.getByRole('heading', { name: 'Related questions' }).locator('..').getByRole('button');
    expect(await related.count()).toBe(3);
    expect(await faultsInLooks(page, 'an answer')).toEqual([]);
    await take(page, LOOK.wideLight);

    const next = await related.first().textContent();
    await related.first().click();
    await page.getByRole('heading', { level: 2, name: `You asked: ${next}` }).waitFor();
    await answer.getByRole('button', { name: 'Copy the answer' }).waitFor();
  });

  // docs/promises/chat.md#sizes
  test('charts and tables keep their heights, and charts their buttons, at every width', async () => {
    await ask(page, QUESTION);
    const chart = lastAnswer(page).getByRole('group', { name: /^Chart/ });
    const heights = { 1440: 400, 1025: 400, 1024: 350, 769: 350, 768: 300, 390: 300 };
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect.poll(() => chart.locator('.main-svg').first().getAttribute('height')).toBe(String(height));
      expect(await chart.locator('.modebar').count(), width).toBe(Number(width) <= 768 ? 0 : 1);
      const table = lastAnswer(page).getByRole('group', { name: 'Results' });
      const limit = await table.evaluate((element) => getComputedStyle(element).maxHeight);
      expect(limit, width).toBe(Number(width) <= 768 ? '300px' : '400px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(WIDE);
  });

  test('its rows are saved as CSV', async () => {
    const saved = page.waitForEvent('download');
    await lastAnswer(page).getByRole('button', { name: 'Download CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^query-results-\d{4}-\d\d-\d\d\.csv$/);
    expect((await readFile((await file.path()) ?? '', 'utf8')).trim().split('\r\n')).toHaveLength(11);
  });

  test('a figure of a question is that of its data, and a follow-up goes on from it', async () => {
    await ask(page, QUESTION);
    const rows = lastAnswer(page).getByRole('group', { name: 'Results' }).getByRole('row');
    const first = await rows.nth(1).textContent();
    await ask(page, 'And in 2022?');
    await lastAnswer(page).getByRole('button', { name: /2022/ }).first().waitFor();
    expect(await rows.count()).toBe(11);
    expect(await rows.nth(1).textContent()).not.toBe(first);
  });

  // docs/promises/chat.md#parts
  test('a part of the reading is left out by the keyboard, and the answer follows', async () => {
    await ask(page, QUESTION);
    const rows = lastAnswer(page).getByRole('group', { name: 'Results' }).getByRole('row');
    const first = await rows.nth(1).textContent();
    const cross = lastAnswer(page).getByRole('button', { name: 'Leave out Time 2023' });
    await cross.focus();
    await page.keyboard.press('Enter');
    await cross.waitFor({ state: 'detached' });
    await lastAnswer(page).getByRole('button', { name: 'Copy the answer' }).waitFor();
    await rows.nth(10).waitFor();
    expect(await rows.nth(1).textContent()).not.toBe(first);
    const list = lastAnswer(page).getByRole('list', { name: 'How the question was read' });
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
    await ask(page, QUESTION);
    await ask(page, 'And in 2022?');
  });

  test('an answer is rated, edited and asked again, and the conversation is found, renamed and deleted', async () => {
    await lastAnswer(page).getByRole('button', { name: 'This answer did not help' }).click();
    await lastAnswer(page)
      .getByLabel(/What was wrong/)
      .fill('I meant research');
    await lastAnswer(page).getByRole('button', { name: 'Send feedback' }).click();
    await page.getByText('Thank you for the feedback').waitFor();
    await page.getByRole('button', { name: 'Edit the question' }).last().click();
    expect(await input(page).inputValue()).toBe('And in 2022?');
    await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await input(page).fill('');
    await lastAnswer(page).getByRole('button', { name: 'Ask again' }).click();
    await lastAnswer(page).getByRole('group', { name: 'Results' }).waitFor();

    await button(page, 'History').click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().waitFor();
    expect(await faultsInLooks(page, 'the history')).toEqual([]);
    await take(page, LOOK.wideLight);
    await history
      .getByRole('button', { name: /^Rename / })
      .first()
      .click();
    await history.getByRole('textbox', { name: /^New name/ }).fill('Largest payers');
    await history.getByRole('textbox', { name: /^New name/ }).press('Enter');
    await history.getByRole('button', { name: /^Largest payers/ }).waitFor();
    await history.getByRole('searchbox').fill('no such conversation');
    await history.getByText('No conversation has “no such conversation” in it.').waitFor();
    await history.getByRole('searchbox').fill('payers');
    await history.getByRole('button', { name: /^Largest payers/ }).click();
    await lastAnswer(page).getByRole('group', { name: 'Results' }).waitFor();
    expect(await page.getByRole('button', { name: /^Show the answer/ }).count()).toBeGreaterThan(1);

    await button(page, 'History').click();
    await history.getByRole('button', { name: 'Delete Largest payers' }).click();
    await button(page, 'Delete').click();
    await history.getByRole('button', { name: 'Delete Largest payers' }).waitFor({ state: 'detached' });
    await history.getByRole('button', { name: /^Largest payers/ }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Sample questions' }).waitFor();
  });

  // docs/promises/chat.md#boards
  test('a question from a board keeps to its filters, and its records are a click away', async () => {
    await page.goto('/#/home');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Top Companies by Spend/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Filters and marks' }).waitFor();
    const at = page.url().split('?')[0] ?? '';
    await page.goto(`${at}?tab=overview&f.program_year=2023&f.state=OH`);
    await button(page, 'Ask').click();
    const field = page.getByRole('textbox', { name: 'Ask about these figures' });
    await field.fill('total spend by nature');
    // Figures that are about to be replaced are faint until then.
    await expect.poll(() => violationsOn(page)).toEqual([]);
    await field.press('Enter');
    const answer = lastAnswer(page);
    await answer.getByText('Program year is 2023').first().waitFor();
    await answer.getByText('State is').first().waitFor();
    await answer.getByRole('link', { name: 'Show the records' }).click();
    await page.getByRole('region', { name: 'Records, table' }).waitFor();
    expect(page.url()).toContain('f.program_year=2023');
  });

  test('the bare address leads the signed-in to it', async () => {
    await page.goto('/#/');
    await page.getByRole('heading', { level: 1, name: 'qor AI' }).waitFor();
  });
});
