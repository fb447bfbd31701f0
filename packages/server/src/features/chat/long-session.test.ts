import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import type { Cell } from '@pellucid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { dataOf, eventsOf } from '../../testing/chat-events.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

const { model } = await loadCatalogue();

/** The general payments of the fixture, computed again from its rule; amounts in cents. */
const PAYMENTS = Array.from({ length: 100 }, (_, index) => {
  const i = index + 1;
  return {
    year: 2021 + (i % 4),
    cents: i % 13 === 0 ? 0 : i % 29 === 0 ? -1234 : i * 1000 + (i % 7) * 11,
    company: i % 19 === 0 ? null : ['Aster Pharma', 'Borealis Medical', 'Aster Pharma', 'O\'Hara & "Sons" 100%'][i % 4],
    state: [null, 'IL', 'MA', 'MA'][i % 4],
    nature: ['Food and Beverage', 'Consulting Fee', 'Royalty or License'][i % 3],
  };
});
type Payment = (typeof PAYMENTS)[number];
type Is = (payment: Payment) => boolean;

const dollars = (rows: readonly Payment[]) => (rows.reduce((sum, { cents }) => sum + cents, 0) / 100).toFixed(2);
const total = (is: Is): Cell[][] => [[dollars(PAYMENTS.filter(is))]];

/** A row for each value, in any order. */
function by(key: 'company' | 'nature' | 'state' | 'year', is: Is): Cell[][] {
  const values = [...new Set(PAYMENTS.filter(is).map((payment) => payment[key] ?? null))];
  return values.map((value) => [value, dollars(PAYMENTS.filter((one) => is(one) && (one[key] ?? null) === value))]);
}

const all: Is = () => true;
const of =
  (wanted: Partial<Payment>): Is =>
  (payment) =>
    Object.entries(wanted).every(([key, value]) => payment[key as keyof Payment] === value);
const aster = { company: 'Aster Pharma' };
const borealis = { company: 'Borealis Medical' };
const meals = { nature: 'Food and Beverage' };
const fees = { nature: 'Consulting Fee' };
/** What names no company is nobody's place. */
const first = (n: number, rows: Cell[][]) =>
  rows
    .filter(([name]) => name !== null)
    .toSorted((a, b) => Number(b[1]) - Number(a[1]))
    .slice(0, n);

/** Thirty questions of one conversation, each with its rows. */
const TURNS: readonly (readonly [question: string, rows: Cell[][]])[] = [
  ['How much did Aster Pharma spend in 2023?', total(of({ ...aster, year: 2023 }))],
  ['and in 2022?', total(of({ ...aster, year: 2022 }))],
  ['what about Borealis Medical?', total(of({ ...borealis, year: 2022 }))],
  ['and in 2021?', total(of({ ...borealis, year: 2021 }))],
  ['total spend in 2024', total(of({ year: 2024 }))],
  ['by state', by('state', of({ year: 2024 }))],
  ['by nature', by('nature', of({ year: 2024 }))],
  ['only Aster Pharma', by('nature', of({ ...aster, year: 2024 }))],
  ['and in 2023?', by('nature', of({ ...aster, year: 2023 }))],
  ['by state', by('state', of({ ...aster, year: 2023 }))],
  ['total spend on meals', total(of(meals))],
  ['in 2022', total(of({ ...meals, year: 2022 }))],
  ['and in Massachusetts?', total(of({ ...meals, year: 2022, state: 'MA' }))],
  ['what about 2023?', total(of({ ...meals, year: 2023, state: 'MA' }))],
  ['overall spend by program year', by('year', all)],
  ['only consulting fees', by('year', of(fees))],
  ['only Aster Pharma', by('year', of({ ...fees, ...aster }))],
  ['what about Borealis Medical?', by('year', of({ ...fees, ...borealis }))],
  ['Top 2 companies by overall spend', first(2, by('company', all))],
  ['and in 2022?', first(2, by('company', of({ year: 2022 })))],
  ['only meals', first(2, by('company', of({ ...meals, year: 2022 })))],
  ['total spend in Illinois', total(of({ state: 'IL' }))],
  ['and in Massachusetts?', total(of({ state: 'MA' }))],
  ['in 2023', total(of({ state: 'MA', year: 2023 }))],
  ['by company', by('company', of({ state: 'MA', year: 2023 }))],
  ['by nature', by('nature', of({ state: 'MA', year: 2023 }))],
  ['excluding meals', by('nature', (one) => of({ state: 'MA', year: 2023 })(one) && one.nature !== meals.nature)],
  ['overall spend', total(all)],
  ['in 2024', total(of({ year: 2024 }))],
  ['only Aster Pharma', total(of({ ...aster, year: 2024 }))],
];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ database: embedded, analytics: await openFixtureAnalytics({ model }) });
});
afterAll(() => app.close());

const sorted = (rows: readonly Cell[][]) =>
  rows.map((row) => JSON.stringify(row.map((cell) => cell && String(cell)))).sort();

it(`a conversation of ${TURNS.length} questions holds together, figure by figure, also when it is opened later`, async () => {
  const person = app.as('analyst');
  let session_id: string | null = null;
  const kept: number[] = [];
  for (const [at, [question, rows]] of TURNS.entries()) {
    const events = eventsOf(await person.post('/api/chatbot-stream', { question, session_id }));
    const what = `${at + 1}: ${question}`;
    expect(sorted(dataOf(events, 'dataframe').rows), what).toEqual(sorted(rows));
    session_id ??= dataOf(events, 'session').session_id;
    expect(dataOf(events, 'complete').session_id, what).toBe(session_id);
    kept.push(dataOf(events, 'context_detection').question_id);
  }
  const { body } = await person.get(`/api/chat-sessions/${session_id}`);
  expect(body.questions.map(({ question }: { question: string }) => question)).toEqual(TURNS.map(([asked]) => asked));
  for (const at of [1, 13, 26, 29]) {
    const again = eventsOf(await person.post(`/api/chat-questions/${kept[at]}/answer`));
    expect(sorted(dataOf(again, 'dataframe').rows), `again ${at + 1}`).toEqual(sorted(TURNS[at]?.[1] ?? []));
  }
});
