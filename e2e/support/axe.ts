import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare const axe: typeof axeCore;

const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** For where nothing but the colours is new. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axeCore.RunOnly>;

/** What axe finds on the page, one line for each element. */
export async function violationsOn(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  // To read axe's source takes the page a third as long as to run it: once is enough until another document comes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (runOnly) => {
    // To describe what is right takes axe as long as to find what is wrong.
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], elementRef: true });
    // What lies across the lower edge of the window is scrolled to be hit: that the docked records end there makes it no smaller.
    const isCut = (element: HTMLElement | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top < window.innerHeight && bottom > window.innerHeight;
    };
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'target-size' || !isCut(element))
        .map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
    );
  }, RULES[rules]);
}

/** Fails with every violation that axe finds on the page, once passing notices have gone: one that fades has no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.ant-message-notice').count(), { timeout: 10_000 }).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
}
