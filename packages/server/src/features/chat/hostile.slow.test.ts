import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import * as contract from '@pellucid/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { dataOf, eventsOf } from '../../testing/chat-events.ts';
import { chance, mutationOf, REQUESTS, type RightRequest, TELLS_TOO_MUCH } from '../../testing/hostile.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from '../boards/free-tier.ts';

/** The seed is fixed, so that what fails once fails again. */
const SEED = 20_261_123;

const QUESTIONS = [
  'How much did Aster Pharma pay in 2024?',
  'Top 3 natures in each state',
  'share of meals in total spend by year',
  'what about 2022?',
  'companies that paid more than $5,000',
  'individual payments to teaching hospitals greater than 500',
] as const;

const { model, boards } = await loadCatalogue();
let app: TestApp;
beforeAll(async () => {
  const analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
  app = await buildTestApp({ database: embedded, analytics });
});
afterAll(() => app.close());

/** Questions that come from a board, and one that is asked again with a part of it said otherwise. */
function questionsWithMore(question_id: number): object[] {
  const filters = [{ field: 'program_year', op: 'eq', value: 2024 }];
  const marks = [{ tile: 'nature-share', field: 'nature', values: ['Food and Beverage'] }];
  const chip = { slot: 'time', label: 'Time', text: '2024' };
  return [
    { question: QUESTIONS[3], board: { id: 'top-companies-by-spend', view: { page: 'overview', filters, marks } } },
    { question: QUESTIONS[0], edit: { question_id, chip, words: '2023' } },
    { question: QUESTIONS[0], edit: { question_id, chip: { ...chip, slot: 'board' }, words: '' } },
  ];
}

/** Calls of the assistant that are right for a session that there is. */
function rightRequests(session_id: string, id: number): RightRequest[] {
  const filters = [{ field: 'program_year', op: 'eq', value: 2024 }];
  const params = { id: session_id };
  return [
    ...QUESTIONS.map((question) => ({
      endpoint: contract.askAssistant,
      body: { question, session_id, filters, auto_train: true, return_df: true },
    })),
    ...questionsWithMore(id).map((more) => ({ endpoint: contract.askAssistant, body: { session_id, ...more } })),
    { endpoint: contract.listChatSessions, query: { query: 'spend', page: '0', size: '5' } },
    { endpoint: contract.getChatSession, params },
    { endpoint: contract.renameChatSession, params, body: { title: 'Yearly spend' } },
    { endpoint: contract.answerChatQuestion, params: { id: String(id) } },
    { endpoint: contract.rateChatAnswer, params: { id: String(id) }, body: { helpful: true, reason: 'Right' } },
  ];
}

test(`${REQUESTS} random and hostile requests break nothing, fail nothing and tell nothing`, {
  timeout: 300_000 + 100 * REQUESTS,
}, async () => {
  const dice = chance(SEED);
  const people = await Promise.all(
    ['analyst', 'free', 'admin'].map(async (login) => {
      const person = app.as(login);
      const events = eventsOf(await person.post('/api/chatbot-stream', { question: QUESTIONS[0] }));
      const { session_id } = dataOf(events, 'session');
      const right = rightRequests(session_id, dataOf(events, 'context_detection').question_id);
      return { login, person, right };
    }),
  );
  const seen = new Set<string>();
  for (let n = 0; n < REQUESTS; n += 1) {
    const { login, person, right } = dice.oneOf(people);
    const sent = mutationOf(dice.oneOf(right), dice);
    const answer = await person.send(sent);
    const what = `#${n} ${login} ${sent.method} ${sent.url.slice(0, 200)} ${String(sent.payload).slice(0, 600)}`;
    expect(answer.status, `${what}: ${answer.text.slice(0, 300)} ${app.errors.at(-1)}`).toBeLessThan(500);
    expect(answer.text, `${what}: ${app.errors.at(-1)}`).not.toContain('"code":"failed"');
    const isStatementWanted = String(sent.payload).includes('return_sql');
    if (!isStatementWanted) expect(answer.text.slice(0, 100_000), what).not.toMatch(TELLS_TOO_MUCH);
    if (answer.status === 200 && answer.text.startsWith('data: '))
      for (const { type } of eventsOf(answer)) seen.add(type);
    if (answer.status >= 400) expect(answer.headers['content-type'], what).toMatch(/problem\+json/);
  }
  for (const type of ['text', 'dataframe', 'plotly', 'followup_questions', 'complete']) expect(seen).toContain(type);
});

test('50 clients at once are answered or told to wait, and nobody waits for ever', async () => {
  const logins = ['analyst', 'rival', 'admin', 'compliance', 'poweruser'];
  const asked = Array.from({ length: 50 }, (_, n) =>
    app.as(logins[n % logins.length] ?? 'analyst').post('/api/chatbot-stream', { question: QUESTIONS[n % 3] }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(logins.length * 4);
  for (const login of logins)
    expect((await app.as(login).post('/api/chatbot-stream', { question: QUESTIONS[0] })).status).toBe(200);
});
