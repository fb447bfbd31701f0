import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cents, parseCsv } from './csv.ts';
import { settled } from './settled.ts';

export async function openFromMenu(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menuitem', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

export const firstFigure = (page: Page) => page.getByRole('article').getByRole('definition').first();
export const records = (page: Page) => page.getByRole('region', { name: 'Records', exact: true });

/** Marks the second value of the first chart with the keyboard alone; its text and its amount as shown. */
export async function markByKeyboard(page: Page): Promise<{ name: string; amount: string }> {
  const chart = page.getByRole('listbox').first();
  await chart.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const marked = chart.getByRole('option', { selected: true });
  await marked.waitFor();
  const text = (await marked.textContent()) ?? '';
  const [, name = '', amount = ''] = /^(.*): Total amount (-?\$[\d,.]+\d)/.exec(text) ?? [];
  expect(amount, text).not.toBe('');
  return { name, amount };
}

const isNote = ([first = '']: readonly string[]) => first.replace('\uFEFF', '').startsWith('# ');

/** Marks, drills, adds up, exports, goes back and reloads: what an analyst does on every board. */
export async function useBoard(page: Page): Promise<void> {
  await firstFigure(page).waitFor();
  await settled(page);
  const whole = await firstFigure(page).textContent();
  const unmarked = page.url();

  const { name, amount } = await markByKeyboard(page);
  await expect.poll(() => firstFigure(page).textContent()).toContain(amount);
  expect(page.url()).not.toBe(unmarked);

  await page.getByRole('button', { name: 'Records', exact: true }).click();
  const header = records(page).getByRole('paragraph').first();
  await expect.poll(() => header.textContent()).toContain(amount);
  const [, count = ''] = /^([\d,]+) records?/.exec((await header.textContent()) ?? '') ?? [];

  // The export asks first, and says how much it will be.
  await records(page).getByRole('button', { name: 'Export records' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export records' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Export ${count} record` }).click();
  const lines = parseCsv(await readFile(await (await download).path(), 'utf8'));
  // The file says what it holds before its rows.
  const [about, table] = [lines.filter(isNote).flat().join('\n'), lines.filter((line) => !isNote(line))];
  expect(about).toContain(amount);
  expect(about).toContain(page.url());
  const [heads = [], ...rows] = table;
  expect(rows).toHaveLength(Number(count.replaceAll(',', '')));
  const at = heads.indexOf('Total amount');
  expect(at, heads.join()).toBeGreaterThan(-1);
  expect(rows.reduce((sum, row) => sum + cents(row[at] ?? ''), 0n)).toBe(cents(amount));

  const shown = page.url();
  await page.reload();
  await expect.poll(() => firstFigure(page).textContent()).toContain(amount);
  expect(page.url()).toBe(shown);
  await page
    .getByRole('region', { name: 'Filters and marks' })
    .getByRole('button', { name: /^Remove mark/ })
    .waitFor();
  expect(await page.getByRole('region', { name: 'Filters and marks' }).textContent()).toContain(name);

  await page.goBack();
  await expect.poll(() => firstFigure(page).textContent()).toBe(whole);
}
