import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Overloaded } from '../base/overloaded.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createWorkerPool } from './worker-pool.ts';

const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    if (task === 'die') process.exit(3);
    if (task === 'fail') parentPort.postMessage({ error: 'it failed' });
    else setTimeout(() => parentPort.postMessage({ result: task * 2 }), 5);
  });`;
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///');${SCRIPT}`)}`,
);

test('tasks beyond those that may wait are refused, the others done in their turn', async () => {
  const pool = createWorkerPool({ script, threads: 2, maxWaiting: 3 });
  const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((task) => pool.run(task)));
  expect(answers.slice(0, 5).map((one) => one.status === 'fulfilled' && one.value)).toEqual([2, 4, 6, 8, 10]);
  for (const one of answers.slice(5)) expect(one).toMatchObject({ reason: expect.any(Overloaded) });
  expect(await pool.run(8)).toBe(16);
});

test('a task that fails or ends its thread is an error, and the next one is done', async () => {
  const pool = createWorkerPool({ script, threads: 1, maxWaiting: 10 });
  await expect(pool.run('fail')).rejects.toThrow('it failed');
  const [died, next] = await Promise.allSettled([pool.run('die'), pool.run(1)]);
  expect(died).toMatchObject({ reason: { message: 'The thread ended with code 3' } });
  expect(next).toMatchObject({ value: 2 });
});

test('a password is checked while all threads that Node shares are taken', async () => {
  const kept = await hashPassword('Clear#Water1');
  let busy = 8;
  const work = Array.from({ length: busy }, () =>
    promisify(pbkdf2)('x', 'y', 100_000, 32, 'sha512').then(() => {
      busy -= 1;
    }),
  );
  expect(await verifyPassword(kept, 'Clear#Water1')).toBe(true);
  expect(busy, 'long tasks still under way').toBeGreaterThan(0);
  await Promise.all(work);
});
