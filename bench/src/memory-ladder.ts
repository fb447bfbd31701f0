import { setTimeout as sleep } from 'node:timers/promises';
import { runBoard } from '@pellucid/contract';
import { megabytesOf, type Sample, sampleOf } from './measure.ts';
import type { Line } from './report.ts';
import { LOGINS, type RunningProcess, signIn } from './server.ts';

/** What garbage collectors and caches need to settle after a start. */
const REST_SECONDS = 180;
const ASKERS = 50;
const ASKING_SECONDS = 60;
const SAMPLE_INTERVAL_MS = 500;

const BOARDS = ['top-companies-by-spend', 'top-physicians-by-spend', 'top-drugs-by-spend', 'general-spend-by-nop'];
const STATES = ['CA', 'TX', 'NY', 'FL', 'PA', 'OH', 'IL', 'MI', 'NC', 'GA', 'NJ', 'VA', 'WA', 'AZ', 'MA'];

/** (g) What the server takes of the memory: after a rest, and while many ask what no cache has. */
export async function memoryLadder(server: RunningProcess, say: (text: string) => void): Promise<Line[]> {
  say(`Memory at rest, after ${REST_SECONDS} s`);
  await sleep(REST_SECONDS * 1_000);
  const rest = sampleOf([await megabytesOf(server.pid)]);
  say(`Memory under ${ASKERS} askers, ${ASKING_SECONDS} s`);
  const { memory, details } = await underLoad(server);
  return [
    { ladder: 'g', what: `memory of the server, ${REST_SECONDS / 60} minutes after its start`, unit: 'MB', ours: rest },
    { ladder: 'g', what: `memory of the server under ${ASKERS} askers, the most`, unit: 'MB', ours: memory, details },
  ];
}

async function underLoad(server: RunningProcess): Promise<{ memory: Sample; details: object }> {
  const tokens = await Promise.all(LOGINS.map((username) => signIn(server.origin, username)));
  const until = performance.now() + ASKING_SECONDS * 1_000;
  const answers = { answered: 0, busy: 0 };
  let asked = 0;
  let most = 0;
  const ask = async (token: string | undefined) => {
    while (performance.now() < until) {
      const status = await askPage(server.origin, token, asked++);
      if (status === 200) answers.answered += 1;
      else if (status === 429) answers.busy += 1;
      else throw new Error(`A board answered ${status}`);
    }
  };
  const watch = async () => {
    for (; performance.now() < until; await sleep(SAMPLE_INTERVAL_MS))
      most = Math.max(most, await megabytesOf(server.pid));
  };
  const askers = Array.from({ length: ASKERS }, (_, index) => ask(tokens[index % tokens.length]));
  await Promise.all([watch(), ...askers]);
  return { memory: sampleOf([most]), details: { ...answers, after: await megabytesOf(server.pid) } };
}

/** A page of a board for one state and some weeks; no two of thousands are the same. */
async function askPage(origin: string, token: string | undefined, index: number): Promise<number> {
  const day = `${(index % 28) + 1}`.padStart(2, '0');
  const month = `${(Math.floor(index / 28) % 12) + 1}`.padStart(2, '0');
  const filters = [
    { field: 'state', op: 'eq', value: STATES[index % STATES.length] },
    { field: 'date', op: 'between', value: [`2023-${month}-${day}`, `2024-${month}-${day}`] },
  ];
  const board = BOARDS[index % BOARDS.length] ?? '';
  const response = await fetch(`${origin}/${runBoard.path.replace('{boardId}', board)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ page: 'overview', filters }),
  });
  await response.arrayBuffer();
  return response.status;
}
