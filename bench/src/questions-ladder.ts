import { type Analytics, createAnalytics, type Model, QueryRefused, type Scope } from '@pellucid/analytics';
import { randomQuestions } from '@pellucid/analytics/testing/random-questions';
import type { QueryInput } from '@pellucid/contract';
import { openPrepared } from './data.ts';
import { sampleOf, timed } from './measure.ts';
import { withRealValues } from './real-values.ts';
import type { Line } from './report.ts';

const SCOPE: Scope = { kind: 'system' };
const QUESTIONS = 200;
const SEED = 10;
const SCAN_EVERY = 20;
/** What everything is held to: the question of one group for each recipient, which no statement answers without a full scan. */
const FULL_SCAN =
  'SELECT recipient_key, sum(amount), count(*) FROM general GROUP BY recipient_key ORDER BY 2 DESC LIMIT 10';

interface Asked {
  readonly query: QueryInput;
  readonly milliseconds: number;
  readonly answeredBy: string;
}

/** (f) Random questions of every part of the language, on values that the data has, none of them from the cache. */
export async function questionsLadder(dataDir: string, model: Model, say: (text: string) => void): Promise<Line[]> {
  const warehouse = await openPrepared(dataDir);
  const connection = await warehouse.connect();
  try {
    const freeTier = { sources: [], dimensions: [], measures: [], rankings: [] };
    const analytics = await createAnalytics({ warehouse, model, freeTier });
    const random = randomQuestions(model, { sources: ['general'], runs: 2 * QUESTIONS, seed: SEED });
    const questions = await withRealValues(random, analytics, model);
    const scans: number[] = [];
    const asked: Asked[] = [];
    for (const query of questions) {
      if (asked.length % SCAN_EVERY === 0) scans.push(await timed(() => connection.runAndReadAll(FULL_SCAN)));
      asked.push(...(await ask(analytics, query)));
      if (asked.length === QUESTIONS) break;
    }
    asked.sort((one, other) => other.milliseconds - one.milliseconds);
    say(`200 random questions: slowest ${asked[0]?.milliseconds.toFixed(0)} ms by ${asked[0]?.answeredBy}`);
    const scan = sampleOf([sampleOf(scans).median]);
    const lineOf = (what: string, part: number): Line => ({
      ladder: 'f',
      what: `${QUESTIONS} random questions, ${what}`,
      unit: 'ms',
      ours: sampleOf([asked[Math.floor(QUESTIONS * part)]?.milliseconds ?? Number.NaN]),
      yardstick: { name: 'one full scan', sample: scan },
      details: part === 0 ? asked : undefined,
    });
    return [lineOf('the slowest', 0), lineOf('95 of 100 within', 0.05), lineOf('half within', 0.5)];
  } finally {
    connection.closeSync();
    await warehouse.close();
  }
}

/** A question that is stopped has taken its time all the same; one that is refused as too much is none. */
async function ask(analytics: Analytics, query: QueryInput): Promise<Asked[]> {
  let answeredBy = 'nothing: it was stopped';
  const milliseconds = await timed(async () => {
    try {
      ({ answeredBy } = await analytics.run(query, SCOPE, { noCache: true }));
    } catch (error) {
      if (!(error instanceof QueryRefused)) throw error;
      if (error.code !== 'timeout') answeredBy = '';
    }
  });
  return answeredBy === '' ? [] : [{ query, milliseconds, answeredBy }];
}
