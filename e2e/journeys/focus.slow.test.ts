import { expect, test } from 'vitest';
import { signIn, useBrowser } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { firstFigure } from '../support/use-board.ts';

const browser = useBrowser();

test('an entry of the menu is underlined while the focus is on it, and no longer', async () => {
  const { page } = await browser.visit();
  await signIn(page, 'analyst');
  const entry = page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menuitem', { name: 'User Guide' });
  const line = () =>
    entry.evaluate((element) => getComputedStyle(element.closest('li') ?? element, '::after').borderBottomColor);
  await entry.waitFor();
  const still = await line();
  await entry.getByRole('link').focus();
  await expect.poll(line).not.toBe(still);
  await page.keyboard.press('Tab');
  await expect.poll(line).toBe(still);
});

test('a filter that is opened by hand has the focus in its search, which stays while it is typed in', async () => {
  const { page } = await browser.visit();
  await signIn(page, 'analyst');
  await page.getByRole('link', { name: 'General Spend by NoP' }).first().click();
  await firstFigure(page).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const search = (name: string) => filters.getByRole('textbox', { name: `Search ${name}` });
  const isFocused = (name: string) => search(name).evaluate((element) => element === document.activeElement);
  await filters.locator('summary').filter({ hasText: 'Nature of payment' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused('Nature of payment')).toBe(true);
  await page.keyboard.type('consulting fe');
  const values = filters.locator('details').filter({ hasText: 'Nature of payment' }).getByRole('checkbox');
  await expect.poll(() => values.count()).toBe(1);
  expect(await isFocused('Nature of payment')).toBe(true);
  await filters.locator('summary').filter({ hasText: 'State' }).click();
  await expect.poll(() => isFocused('State')).toBe(true);
});
