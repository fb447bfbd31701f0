// Turns a recording into a film: a page draws each frame on a canvas and encodes it. No tool besides the browser.
import { readFileSync } from 'node:fs';
import { webm } from './webm.mjs';

/** A secure context without a server: encoders are not to be had elsewhere. */
const STUDIO = 'http://localhost/studio/';
const PAGE = '<!doctype html><title>Studio</title><script type="module" src="studio-page.js"></script>';

/** VP9, profile 0, level 3.1, 8 bit. */
const CODEC = 'vp09.00.31.08';
const FRAMES_PER_SECOND = 25;
const BITS_PER_SECOND = 170_000;

/**
 * Draws and encodes a recording.
 *
 * @param posterAt moment of the poster, in milliseconds.
 * @returns `{ film, poster }`: WebM (VP9) and WebP of the film's size.
 */
export async function develop(browser, { stills, ...recording }, posterAt) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.route(`${STUDIO}**`, (route) => {
    const name = route.request().url().slice(STUDIO.length);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: PAGE });
    if (name === 'studio-page.js')
      return route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(new URL('studio-page.js', import.meta.url)),
      });
    return route.fulfill({ contentType: 'image/jpeg', body: stills[Number(name)].image });
  });
  await page.goto(STUDIO);
  await page.waitForFunction('globalThis.develop !== undefined');
  const { frames, poster } = await page.evaluate((order) => globalThis.develop(order), {
    ...recording,
    stills: stills.map(({ at, blend }) => ({ at, blend })),
    posterAt,
    codec: CODEC,
    framesPerSecond: FRAMES_PER_SECOND,
    bitsPerSecond: BITS_PER_SECOND,
  });
  await context.close();
  const { width, height } = recording.size;
  const decoded = frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }));
  return {
    film: await webm(decoded, { codec: CODEC, width, height, duration: recording.duration }),
    poster: Buffer.from(poster, 'base64'),
  };
}
