import { describe, expect, it } from 'vitest';
import { SCOPES } from '../testing/scopes.ts';
import { createConcurrency } from './concurrency.ts';

const { analyst, rival } = SCOPES;
const requests = (count: number) => Array.from({ length: count }, () => new AbortController().signal);

describe('a user', () => {
  it('has four questions and two exports under way, and is then told to wait', async () => {
    const concurrency = createConcurrency(20);
    for (const signal of requests(4)) await concurrency.enter('question', analyst, signal);
    for (const signal of requests(2)) await concurrency.enter('export', analyst, signal);
    for (const work of ['question', 'export'] as const)
      await expect(concurrency.enter(work, analyst)).rejects.toMatchObject({ code: 'busy', status: 429 });
    await concurrency.enter('question', rival);
  });

  it('asks a whole page as one question', async () => {
    const concurrency = createConcurrency(20);
    const [page, ...others] = requests(4);
    const tiles = await Promise.all(Array.from({ length: 8 }, () => concurrency.enter('question', analyst, page)));
    for (const signal of others) await concurrency.enter('question', analyst, signal);
    const next = concurrency.enter('question', analyst);
    for (const leave of tiles) leave();
    await next;
  });

  it('gets the place of the first who leaves, with all questions of the request', async () => {
    const concurrency = createConcurrency(10_000);
    const running = await Promise.all(requests(4).map((signal) => concurrency.enter('question', analyst, signal)));
    const [page] = requests(1);
    const waiting = Promise.all(Array.from({ length: 8 }, () => concurrency.enter('question', analyst, page)));
    running[0]?.();
    expect(await waiting).toHaveLength(8);
  });

  it('waits no longer when the request is called off', async () => {
    const concurrency = createConcurrency(10_000);
    for (const signal of requests(2)) await concurrency.enter('export', analyst, signal);
    const gone = new AbortController();
    const waiting = concurrency.enter('export', analyst, gone.signal);
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });
});
