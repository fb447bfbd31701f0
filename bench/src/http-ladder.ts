import { getAccount, runBoard } from '@pellucid/contract';
import autocannon from 'autocannon';
import { interleaved, sampleOf, timed } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Line } from './report.ts';
import { signIn, startBareServer } from './server.ts';

const CONNECTIONS = 10;
const SECONDS = 4;
const BOARD = 'top-companies-by-spend';
const PAGE = 'overview';
const FIRST_ASKED = 24;

/** (c) Requests a second of an authenticated call and of a board, against a route that does nothing. */
export async function httpLadder(
  { rounds }: BenchOptions,
  origin: string,
  say: (text: string) => void,
): Promise<Line[]> {
  const token = await signIn(origin);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const board = `${origin}/${runBoard.path.replace('{boardId}', BOARD)}`;
  const bare = await startBareServer();
  try {
    say(`Requests over HTTP, ${rounds} rounds of ${4 * SECONDS} s`);
    const measured = await interleaved(rounds, {
      bare: () => requestsPerSecond({ url: bare.origin }),
      account: () => requestsPerSecond({ url: `${origin}/${getAccount.path}`, headers }),
      board: () => requestsPerSecond({ url: board, method: 'POST', headers, body: JSON.stringify({ page: PAGE }) }),
    });
    const yardstick = { name: 'bare Fastify route', sample: measured.bare };
    const first = await firstAnswers(board, headers);
    return [
      { ladder: 'c', what: `GET ${getAccount.path}, signed in`, unit: 'requests/s', ours: measured.account, yardstick },
      { ladder: 'c', what: 'a board page that was asked before', unit: 'requests/s', ours: measured.board, yardstick },
      {
        ladder: 'c',
        what: 'a board page asked for the first time, of one state and four weeks',
        unit: 'ms',
        ours: first,
      },
    ];
  } finally {
    await bare.stop();
  }
}

async function requestsPerSecond(request: autocannon.Options): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${request.url}: ${errors} errors, ${non2xx} answers other than 200`);
  return requests.average;
}

/** Milliseconds of questions that no cache has seen, one after the other. */
async function firstAnswers(board: string, headers: Record<string, string>) {
  const values: number[] = [];
  for (let index = 0; index < FIRST_ASKED; index++) {
    const month = `2024-${String((index % 12) + 1).padStart(2, '0')}`;
    const filters = [
      { field: 'state', op: 'eq', value: index < 12 ? 'CA' : 'TX' },
      { field: 'date', op: 'between', value: [`${month}-01`, `${month}-28`] },
    ];
    values.push(
      await timed(async () => {
        const response = await fetch(board, { method: 'POST', headers, body: JSON.stringify({ page: PAGE, filters }) });
        if (!response.ok) throw new Error(`${board} answered ${response.status}: ${await response.text()}`);
        await response.arrayBuffer();
      }),
    );
  }
  return sampleOf(values);
}
