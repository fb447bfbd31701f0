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

/** What is aimed at in `tally.ts`, in parts of one. */
const AIMS = { right: 0.97, wrong: 0.01 } as const;
const COUNT = 200;

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

  it('are read as well as is aimed at', async () => {
    if (!world) throw new Error('The demonstration data is made where it is missing.');
    const { expected } = world;
    const questions = await composed(await readParts(), {
      seed: 1,
      count: COUNT,
      isFair: (sql) => isFair(sql, expected),
    });
    const verdicts = await judgeAll(questions, subjectOf(world));
    const { right, wrong } = tallyOf(verdicts);
    expect(right / COUNT, failuresOf(verdicts)).toBeGreaterThanOrEqual(AIMS.right);
    expect(wrong / COUNT, failuresOf(verdicts)).toBeLessThanOrEqual(AIMS.wrong);
  }, 300_000);
});
