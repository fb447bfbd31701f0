import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Conversation, type DataName, readQuestions } from './questions.ts';
import { openWorld, type World } from './worlds.ts';

const LIMIT = /LIMIT (\d+)(?: OFFSET (\d+))?$/;

/** A limit that cuts a tie would make either answer right, and the question unfair. */
async function cutsATie(sql: string, world: World): Promise<boolean> {
  const [, count, offset = '0'] = LIMIT.exec(sql) ?? [];
  if (count === undefined) return false;
  const until = Number(offset) + Number(count);
  const { rows } = await world.expected(sql.replace(LIMIT, `LIMIT ${until + 1}`));
  const figures = rows.map((row) => row.at(-1));
  const ties = (at: number) => at > 0 && at < figures.length && figures[at - 1] === figures[at];
  return ties(until) || ties(Number(offset));
}

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
        const { rows } = await world.expected(sql);
        if (!rows.some((row) => row.some((cell) => cell !== null && cell !== 0))) bad.push(`${id} is empty: ${sql}`);
        if (await cutsATie(sql, world)) bad.push(`${id} cuts a tie: ${sql}`);
      }
    }
    expect(bad).toEqual([]);
  }, 300_000);
});
