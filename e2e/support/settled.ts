import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Requests under way, of every page whose context is watched. */
const underWay = new WeakMap<Page, Set<Request>>();

function requestsOf(page: Page): Set<Request> {
  const requests = underWay.get(page) ?? new Set();
  underWay.set(page, requests);
  return requests;
}

/** Follows the requests of a context's pages, for `settled`. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = requestsOf(page);
    page.on('request', (request) => requests.add(request));
    // Not when it has finished: an answer whose body nobody reads never does.
    page.on('response', (response) => requests.delete(response.request()));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/** Resolves when nothing on the page is loading any more, and two frames have asked for nothing more. */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf(page);
  const isStill = async () => {
    if (requests.size > 0) return false;
    const isBusy = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      return document.querySelector('[aria-busy="true"], [data-loading="true"]') !== null;
    });
    return !isBusy && requests.size === 0;
  };
  await expect.poll(isStill, { interval: 20 }).toBe(true);
}
