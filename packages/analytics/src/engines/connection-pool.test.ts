import { describe, expect, it } from 'vitest';
import { ConnectionPool } from './connection-pool.ts';

const connect = async () => ({});
const disconnect = () => undefined;

/** Notes who gets a connection, in their order. */
function watched(pool: ConnectionPool<object>) {
  const got: string[] = [];
  const ask = (user: string, signal?: AbortSignal) =>
    pool.borrow(user, signal).then((connection) => {
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
    const waiting = pool.borrow(undefined);
    pool.giveBack(await connect(), 'other');
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
    pool.giveBack(second, 'slow');
    await settled();
    expect(got).toEqual(['greedy', 'slow', 'late']);
    pool.giveBack(first, 'greedy');
    await settled();
    expect(got).toEqual(['greedy', 'slow', 'late', 'greedy']);
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
    pool.giveBack(only, 'first');
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
    await expect(pool.borrow('someone')).rejects.toThrow('down');
    isDown = false;
    await expect(pool.borrow('someone')).resolves.toBeDefined();
  });
});
