import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryInput, runBoard, runQuery } from '@pellucid/contract';
import { type Sample, sampleOf, timed } from './measure.ts';
import type { Line } from './report.ts';
import { LOGINS, signIn } from './server.ts';

const HEAVY_ASKERS = 8;
const ASKED = 60;
/** The heavy questions have begun then, and go on. */
const WARM_UP_MS = 2_000;
const PAUSE_MS = 100;
const BOARD = 'top-companies-by-spend';

/** (h) A board page out of the cache while others ask what takes the engine longest. */
export async function busyLadder(origin: string, say: (text: string) => void): Promise<Line[]> {
  const tokens = await Promise.all(LOGINS.map((username) => signIn(origin, username)));
  const [token] = tokens;
  const page = () =>
    timed(() => post(origin, runBoard.path.replace('{boardId}', BOARD), token, { page: 'overview' }, [200]));
  say(`A cached board page, alone and beside ${HEAVY_ASKERS} heavy questions`);
  await page();
  const alone = await asked(page);
  const heavy = { isOver: false, answered: [] as number[] };
  const askers = Array.from({ length: HEAVY_ASKERS }, async (_, asker) => {
    for (let turn = 0; !heavy.isOver; turn++) {
      const question = heavyQuestion(turn * HEAVY_ASKERS + asker);
      const took = await timed(() =>
        post(origin, runQuery.path, tokens[asker % tokens.length], question, [200, 422, 429, 503, 504]),
      );
      heavy.answered.push(took);
    }
  });
  await sleep(WARM_UP_MS);
  const beside = await asked(page);
  heavy.isOver = true;
  await Promise.all(askers);
  const details = { heavyQuestions: sampleOf(heavy.answered) };
  const what = `a cached board page beside ${HEAVY_ASKERS} heavy questions`;
  return [{ ladder: 'h', what, unit: 'ms', ours: beside, yardstick: { name: 'alone', sample: alone }, details }];
}

/** The middle and the 95th hundredth of many answers are what people feel; the sample has every one. */
async function asked(page: () => Promise<number>): Promise<Sample> {
  const values: number[] = [];
  for (let index = 0; index < ASKED; index++) {
    values.push(await page());
    await sleep(PAUSE_MS);
  }
  return sampleOf(values);
}

/** Medians of every recipient: no roll-up has them, and no two questions are the same. */
function heavyQuestion(index: number): QueryInput {
  return {
    source: 'general',
    dimensions: ['recipient_id'],
    measures: ['median_amount', 'total_amount'],
    where: [{ field: 'amount', op: 'gt', value: index / 100 }],
    orderBy: [{ field: 'median_amount', direction: 'desc' }],
    limit: 100,
  };
}

async function post(
  origin: string,
  path: string,
  token: string | undefined,
  body: object,
  expected: readonly number[],
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!expected.includes(response.status)) throw new Error(`${path} answered ${response.status}: ${text}`);
}
