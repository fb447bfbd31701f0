import { chromium, type Page } from 'playwright-core';
import { sampleOf } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Line } from './report.ts';
import { ACCOUNT } from './server.ts';

/** Keeps the browser from calling home. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const BOARD = 'Top Companies by Spend';

/** (d) From the click to the frame in which every tile shows its answer. */
export async function paintLadder(
  { rounds }: BenchOptions,
  origin: string,
  say: (text: string) => void,
): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: origin });
    await signIn(page);
    const times = { open: [] as number[], tab: [] as number[], mark: [] as number[], unmark: [] as number[] };
    say(`Click to paint, ${rounds} rounds`);
    for (let round = 0; round <= rounds; round++) {
      await page.goto('/#/home');
      await page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menuitem', { name: 'Industry' }).click();
      const entry = page.getByRole('menuitem', { name: BOARD }).getByRole('link');
      await entry.waitFor();
      const open = await paintAfter(page, () => entry.click());
      const bar = page.locator('.board-tile [role=listbox]').first();
      await bar.focus();
      const unmarked = page.url();
      await page.keyboard.press('ArrowDown');
      const mark = await paintAfter(page, () => page.keyboard.press('Enter'));
      if (page.url() === unmarked) throw new Error('Nothing was marked');
      const unmark = await paintAfter(page, () => page.keyboard.press('Enter'));
      const tab = await paintAfter(page, () => page.getByRole('tab').nth(1).click());
      // The first round loads the code of the page, and with it fills every cache.
      if (round === 0) continue;
      times.open.push(open);
      times.mark.push(mark);
      times.unmark.push(unmark);
      times.tab.push(tab);
    }
    const line = (what: string, values: number[]): Line => ({ ladder: 'd', what, unit: 'ms', ours: sampleOf(values) });
    return [
      line(`${BOARD} from the menu`, times.open),
      line('another page of it', times.tab),
      line('a mark', times.mark),
      line('the mark taken away', times.unmark),
    ];
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel(/username/i).fill(ACCOUNT.username);
  await page.getByLabel(/^password/i).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'PROCEED' }).click();
  await page.waitForURL(/#\/home/);
}

/**
 * Runs inside the page, so that the driver's own way there and back does not count; as text, because the loader that this
 * program runs with writes helpers into functions that a page does not have.
 */
const WATCH = `
  window.painted = (async () => {
    const began = await new Promise((resolve) => {
      const begin = () => resolve(performance.now());
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, once: true });
    });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const idle = () =>
      document.querySelector('.board-tile') && !document.querySelector('.board-tile[data-loading=true], .board-skeleton');
    // What the input starts is started within two frames; from then on the tiles say when they are done.
    await frame();
    await frame();
    while (!idle()) await frame();
    await frame();
    return performance.now() - began;
  })();
  undefined;
`;

/** Milliseconds from the input event to the frame after the one in which no tile is waiting any more. */
async function paintAfter(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(WATCH);
  await act();
  return page.evaluate<number>('window.painted');
}
