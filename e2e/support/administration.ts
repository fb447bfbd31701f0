import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from './browser.ts';
import type { Keyboard } from './keyboard.ts';

const OPEN_OPTIONS = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

/** The input of a field of an entity's form, with its label and what is wrong with it. */
export const editor = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the focus is on an element, or in it: where a person expects it without having moved it. */
export async function hasFocus(page: Page, selector: string): Promise<void> {
  const where = () =>
    page.evaluate((wanted) => {
      const focused = document.activeElement;
      return focused?.closest(wanted) ? wanted : (focused?.outerHTML.slice(0, 200) ?? 'nothing');
    }, selector);
  await expect.poll(where, { message: 'what has the focus', timeout: 5000 }).toBe(selector);
}

/**
 * The words of a live region, as someone hears them who does not see the screen. They may pass within three seconds: begin to
 * listen before anything else that takes time.
 */
export async function hears(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: words }).first().waitFor();
}

/** Opens a screen from one of the administrators' menus; the focus is then in the screen. */
export async function openFromMenu(
  page: Page,
  keyboard: Keyboard,
  menu: string,
  entry: string,
  heading: string | RegExp = entry,
) {
  const bar = page.getByRole('navigation', { name: 'Administration' }).getByRole('menu').first();
  await keyboard.tabTo(bar);
  await keyboard.arrowTo(bar.getByRole('menuitem', { name: menu, exact: true }), 'ArrowRight');
  await keyboard.press('Enter');
  await keyboard.arrowTo(page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown');
  await keyboard.press('Enter');
  await title(page, heading).waitFor();
  await hasFocus(page, 'h1');
}

/** Ends a change of a log level, which another journey may have left on this server: choosing the same again changes nothing. */
export async function resetLogLevel(api: APIRequestContext, logger: string): Promise<void> {
  const answer = await api.post(`/management/loggers/${logger}`, { data: { configuredLevel: null } });
  expect(answer.status()).toBe(204);
}

/** Goes to a box that offers options and takes one: by typing a part of it, or with the arrow key where one cannot type. */
export async function choose(page: Page, keyboard: Keyboard, box: Locator, text: string): Promise<void> {
  await keyboard.tabTo(box);
  if (await box.isEditable()) await keyboard.type(text);
  else await keyboard.press('ArrowDown');
  const active = page.locator(`${OPEN_OPTIONS} .ant-select-item-option-active`);
  await page.locator(OPEN_OPTIONS).getByTitle(text, { exact: true }).first().waitFor();
  for (let step = 0; step < 20; step++) {
    const at = await active.getAttribute('title');
    if (at === text) break;
    await keyboard.press('ArrowDown');
    // A key pressed before the box has taken the last one would lead past the option.
    await expect.poll(() => active.getAttribute('title')).not.toBe(at);
  }
  await keyboard.press('Enter', 'Escape');
  await page.locator(OPEN_OPTIONS).waitFor({ state: 'hidden' });
}

/** Chooses a record in the picker of a field. */
export async function pick(page: Page, keyboard: Keyboard, name: string, text: string): Promise<void> {
  await choose(page, keyboard, editor(page, name).getByRole('combobox'), text);
  await editor(page, name).getByTitle(text, { exact: true }).first().waitFor();
}

/** Types into fields of an entity's form, in place of what they hold. */
export async function typeInto(page: Page, keyboard: Keyboard, fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields))
    await keyboard.fill(editor(page, name).locator('input, textarea').first(), text);
}

/** Searches the list by its search box. */
export async function find(page: Page, keyboard: Keyboard, text: string): Promise<void> {
  await keyboard.fill(page.getByRole('searchbox'), text);
  await page.waitForURL(/\.contains=/);
}

export async function logIn(page: Page, keyboard: Keyboard, login: string): Promise<void> {
  await page.goto('/#/login');
  await keyboard.fill(page.getByLabel('Email or username'), login);
  await keyboard.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await keyboard.press('Enter');
  await page.waitForURL(/#\/home/);
}
