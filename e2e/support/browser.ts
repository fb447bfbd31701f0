import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { installation } from './installation.ts';

/** Keeps the browser from calling home: the journeys run without a network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `SLOW=4` takes three quarters of the pages' processor: what fails then fails some day on a busy machine. */
const SLOWNESS = Number(process.env.SLOW ?? 1);

export const PASSWORD = 'Sunshine#2026';
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the page did that it must not: console errors, failed own calls, calls to another host. */
  complaints: string[];
}

export interface VisitOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

/**
 * A browser for one test file; `visit` opens a fresh profile in it, for one test or, from a hook, for all of them. Pages
 * that nobody needs any more would go on working.
 */
export function useBrowser(): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser;
  let ofThisTest: BrowserContext[] | null = null;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS });
  });
  beforeEach(() => {
    ofThisTest = [];
  });
  afterEach(async () => {
    await Promise.all((ofThisTest ?? []).map((context) => context.close()));
    ofThisTest = null;
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    async visit({ viewport = WIDE, colorScheme = 'light' } = {}) {
      const origin = installation().origin;
      const context = await browser.newContext({ viewport, colorScheme, baseURL: origin, reducedMotion: 'reduce' });
      ofThisTest?.push(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      const tools = await context.newCDPSession(page);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) complaints.push(`outside request: ${url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
          complaints.push(`console: ${message.text()}`);
      });
      return { context, page, complaints };
    },
  };
}

/** Opens an address as from a mail or a bookmark: nothing of the page before is left. */
export async function openAfresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** Fills the log-in screen, as a person does, and sends it. */
export async function tryToSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/#/login');
  // The screen before it may have a field of the same name.
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await page.getByLabel(/username/i).fill(login);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: 'PROCEED' }).click();
}

/** Signs in and waits for the home screen. */
export async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await tryToSignIn(page, login, password);
  await page.waitForURL(/#\/home/);
}

/** Fails with every violation that axe finds on the page, once passing notices have gone: one that fades has no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.ant-message-notice').count(), { timeout: 10_000 }).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
}

/** What axe finds on the page, one line for each element; where only the colours are new, by the rules on colours. */
export async function violationsOn(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  // The page has no frames, for which alone the newer way opens another page. To describe what is right takes axe as long
  // as to find what is wrong.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (what === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`));
}

/** Resolves when nothing on the page is loading any more and no request is under way for a moment. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('[aria-busy="true"], [data-loading="true"]').count(), { timeout: 20_000 })
    .toBe(0);
  await page.waitForTimeout(300);
}
