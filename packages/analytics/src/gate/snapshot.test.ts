import { expect, test, vi } from 'vitest';
import { duckdbDialect } from '../sql/dialects/duckdb.ts';
import { loadShippedModel } from '../testing/index.ts';
import { createSnapshots } from './snapshot.ts';

const model = await loadShippedModel();

/** Snapshots over an engine that is asked for its version and for facts, and answers when it is let. */
function snapshotsOver({ maxAgeMs = 50, isToldOfChanges = false }) {
  let version = 1;
  const looks: (() => void)[] = [];
  const run = vi.fn(async ({ text }: { text: string }) => {
    if (!text.includes('warehouse_state')) return [[]];
    const found = version;
    await new Promise<void>((resolve) => looks.push(resolve));
    return [['', 0, String(found)]];
  });
  const onChange = vi.fn();
  const engine = { dialect: duckdbDialect, run } as never;
  const snapshots = createSnapshots({ engine, model, maxAgeMs, isToldOfChanges, onChange });
  return {
    snapshots,
    looks: () => looks.length,
    change: () => {
      version += 1;
    },
    /** Lets the looks that are under way answer. */
    answer: () => {
      for (const look of looks.splice(0)) look();
    },
  };
}

async function known(over: ReturnType<typeof snapshotsOver>) {
  const read = over.snapshots.read();
  over.answer();
  expect((await read).versions.ofPublic).toBe('1');
}

test('within its age a look holds for questions and for the version alone', async () => {
  const over = snapshotsOver({ maxAgeMs: 60_000 });
  await known(over);
  expect((await over.snapshots.read()).versions.ofPublic).toBe('1');
  expect((await over.snapshots.versions()).ofPublic).toBe('1');
  expect(over.looks()).toBe(0);
});

test('past its age a question waits for a new look, unless every change is told', async () => {
  const over = snapshotsOver({ maxAgeMs: 0 });
  await known(over);
  over.change();
  const read = over.snapshots.read();
  expect(over.looks()).toBe(1);
  over.answer();
  expect((await read).versions.ofPublic).toBe('2');
});

test('where every change is told nobody waits; a change that was not is seen by a look beside the question', async () => {
  const over = snapshotsOver({ maxAgeMs: 0, isToldOfChanges: true });
  await known(over);
  over.change();
  expect((await over.snapshots.read()).versions.ofPublic).toBe('1');
  over.answer();
  await expect.poll(async () => (await over.snapshots.versions()).ofPublic).toBe('2');
});

test('after a change that was told every question waits for what the data is now, whatever was being read', async () => {
  const over = snapshotsOver({ maxAgeMs: 0, isToldOfChanges: true });
  await known(over);
  await over.snapshots.read();
  expect(over.looks()).toBe(1);
  over.change();
  over.snapshots.expire();
  const [one, two] = [over.snapshots.read(), over.snapshots.versions()];
  const answered = () => {
    over.answer();
    return over.snapshots.known()?.versions.ofPublic;
  };
  await expect.poll(answered).toBe('2');
  over.answer();
  expect([(await one).versions.ofPublic, (await two).ofPublic]).toEqual(['2', '2']);
});
