import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutsATie, hasFigures } from './fair.ts';
import { type Conversation, type DataName, readQuestions } from './questions.ts';
import { openWorld, type World } from './worlds.ts';

describe.each<DataName>(['demonstration', 'published'])('the SQL of the questions over the %s data', (name) => {
  let folder: string;
  let world: World | undefined;
  let conversations: Conversation[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eval-'));
    world = await openWorld(name, folder, () => undefined);
    if (!world) console.log(`Left out: the ${name} data, because ../shared is not there`);
    const folders = ['questions', 'held-out'].map((each) => readQuestions(join(import.meta.dirname, each)));
    conversations = (await Promise.all(folders)).flat().filter(({ data }) => data === name);
  }, 300_000);
  afterAll(async () => {
    await world?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('gives figures, and cuts no ties', async () => {
    const bad: string[] = [];
    if (!world) return;
    for (const { id, turns } of conversations) {
      for (const sql of turns.flatMap(({ answers }) => answers.flat())) {
        if (!hasFigures(await world.expected(sql))) bad.push(`${id} is empty: ${sql}`);
        if (await cutsATie(sql, world.expected)) bad.push(`${id} cuts a tie: ${sql}`);
      }
    }
    expect(bad).toEqual([]);
  }, 300_000);
});
