import { expect, test } from 'vitest';
import { NARROW, signIn, useBrowser } from '../support/browser.ts';
import { cents } from '../support/csv.ts';
import { settled } from '../support/settled.ts';
import { firstFigure } from '../support/use-board.ts';

const browser = useBrowser();

test('a finger that comes down beside the peak of a line marks the peak, not the month beside it', async () => {
  const { page, complaints } = await browser.visit({ viewport: NARROW, hasTouch: true });
  await signIn(page, 'analyst');
  await page.getByRole('link', { name: 'Top Companies by Spend' }).first().click();
  await firstFigure(page).waitFor();
  await settled(page);
  const tile = page.getByRole('article', { name: 'Total spend by month' });
  await tile.scrollIntoViewIfNeeded();
  await settled(page);
  const months = await tile.getByRole('option').allTextContents();
  const amounts = months.map((text) => cents(/\$([\d,.]+\d)/.exec(text)?.[1] ?? '0'));
  const at = amounts.findIndex((amount) => amounts.every((other) => other <= amount));

  // Two months by the keyboard draw a band over their columns: where they are, and how wide.
  const chart = tile.getByRole('listbox');
  await chart.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  const band = await tile.locator('.chart-band').boundingBox();
  if (band === null) throw new Error('No periods are chosen');
  const column = band.width / 2;
  expect(column).toBeLessThan(12);
  const x = band.x + 1.5 * column;
  await page.keyboard.press('Escape');
  await tile.locator('.chart-band').waitFor({ state: 'detached' });

  // The colour of the line from the top of its column on.
  const canvas = tile.locator('canvas').first();
  const y = await canvas.evaluate((element: HTMLCanvasElement, pageX) => {
    const box = element.getBoundingClientRect();
    const scale = element.width / box.width;
    const { data } = (element.getContext('2d') as CanvasRenderingContext2D).getImageData(
      Math.round((pageX - box.left) * scale),
      0,
      1,
      element.height,
    );
    const isColoured = (row: number) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(row * 4, row * 4 + 4);
      return alpha > 200 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
    };
    const row = Array.from({ length: element.height }, (_, each) => each).findIndex(isColoured);
    return box.top + row / scale;
  }, x);

  await page.touchscreen.tap(x + 0.8 * column, y);
  await expect.poll(() => tile.getByRole('option', { selected: true }).allTextContents()).toEqual([months[at]]);
  expect(complaints).toEqual([]);
});

test('buttons over a board are as large as a thumb needs, and the filters lead back with the number of records', async () => {
  const { page, complaints } = await browser.visit({ viewport: NARROW, hasTouch: true });
  await signIn(page, 'analyst');
  await page.getByRole('link', { name: 'General Spend by NoP' }).first().click();
  await firstFigure(page).waitFor();
  await settled(page);
  const sizeOf = async (name: string | RegExp) => {
    const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
    return Math.min(box?.width ?? 0, box?.height ?? 0);
  };
  for (const name of ['Toggle navigation', 'Screenshot', 'Help', 'Refresh', 'Undo', 'Export', 'Records', 'Ask'])
    expect(await sizeOf(name), name).toBeGreaterThanOrEqual(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);

  // Icons alone, but not where words are all that a button has.
  await page.getByRole('button', { name: 'Help', exact: true }).tap();
  const leave = page.getByRole('button', { name: 'Leave the tour' });
  expect(await leave.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await leave.tap();
  await leave.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await page.locator('summary').filter({ hasText: 'Amount' }).tap();
  const back = page.getByRole('button', { name: /^Show results/ });
  await expect.poll(() => back.textContent()).toMatch(/^Show results \([\d,]+ records\)$/);
  const all = await back.textContent();
  await page.getByRole('button', { name: 'From $10,000' }).tap();
  await expect.poll(() => back.textContent()).not.toBe(all);
  const left = /[\d,]+/.exec((await back.textContent()) ?? '')?.[0];
  await back.tap();
  await back.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Records', exact: true }).tap();
  await page.getByRole('region', { name: 'Records', exact: true }).getByText(`${left} records`).first().waitFor();
  expect(complaints).toEqual([]);
});
