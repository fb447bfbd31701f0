import { describe, expect, it } from 'vitest';
import { ConnectionPool } from './connection-pool.ts';

const connect = async () => ({});
const disconnect = () => undefined;

/** Notes who gets a connection, in their order. */
function watched(pool: ConnectionPool<object>) {
  const got: string[] = [];
  const ask = (user: string, signal?: AbortSignal) =>
    pool.borrow({ user }, signal).then((connection) => {
      got.push(user);
      return connection;
    });
  return { got, ask };
}
const settled = () => new Promise((done) => setImmediate(done));

describe('connections', () => {
  it('are never all lent to one user, and the server itself waits for no user', async () => {
    const pool = new ConnectionPool(connect, 4, disconnect);
    const { got, ask } = watched(pool);
    for (let question = 0; question < 8; question++) void ask('greedy');
    await settled();
    expect(got).toEqual(['greedy', 'greedy', 'greedy']);
    await ask('other');
    const waiting = pool.borrow({});
    pool.giveBack(await connect(), { user: 'other' });
    await waiting;
    expect(got).toEqual(['greedy', 'greedy', 'greedy', 'other']);
  });

  it('go next to who has the fewest, however long the line of another is', async () => {
    const pool = new ConnectionPool(connect, 2, disconnect);
    const { got, ask } = watched(pool);
    const first = await ask('greedy');
    const second = await ask('slow');
    for (let question = 0; question < 5; question++) void ask('greedy');
    void ask('late');
    await settled();
    pool.giveBack(second, { user: 'slow' });
    await settled();
    expect(got).toEqual(['greedy', 'slow', 'late']);
    pool.giveBack(first, { user: 'greedy' });
    await settled();
    expect(got).toEqual(['greedy', 'slow', 'late', 'greedy']);
  });

  it('are lent to heavy statements by half at most, whoever asks, so that small ones need not wait', async () => {
    const pool = new ConnectionPool(connect, 5, disconnect);
    const got: string[] = [];
    const ask = (user: string, lane: 'small' | 'heavy') =>
      pool.borrow({ user, lane }).then((connection) => {
        got.push(`${user} ${lane}`);
        return connection;
      });
    const [first] = ['a', 'b', 'c', 'd', 'e'].map((user) => ask(user, 'heavy'));
    await settled();
    expect(got).toEqual(['a heavy', 'b heavy']);
    for (const user of ['a', 'f', 'g']) await ask(user, 'small');
    expect(got.slice(2)).toEqual(['a small', 'f small', 'g small']);
    void ask('h', 'small');
    pool.giveBack((await first) as object, { user: 'a', lane: 'heavy' });
    await settled();
    expect(got.slice(5)).toEqual(['c heavy']);
  });

  it('are waited for by a bounded line: who comes later is told to try again', async () => {
    const pool = new ConnectionPool(connect, 1, disconnect);
    const only = await pool.borrow({});
    const waiting = Array.from({ length: 200 }, (_, n) => pool.borrow({ user: `user ${n}` }));
    await expect(pool.borrow({ user: 'late' })).rejects.toMatchObject({ code: 'busy', status: 429 });
    pool.giveBack(only, {});
    await expect(waiting[0]).resolves.toBeDefined();
    await expect(pool.borrow({ user: 'late' }, AbortSignal.timeout(1))).rejects.toThrow('timeout');
  });

  it('are lent to who is alone with the only one, and not to who has gone', async () => {
    const pool = new ConnectionPool(connect, 1, disconnect);
    const { got, ask } = watched(pool);
    const only = await ask('first');
    const stop = new AbortController();
    const gone = ask('gone', stop.signal);
    stop.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    void ask('next');
    pool.giveBack(only, { user: 'first' });
    await settled();
    expect(got).toEqual(['first', 'next']);
  });

  it('that cannot be opened take nobody’s place', async () => {
    let isDown = true;
    const pool = new ConnectionPool(
      async () => {
        if (isDown) throw new Error('down');
        return connect();
      },
      1,
      disconnect,
    );
    await expect(pool.borrow({ user: 'someone' })).rejects.toThrow('down');
    isDown = false;
    await expect(pool.borrow({ user: 'someone' })).resolves.toBeDefined();
  });
});
