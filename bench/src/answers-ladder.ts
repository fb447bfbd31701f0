import { setTimeout as sleep } from 'node:timers/promises';
import { askAssistant } from '@pellucid/contract';
import { megabytesOf, sampleOf, timed } from './measure.ts';
import type { Line } from './report.ts';
import { LOGINS, type RunningProcess, signIn } from './server.ts';
import { spreadLines, type Timed } from './spread-lines.ts';

const YEARS = [2021, 2022, 2023, 2024];
const STATES = ['California', 'Texas', 'Ohio', 'Florida', 'Illinois', 'Michigan'];
/** Ways to ask; a year and a state make each a question that nobody asked before. */
const WAYS: readonly ((year: number, state: string) => string)[] = [
  (year, state) => `Total spend in ${state} in ${year}`,
  (year, state) => `Top 10 companies by total amount in ${state} in ${year}`,
  (year, state) => `total amount by nature of payment in ${year} in ${state}`,
  (year, state) => `number of payments by month in ${year} in ${state}`,
  (year, state) => `top 5 physicians in ${state} in ${year}`,
  (year, state) => `share of meals in total spend in ${state} in ${year}`,
  (year, state) => `median payment in ${state} in ${year}`,
  (year, state) => `companies that paid more than $1,000 in ${state} in ${year}`,
  (year, state) => `list the five largest payments in ${state} in ${year}`,
];
const CLIENTS = 50;
const CLIENT_SECONDS = 20;
const REST_SECONDS = 30;

/**
 * (k) Questions to the assistant over HTTP, from the question to the end of the stream: one after the other, each asked for the first time;
 * then many clients at once, and what the server holds of the memory once they are gone.
 */
export async function answersLadder(server: RunningProcess, say: (text: string) => void): Promise<Line[]> {
  const tokens = await Promise.all(LOGINS.map((login) => signIn(server.origin, login)));
  // The first question reads the names that all others look for.
  await ask(server.origin, tokens[0], 'Total spend');
  const questions = YEARS.flatMap((year) => STATES.flatMap((state) => WAYS.map((way) => way(year, state))));
  const times: Timed[] = [];
  for (const question of questions)
    times.push({ what: question, milliseconds: await timed(() => ask(server.origin, tokens[0], question)) });
  say(`Answers of the assistant to ${CLIENTS} clients at once, ${CLIENT_SECONDS} s`);
  const memory = await underClients(server, tokens, questions);
  return [
    ...spreadLines('k', 'an answer of the assistant with its stream', times),
    {
      ladder: 'k',
      what: `memory of the server ${REST_SECONDS} s after ${CLIENTS} clients of the assistant`,
      unit: 'MB',
      ours: sampleOf([memory.after]),
      yardstick: { name: 'before them', sample: sampleOf([memory.before]) },
    },
  ];
}

async function underClients(server: RunningProcess, tokens: readonly string[], questions: readonly string[]) {
  const before = await megabytesOf(server.pid);
  const until = performance.now() + CLIENT_SECONDS * 1_000;
  let asked = 0;
  const client = async (token: string | undefined) => {
    while (performance.now() < until) await ask(server.origin, token, questions[asked++ % questions.length] ?? '');
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(tokens[index % tokens.length])));
  await sleep(REST_SECONDS * 1_000);
  return { before, after: await megabytesOf(server.pid) };
}

/** Reads an answer to its end; to wait for a place is an answer too. */
async function ask(origin: string, token: string | undefined, question: string): Promise<void> {
  const response = await fetch(`${origin}/${askAssistant.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  const text = await response.text();
  if (response.status === 429) return;
  if (!response.ok || !text.includes('"type":"dataframe"') || !text.includes('"type":"complete"'))
    throw new Error(`"${question}" was answered ${response.status}: ${text.slice(0, 500)}`);
}
