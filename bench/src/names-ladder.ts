import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAnalytics, type Model, refreshRollups, type Scope } from '@pellucid/analytics';
import { DEMO_DEFAULTS } from '@pellucid/analytics/demo';
import { openPrepared, preparedData } from './data.ts';
import { interleaved, type Sample, sampleOf, timed } from './measure.ts';
import { FILL_PEOPLE, PEOPLE, TYPED } from './names-data.ts';
import type { BenchOptions } from './options.ts';
import type { Line } from './report.ts';

const SCOPE: Scope = { kind: 'system' };
const RECORDS = 200_000;
const FIELD = { source: 'general', field: 'recipient_id' };
const MAX_FOUND = 20;
/** The index of a million names is made in a fraction of it. */
const INDEX_MS = 20_000;
/** What no search without an index can undercut. */
const READ_ONCE = 'SELECT count(*) FROM recipient WHERE length(recipient) < 0';

/** (i) A type-ahead over a million people, with what tells those of one name apart. */
export async function namesLadder(
  { folder, rounds }: BenchOptions,
  model: Model,
  say: (text: string) => void,
): Promise<Line[]> {
  const dataDir = await preparedData(join(folder, 'people'), RECORDS, model, say);
  await addPeople(dataDir, model, say);
  const warehouse = await openPrepared(dataDir);
  const connection = await warehouse.connect();
  try {
    const freeTier = { sources: [], dimensions: [], measures: [], rankings: [] };
    const analytics = await createAnalytics({ warehouse, model, freeTier });
    // Another number each time, so that nothing comes from the cache.
    let asked = 0;
    const search = async (text: string) => {
      asked += 1;
      const found = await analytics.search({ ...FIELD, text, limit: MAX_FOUND - (asked % MAX_FOUND) }, SCOPE);
      return analytics.namesOf({ ...FIELD, values: found.map(({ value }) => value) }, SCOPE);
    };
    // The first search has the names indexed, and is answered without.
    await search('begin');
    await new Promise((done) => setTimeout(done, INDEX_MS));
    const texts: { text: string; found: number; ours: Sample; once: Sample }[] = [];
    for (const text of TYPED) {
      asked = -1;
      const found = await search(text);
      const measured = await interleaved(rounds, {
        ours: () => timed(() => search(text)),
        once: () => timed(() => connection.runAndReadAll(READ_ONCE)),
      });
      texts.push({ text, found: found.length, ...measured });
    }
    texts.sort((one, other) => other.ours.median - one.ours.median);
    say(texts.map(({ text, found, ours }) => `${text}: ${found} in ${ours.median.toFixed(0)} ms`).join(', '));
    const lineOf = (what: string, ours: Sample, once: Sample): Line => ({
      ladder: 'i',
      what: `type-ahead over ${PEOPLE.toLocaleString('en-US')} people, ${what}`,
      unit: 'ms',
      ours,
      yardstick: { name: 'reading the names once', sample: once },
      details: texts,
    });
    const [slowest] = texts;
    if (slowest === undefined) return [];
    const middleOf = (which: 'ours' | 'once') => sampleOf([sampleOf(texts.map((text) => text[which].median)).median]);
    return [
      lineOf(`the slowest of ${TYPED.length} texts`, slowest.ours, slowest.once),
      lineOf('half of them within', middleOf('ours'), middleOf('once')),
    ];
  } finally {
    connection.closeSync();
    await warehouse.close();
  }
}

/** Adds the people once; a file beside the warehouse says that they are there. */
async function addPeople(dataDir: string, model: Model, say: (text: string) => void): Promise<void> {
  const done = join(dataDir, 'people.done');
  if (existsSync(done)) return;
  say(`Adding ${PEOPLE.toLocaleString('en-US')} people with a record each`);
  const warehouse = await openPrepared(dataDir);
  const connection = await warehouse.connect();
  try {
    for (const statement of FILL_PEOPLE) await connection.run(statement);
    await refreshRollups(connection, model, 'general', DEMO_DEFAULTS.years);
    await writeFile(done, '');
  } finally {
    connection.closeSync();
    await warehouse.close();
  }
}
