import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFair } from '../fair.ts';
import { failuresOf } from '../report.ts';
import { judgeAll, subjectOf } from '../subject.ts';
import { tallyOf } from '../tally.ts';
import { openWorld, type World } from '../worlds.ts';
import { composed } from './compose.ts';
import { readParts } from './parts.ts';

/** What nothing may fall below, in parts of one; what is aimed at is in `tally.ts`, and said by the eval. */
const FLOOR = { right: 0.95, wrong: 0.03 } as const;
const COUNT = 400;

describe('questions put together over the demonstration data', () => {
  let folder: string;
  let world: World | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eval-'));
    world = await openWorld('demonstration', folder, () => undefined);
  }, 300_000);
  afterAll(async () => {
    await world?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are read rightly but for a few', async () => {
    if (!world) throw new Error('The demonstration data is made where it is missing.');
    const { expected } = world;
    const questions = await composed(await readParts(), {
      seed: 1,
      count: COUNT,
      isFair: (sql) => isFair(sql, expected),
    });
    const verdicts = await judgeAll(questions, subjectOf(world));
    const { questions: turns, right, wrong } = tallyOf(verdicts);
    expect(right / turns, failuresOf(verdicts)).toBeGreaterThanOrEqual(FLOOR.right);
    expect(wrong / turns, failuresOf(verdicts)).toBeLessThanOrEqual(FLOOR.wrong);
  }, 300_000);
});
