import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import * as contract from '@pellucid/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { chance, mutationOf, REQUESTS, type RightRequest, TELLS_TOO_MUCH } from '../../testing/hostile.ts';
import { buildTestApp, embedded, type Person, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from './free-tier.ts';

/** The seed is fixed, so that what fails once fails again. */
const SEED = 20_261_122;
/** An answer that takes longer than this, in milliseconds, hangs. */
const HANG = 20_000;

const { model, boards } = await loadCatalogue();
const board = boards.find(({ id }) => id === 'top-companies-by-spend') ?? boards[0];
const boardId = board?.id ?? '';
const filters = [{ field: 'program_year', op: 'eq', value: 2024 }];
const view = {
  page: 'overview',
  filters,
  marks: [{ tile: 'top-companies', field: 'company', values: ['Aster Pharma'] }],
};
const query = {
  source: 'general',
  measures: ['total_amount', 'records'],
  dimensions: ['company', 'date'],
  where: [...filters, { field: 'company', op: 'contains', value: 'a' }],
  orderBy: [{ field: 'total_amount', direction: 'desc' }],
  timeGrain: 'month',
  limit: 10,
};
const orderBy = [{ field: 'date', direction: 'desc' }];

/** A question to every call that asks the warehouse; what is sent differs from it in a part or two. */
const RIGHT: readonly RightRequest[] = [
  { endpoint: contract.runQuery, body: { ...query, explain: true } },
  { endpoint: contract.checkQuery, body: query },
  { endpoint: contract.exportQuery, query: { format: 'csv' }, body: query },
  { endpoint: contract.getModel },
  { endpoint: contract.openBoard, params: { boardId } },
  { endpoint: contract.runBoard, params: { boardId }, body: { ...view, tiles: ['top-companies'] } },
  { endpoint: contract.boardDetails, params: { boardId }, body: { ...view, orderBy, limit: 5, offset: 0 } },
  { endpoint: contract.exportBoardDetails, params: { boardId }, query: { format: 'xlsx' }, body: { ...view, orderBy } },
  { endpoint: contract.boardFieldValues, params: { boardId, field: 'company' }, body: { search: 'ast', filters } },
  { endpoint: contract.boardAmountBands, params: { boardId }, body: { filters } },
  { endpoint: contract.landingPreview, params: { boardId } },
  { endpoint: contract.listRunning },
];
/** What they are about is never there: no question of the suite runs for a second. */
const UNANSWERED: readonly RightRequest[] = [contract.getRunning, contract.cancelRunning].map((endpoint) => ({
  endpoint,
  params: { id: 'dd2f5ea1-8a1b-4b0e-9c7e-6f1d0a3b5c77' },
}));
const REQUESTED = [...RIGHT, ...UNANSWERED];

let app: TestApp;
let people: [string, Person][];
beforeAll(async () => {
  const analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
  app = await buildTestApp({ database: embedded, analytics });
  people = [
    ['nobody', app.anonymous],
    ...['analyst', 'free', 'admin'].map((login) => [login, app.as(login)] as [string, Person]),
  ];
});
afterAll(() => app.close());

test('every call of boards and analytics is among them', () => {
  const calls = Object.values<unknown>(contract).filter(
    (value): value is contract.Endpoint =>
      typeof value === 'object' &&
      value !== null &&
      'tag' in value &&
      ['boards', 'analytics'].includes(String(value.tag)),
  );
  expect(REQUESTED.map(({ endpoint }) => endpoint.id).sort()).toEqual(calls.map(({ id }) => id).sort());
});

test(`${REQUESTS} random and hostile questions break nothing and tell nothing; every call answers some`, {
  timeout: 300_000 + 100 * REQUESTS,
}, async () => {
  const dice = chance(SEED);
  const answered = new Set<string>();
  for (let n = 0; n < REQUESTS; n += 1) {
    const right = REQUESTED[n] ?? dice.oneOf(REQUESTED);
    const [name, person] = dice.oneOf(people);
    const sent = mutationOf(right, dice);
    const began = performance.now();
    const answer = await person.send(sent);
    const what = `#${n} ${name} ${sent.method} ${sent.url.slice(0, 200)} ${String(sent.payload).slice(0, 600)}`;
    if (answer.status < 300) answered.add(right.endpoint.id);
    expect(answer.status, `${what}: ${answer.text.slice(0, 300)} ${app.errors.at(-1)}`).toBeLessThan(500);
    expect(performance.now() - began, what).toBeLessThan(HANG);
    // Who asks for the statement gets it; it has the words of one, but no path and no trace.
    const told = right.endpoint === contract.runQuery ? answer.text.replaceAll('SELECT ', '') : answer.text;
    expect(told.slice(0, 100_000), what).not.toMatch(TELLS_TOO_MUCH);
    if (answer.status >= 400) expect(answer.headers['content-type'], what).toMatch(/problem\+json/);
  }
  expect([...answered].sort()).toEqual(RIGHT.map(({ endpoint }) => endpoint.id).sort());
});
