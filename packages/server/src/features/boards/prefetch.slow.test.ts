import type { Analytics } from '@pellucid/analytics';
import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from './free-tier.ts';
import { createPrefetcher } from './prefetch.ts';
import { createBoards } from './service.ts';

const { model, boards, shortNames } = await loadCatalogue();
const openAnalytics = () => openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });

describe('boards are asked before their first visitors', () => {
  let app: TestApp;
  let dataReady: () => void = () => undefined;
  beforeAll(async () => {
    app = await buildTestApp({
      database: embedded,
      analytics: await openAnalytics(),
      onDataReady: (listener) => {
        dataReady = listener;
      },
    });
  });
  afterAll(() => app.close());

  const prefetch = async () => (await app.as('admin').get('/management/metrics/summary')).body.prefetch;

  it('who find the answers remembered, each with what they begin with', async () => {
    expect(await prefetch()).toEqual({ tiles: 0, answered: 0, failed: 0, postponed: 0 });
    dataReady();
    await expect
      .poll(prefetch, { timeout: 30_000 })
      .toSatisfy(({ tiles, answered }) => tiles > 0 && answered === tiles);
    expect(await prefetch()).toMatchObject({ failed: 0 });

    for (const login of ['analyst', 'free']) {
      const board = (await app.as(login).get('/api/boards/top-companies-by-spend')).body;
      for (const { id: page } of board.board.pages) {
        const asked = { page, filters: board.defaultFilters };
        const { answers } = (await app.as(login).post('/api/boards/top-companies-by-spend/run', asked)).body;
        const results = answers.map(({ result }: { result: { cached: boolean } }) => result.cached);
        expect(results, `${login}, ${page}`).not.toContain(false);
      }
    }
    expect((await app.as('admin').get('/management/prometheus')).text).toContain(
      'pellucid_prefetch_tiles{state="answered"}',
    );
  });

  it('again when the data are others', async () => {
    dataReady();
    expect((await prefetch()).answered).toBe(0);
    await expect
      .poll(prefetch, { timeout: 30_000 })
      .toSatisfy(({ tiles, answered }) => tiles > 0 && answered === tiles);
  });
});

describe('whoever asks', () => {
  const some = boards.slice(0, 1);
  let analytics: Analytics;
  let quiet: number;
  let asked: number;
  beforeAll(async () => {
    analytics = await openAnalytics();
  });
  beforeEach(() => {
    [quiet, asked] = [1_000_000, 0];
  });

  /** A prefetcher of one board, which asks with `run`. */
  function prefetcherOver(run: Analytics['run'], evictions = () => 0, quietMs = () => quiet) {
    const counted: Analytics['run'] = (...question) => {
      asked += 1;
      return run(...question);
    };
    const service = createBoards({
      ...{ model, shortNames, dataAsOf: async () => null, companyName: async () => null },
      analytics: { ...analytics, run: counted },
    });
    const log = { error: (facts: object) => expect.fail(JSON.stringify(facts)) };
    return createPrefetcher({ boards: some, service, quietMs, evictions, log });
  }

  /** The first question is answered only when it is called off. */
  const firstHangs = (): Analytics['run'] => {
    let first = true;
    return (query, scope, options) => {
      if (!first) return analytics.run(query, scope, options);
      first = false;
      return new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    };
  };

  it('comes first: nothing is asked beforehand until they have their answers', async () => {
    const looks = vi.fn(() => 0);
    const prefetcher = prefetcherOver(analytics.run, () => 0, looks);
    prefetcher.restart();
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2);
    expect(asked).toBe(0);
    looks.mockReturnValue(1_000_000);
    await expect.poll(() => prefetcher.metrics().answered, { timeout: 20_000 }).toBeGreaterThan(3);
    await prefetcher.stop();
  });

  it('has a question called off that is under way, which is asked again when they have theirs', async () => {
    const prefetcher = prefetcherOver(firstHangs());
    prefetcher.restart();
    await expect.poll(() => asked).toBe(1);
    quiet = 0;
    await expect.poll(() => prefetcher.metrics().postponed).toBe(1);
    expect(asked, 'nothing else is asked meanwhile').toBe(1);
    quiet = 1_000_000;
    const { tiles } = prefetcher.metrics();
    await expect.poll(() => prefetcher.metrics().answered, { timeout: 20_000 }).toBe(tiles);
    await prefetcher.stop();
  });

  it('need not wait for the end of the server: what is under way is called off', async () => {
    const prefetcher = prefetcherOver(firstHangs());
    prefetcher.restart();
    await expect.poll(() => asked).toBe(1);
    await prefetcher.stop();
    expect(prefetcher.metrics()).toMatchObject({ answered: 0, failed: 0 });
  });

  it('keeps the answers that are remembered: prefetching ends where they would have to make room', async () => {
    let evictions = 0;
    const prefetcher = prefetcherOver(
      (...question) => {
        evictions += 1;
        return analytics.run(...question);
      },
      () => evictions,
    );
    prefetcher.restart();
    await expect.poll(() => prefetcher.metrics().answered).toBe(1);
    await prefetcher.stop();
    expect(prefetcher.metrics().answered).toBe(1);
  });
});
