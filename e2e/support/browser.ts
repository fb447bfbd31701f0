import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { findChromium } from '../../tools/lib/chromium.mjs';
import { installation } from './installation.ts';
import { watchRequests } from './settled.ts';

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
  /** A screen that is touched. */
  hasTouch?: boolean;
  /** Another server than that of the worker. */
  origin?: string;
}

/**
 * A browser for one test file; `visit` opens a fresh profile in it, for one test or, from a hook, for all of them. Pages
 * that nobody needs any more would go on working.
 */
export function useBrowser(): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser;
  let ofThisTest: BrowserContext[] | null = null;
  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH');
    browser = await chromium.launch({ executablePath, args: FLAGS });
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
    async visit({ origin = installation().origin, ...device } = {}) {
      const look = { viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce', ...device } as const;
      const context = await browser.newContext({ baseURL: origin, ...look });
      ofThisTest?.push(context);
      watchRequests(context);
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
