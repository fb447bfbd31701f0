import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from './judge.ts';
import { subjectOf } from './subject.ts';
import { readOtherwise, readWordings } from './wordings.ts';
import { openWorld, type World } from './worlds.ts';

const wordings = await readWordings(join(import.meta.dirname, 'wordings'));

describe('over the demonstration data', () => {
  let folder: string;
  let world: World | undefined;
  let subject: Subject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eval-'));
    world = await openWorld('demonstration', folder, () => undefined);
    if (!world) throw new Error('The demonstration data is made where it is missing.');
    subject = subjectOf(world);
  }, 300_000);
  afterAll(async () => {
    await world?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(wordings)('is answered in all its wordings: $means', async (one) => {
    expect(await readOtherwise(one, subject)).toEqual([]);
  });
});
