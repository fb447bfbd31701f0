import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { NARROW, openAfresh, WIDE } from './browser.ts';
import { settled } from './settled.ts';

export interface Look {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const look = (size: 'wide' | 'narrow', colorScheme: Look['colorScheme']): Look => ({
  name: `${size}, ${colorScheme}`,
  viewport: size === 'wide' ? WIDE : NARROW,
  colorScheme,
});

export const LOOK = {
  wideLight: look('wide', 'light'),
  wideDark: look('wide', 'dark'),
  narrowLight: look('narrow', 'light'),
  narrowDark: look('narrow', 'dark'),
} as const;

/** `LOOKS=all` goes over every combination of size and colours, and over every screen of every entity. */
export const isThorough = process.env.LOOKS === 'all';
/**
 * Both sizes and both colours. Of all four, which take twice as long, each differs from the one before it in one thing.
 */
export const LOOKS: readonly Look[] = isThorough
  ? [LOOK.wideLight, LOOK.wideDark, LOOK.narrowDark, LOOK.narrowLight]
  : [LOOK.wideLight, LOOK.narrowDark];

/** Opens a screen as from a mail or a bookmark: with nothing left of the one before it. */
export async function loadScreen(page: Page, address: string): Promise<void> {
  await openAfresh(page, address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/**
 * Opens a screen from another one, as a link does: the page is not loaded anew, which would take three times as long. Its heading
 * tells that it is there.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    Object.assign(window, { left: { heading, words: heading?.textContent } });
  });
  await page.goto(address);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const { left } = window as { left?: { heading: Element | null; words?: string | null } };
    return heading !== null && (heading !== left?.heading || heading.textContent !== left.words);
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Gives the page a look, as a device with that window and those colours would. */
export async function take(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
}

/**
 * What is wrong with the screen as it is: what axe finds, and how many pixels it is wider than the window. One line each,
 * with the name of the screen.
 */
async function faultsOf(page: Page, screen: string, what: 'all' | 'colours'): Promise<string[]> {
  await settled(page);
  // A notice that fades has no contrast, and neither has anything that moves.
  await expect.poll(() => page.locator('.ant-message-notice').count()).toBe(0);
  const wider = await page.evaluate(async () => {
    // What is half under the top bar of a scrolled page is too small a target to axe.
    window.scrollTo(0, 0);
    // The page learns of other colours with the next frame, and draws them with the one after.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return document.documentElement.scrollWidth - window.innerWidth;
  });
  const violations = await violationsOn(page, what);
  return [
    ...(wider > 0 ? [`${screen}: ${wider} pixels wider than the window`] : []),
    ...violations.map((violation) => `${screen}: ${violation}`),
  ];
}

/** The faults of a screen in several looks. */
export async function faultsInLooks(page: Page, screen: string, looks = LOOKS): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, each] of looks.entries()) {
    await take(page, each);
    // The same elements stand at the same places: nothing but their colours can be wrong anew.
    const what = looks[at - 1]?.viewport === each.viewport ? 'colours' : 'all';
    faults.push(...(await faultsOf(page, `${screen}, ${each.name}`, what)));
  }
  return faults;
}
