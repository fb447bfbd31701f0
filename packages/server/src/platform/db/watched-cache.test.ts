import { expect, test } from 'vitest';
import { ChangeFeed } from './change-feed.ts';
import { createWatchedCache, MAX_AGE_MS } from './watched-cache.ts';

interface Row {
  user: number;
  reading: number;
}

function watched(changes = new ChangeFeed(false)) {
  let now = 1_000_000;
  let reading = 0;
  const listeners: ((message: { payload: string }) => void)[] = [];
  const client = {
    on: (_: string, listener: (typeof listeners)[0]) => listeners.push(listener),
    query: async () => [],
  };
  void changes.listenOn(client as never);
  const cache = createWatchedCache<string, Row>({
    changes,
    topic: 'caller',
    concerns: ({ user }, id) => user === id,
    max: 2,
    clock: () => new Date(now),
  });
  return {
    changes,
    cache,
    read: (user: number) => cache.get(`of ${user}`, async () => ({ user, reading: ++reading })),
    tell: (payload: string) => {
      for (const listener of listeners) listener({ payload });
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

test('keeps what was read until a change of the same user, or of everyone, is told', async () => {
  const { read, tell } = watched();
  expect([await read(1), await read(2), await read(1)]).toMatchObject([{ reading: 1 }, { reading: 2 }, { reading: 1 }]);
  tell('caller 1');
  expect([await read(1), await read(2)]).toMatchObject([{ reading: 3 }, { reading: 2 }]);
  tell('pages');
  expect([await read(1), await read(2)]).toMatchObject([{ reading: 3 }, { reading: 2 }]);
  tell('caller');
  expect([await read(1), await read(2)]).toMatchObject([{ reading: 4 }, { reading: 5 }]);
});

test('does not keep what was being read while a change was told', async () => {
  const { cache, read, tell } = watched();
  const during = cache.get('of 1', async () => {
    tell('caller 1');
    return { user: 1, reading: 0 };
  });
  expect(await during).toMatchObject({ reading: 0 });
  expect(await read(1)).toMatchObject({ reading: 1 });
});

test('keeps nothing longer than a few seconds, nor when the clock is set back', async () => {
  const { read, later } = watched();
  await read(1);
  later(MAX_AGE_MS - 1);
  expect(await read(1)).toMatchObject({ reading: 1 });
  later(1);
  expect(await read(1)).toMatchObject({ reading: 2 });
  later(-MAX_AGE_MS);
  expect(await read(1)).toMatchObject({ reading: 3 });
});

test('keeps nothing while changes may go unheard, and forgets what it had', async () => {
  const { changes, read, cache } = watched();
  await read(1);
  changes.setComplete(false);
  expect(cache.metrics().entries).toBe(0);
  expect([await read(1), await read(1)]).toMatchObject([{ reading: 2 }, { reading: 3 }]);
  changes.setComplete(true);
  expect([await read(1), await read(1)]).toMatchObject([{ reading: 4 }, { reading: 4 }]);
});

test('keeps a bounded number of values, and nothing of what is not there', async () => {
  const { cache, read } = watched();
  for (const user of [1, 2, 3]) await read(user);
  expect(cache.metrics().entries).toBeLessThanOrEqual(2);
  expect(await cache.get('of nobody', async () => null)).toBeNull();
  expect(await cache.get('of nobody', async () => ({ user: 9, reading: 9 }))).toMatchObject({ user: 9 });
});
