import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { signIn, useBrowser, WIDE } from '../support/browser.ts';
import { type Keyboard, keyboardOf } from '../support/keyboard.ts';
import { faultsInLooks, LOOK, take } from '../support/looks.ts';
import { settled } from '../support/settled.ts';

const browser = useBrowser();
const bar = (page: Page) => page.getByRole('region', { name: 'Companies side by side', exact: true });
const compared = (page: Page) => bar(page).getByRole('listitem');
const words = (page: Page) => bar(page).getByRole('status');
const tile = (page: Page, name: string) => page.getByRole('article', { name });
const options = (page: Page, name: string) => tile(page, name).getByRole('option').allTextContents();

/** The colours of the companies as their chips have them. */
const colorsOf = (page: Page) =>
  compared(page)
    .locator('svg line')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke')));

/** Types a few letters of a company and takes the best match. */
async function add(page: Page, keyboard: Keyboard, letters: string, company: string): Promise<void> {
  await keyboard.fill(bar(page).getByRole('combobox', { name: 'Add a company' }), letters);
  await page.getByRole('option', { name: company }).first().waitFor({ state: 'attached' });
  await keyboard.press('Enter');
  await compared(page).filter({ hasText: company }).waitFor();
}

/** Opens the board without the companies that a person looked for before. */
async function openBoard(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Dashboards' });
  await menu.getByRole('menuitem', { name: 'Explore' }).click();
  await page.getByRole('menuitem', { name: 'Competitor Analysis', exact: true }).getByRole('link').click();
  await bar(page).waitFor();
  const clear = page.getByRole('button', { name: 'Clear all', exact: true });
  await settled(page);
  if (await clear.isVisible()) await clear.click();
  await settled(page);
}

test('companies are picked, measured and switched by the keyboard alone, and a link shows the same', async () => {
  const { page, context, complaints } = await browser.visit();
  const keyboard = keyboardOf(page);
  await signIn(page, 'analyst');
  await openBoard(page);
  // Nobody is picked: the four largest, and no peers of anybody.
  await expect.poll(() => compared(page).count()).toBe(4);
  expect(await words(page).textContent()).toContain('These are the largest');
  expect(await bar(page).getByRole('checkbox', { name: 'Top 5 peers' }).isDisabled()).toBe(true);

  await add(page, keyboard, 'Kelv', 'Kelvanta, Inc.');
  await expect.poll(() => compared(page).count()).toBe(1);
  await add(page, keyboard, 'Corve', 'Corvessa Orthopaedics, Inc.');
  await add(page, keyboard, 'Thornv', 'Thornvale Cardiovascular Systems, Inc.');
  await add(page, keyboard, 'Ostrelle', "Ostrelle Women's Health, Inc.");
  await bar(page).getByRole('combobox', { name: 'Four companies at most', disabled: true }).waitFor();
  const colors = await colorsOf(page);
  expect(new Set(colors).size).toBe(4);
  await keyboard.use(bar(page).getByRole('button', { name: 'Compare without Corvessa Orthopaedics, Inc.' }));
  await expect.poll(() => compared(page).count()).toBe(3);
  // Who stays keeps the colour, in the chips and in the charts, and after the page loads anew.
  expect(await colorsOf(page)).toEqual([colors[0], colors[2], colors[3]]);
  await settled(page);
  await page.reload();
  await expect.poll(() => colorsOf(page)).toEqual([colors[0], colors[2], colors[3]]);
  await settled(page);

  await keyboard.tabTo(bar(page).getByRole('checkbox', { name: 'Top 5 peers' }));
  await keyboard.press('Space');
  await keyboard.tabTo(bar(page).getByRole('checkbox', { name: 'Industry average' }));
  await keyboard.press('Space');
  await expect
    .poll(() => words(page).textContent())
    .toMatch(/Top 5 peers: mean of .*Industry average: mean of the \d+ companies/);
  await page.getByRole('tab', { name: 'What for' }).click();
  await settled(page);
  const dollars = await options(page, 'By nature of payment');
  expect(dollars.some((text) => /Industry average: Total amount \$/.test(text))).toBe(true);

  await keyboard.tabTo(bar(page).getByRole('radio', { name: '$' }));
  await keyboard.press('ArrowRight');
  await settled(page);
  const shares = await options(page, 'By nature of payment');
  expect(shares.some((text) => /Kelvanta, Inc\.: Share of own spend [\d.]+%/.test(text))).toBe(true);
  // The same categories stand in the same order.
  const categories = (texts: readonly string[]) => [...new Set(texts.map((text) => text.split(', ')[0]))];
  expect(categories(shares)).toEqual(categories(dollars));

  // A link shows the same to who opens it.
  const said = await words(page).textContent();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keyboard.use(page.getByRole('button', { name: 'Copy link' }));
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await bar(other).waitFor();
  await settled(other);
  expect(await options(other, 'By nature of payment')).toEqual(shares);
  expect(await words(other).textContent()).toBe(said);
  expect(other.url()).toBe(link);
  await other.close();

  for (const tab of ['What for', 'Overview', 'To whom', 'How much at a time']) {
    await take(page, LOOK.wideLight);
    await page.getByRole('tab', { name: tab }).click();
    await settled(page);
    expect(await faultsInLooks(page, `Competitor Analysis, ${tab}`)).toEqual([]);
  }
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('the free version has no comparison: a link to it leads home, where it says that it shows one company', async () => {
  const { page } = await browser.visit();
  await signIn(page, 'analyst');
  await openBoard(page);
  const address = page.url();
  const { page: free } = await browser.visit();
  await signIn(free, 'free');
  await free.goto(address);
  await free.getByText('The page asked was not found.').waitFor();
  await free.getByText(/one year and one company per query/).waitFor();
});
