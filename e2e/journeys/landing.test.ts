import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { INDUSTRY_BOARDS } from '../support/boards.ts';
import { useBrowser } from '../support/browser.ts';
import { settled } from '../support/settled.ts';

const KIB = 1024;
/** Most script, compressed, that the page may load before it can be used. */
const MOST_SCRIPT = 200 * KIB;

/** Bytes of script on the wire until now. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

describe('the start page, as a stranger sees it', () => {
  const browser = useBrowser();

  test('can be used after at most 200 KiB of script, and says what is free', async () => {
    const { page, complaints } = await browser.visit();
    await page.goto('/');
    await page.getByRole('link', { name: 'Free Signup' }).first().waitFor();
    expect(await scriptBytes(page)).toBeLessThanOrEqual(MOST_SCRIPT);
    const notice = page.getByRole('region', { name: 'Free version' });
    expect(await notice.textContent()).toContain(
      'The free version is limited to companies with up to 50,000 reportable transactions.',
    );
    expect(await notice.getByRole('link').getAttribute('href')).toMatch(/^(mailto:|https?:)/);
    expect(complaints).toEqual([]);
  });

  test('shows six previews with data, the first one chosen', async () => {
    const { page, complaints } = await browser.visit();
    await page.goto('/');
    const tabs = page.getByRole('tab');
    await expect.poll(() => tabs.allTextContents()).toEqual(INDUSTRY_BOARDS);
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(INDUSTRY_BOARDS[0]);
    for (const name of INDUSTRY_BOARDS) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).getByRole('option').first().waitFor({ state: 'attached' });
    }
    expect(complaints).toEqual([]);
  });

  test('plays the product tour when asked, and loads nothing of it before', async () => {
    const { page, complaints } = await browser.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await settled(page);
    expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([]);
    await page.getByRole('button', { name: 'Watch the tour' }).click();
    const film = page.locator('video');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(1);
    const facts = await film.evaluate((video: HTMLVideoElement) => ({
      duration: video.duration,
      width: video.videoWidth,
      controls: video.controls,
      captions: video.textTracks[0]?.cues?.length ?? 0,
    }));
    expect(facts.duration).toBeGreaterThan(20);
    expect(facts).toMatchObject({ width: 1280, controls: true });
    expect(facts.captions).toBeGreaterThan(5);
    expect(complaints).toEqual([]);

    await page.getByRole('link', { name: 'Read it instead' }).click();
    await page.getByRole('heading', { level: 1, name: 'Product tour in words' }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(facts.captions);
  });

  test('every chapter of the user guide is there, and every illustration', async () => {
    const { page, complaints } = await browser.visit();
    await page.goto('/user-guide/index.html');
    const broken = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].filter(
        ({ hash }) => document.querySelector(hash) === null,
      );
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      return [
        ...links.map(({ hash }) => hash),
        ...images.filter((image) => image.naturalWidth === 0 || image.alt === '').map(({ src }) => src),
      ];
    });
    expect(broken).toEqual([]);
    expect(await page.getByRole('img').count()).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });
});
