import { randomUUID } from 'node:crypto';
import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import type { ChatEvent } from '@pellucid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { dataOf, eventsOf } from '../../testing/chat-events.ts';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

const { model } = await loadCatalogue();
const STREAM = '/api/chatbot-stream';
const SESSIONS = '/api/chat-sessions';
const NOBODYS = randomUUID();

onEachDatabase((database) => {
  let app: TestApp;
  let analytics: Awaited<ReturnType<typeof openFixtureAnalytics>>;
  beforeAll(async () => {
    analytics = await openFixtureAnalytics({ model });
    app = await buildTestApp({ database, analytics });
    await app.database.pool.query(`DELETE FROM user_authority WHERE authority = 'ROLE_USER'
      AND user_id = (SELECT id FROM app_user WHERE login = 'asadmin')`);
  });
  afterAll(() => app.close());

  async function ask(person: Person, question: string, session_id: string | null = null): Promise<ChatEvent[]> {
    app.clock.advance(1);
    return eventsOf(await person.post(STREAM, { question, session_id }));
  }
  const calls = (person: Person, session: string, question: number) => [
    person.get(`${SESSIONS}/${session}`),
    person.put(`${SESSIONS}/${session}`, { title: 'Mine' }),
    person.delete(`${SESSIONS}/${session}`),
    person.post(`/api/chat-questions/${question}/answer`),
    person.post(`/api/chat-questions/${question}/feedback`, { helpful: true }),
  ];
  const titles = async (login: string, query = '') =>
    (await app.as(login).get(`${SESSIONS}?query=${encodeURIComponent(query)}`)).body.map(
      ({ title }: { title: string }) => title,
    );

  it('answers 401 to strangers and 403 to who is no user', async () => {
    for (const [person, status] of [
      [app.anonymous, 401],
      [app.as('asadmin'), 403],
    ] as const) {
      for (const call of [person.get(SESSIONS), ...calls(person, NOBODYS, 1)]) expect((await call).status).toBe(status);
    }
  });

  it('answers 400 to what cannot be', async () => {
    const analyst = app.as('analyst');
    for (const call of [
      analyst.get(`${SESSIONS}/1`),
      analyst.put(`${SESSIONS}/${NOBODYS}`, { title: ' ' }),
      analyst.put(`${SESSIONS}/${NOBODYS}`, { title: 'x'.repeat(201) }),
      analyst.put(`${SESSIONS}/${NOBODYS}`, { title: 'a\0b' }),
      analyst.post('/api/chat-questions/x/answer'),
      analyst.post('/api/chat-questions/1/feedback', { helpful: 'yes' }),
      analyst.post('/api/chat-questions/1/feedback', { helpful: false, reason: 'x'.repeat(1_001) }),
    ])
      expect((await call).status).toBe(400);
  });

  // docs/promises/chat.md#sessions
  it('knows no session or question of someone else: 404, also to administrators, and they change nothing', async () => {
    const events = await ask(app.as('analyst'), 'total spend in 2021');
    const { session_id } = dataOf(events, 'session');
    const { question_id } = dataOf(events, 'context_detection');
    for (const login of ['rival', 'admin', 'entityadmin']) {
      for (const [session, question] of [
        [session_id, question_id],
        [NOBODYS, 999_999_999],
      ] as const)
        for (const call of calls(app.as(login), session, question)) expect((await call).status).toBe(404);
      expect(await titles(login)).toEqual([]);
    }
    expect((await app.as('analyst').get(`${SESSIONS}/${session_id}`)).body).toMatchObject({
      title: 'total spend in 2021',
      questions: [{ id: question_id, question: 'total spend in 2021', kind: 'answer', helpful: null }],
    });
  });

  it('lists those of the caller, the one used last first, by page and by a text in title or questions', async () => {
    const person = app.as('compliance');
    const first = dataOf(await ask(person, 'total spend in 2021'), 'session').session_id;
    await ask(person, 'Top 3 companies by total spend');
    await ask(person, 'spend on 100% flurbs');
    await ask(person, 'what about 2022?', first);
    expect(await titles('compliance')).toEqual([
      'total spend in 2021',
      'spend on 100% flurbs',
      'Top 3 companies by total spend',
    ]);
    expect(await titles('compliance', '2022')).toEqual(['total spend in 2021']);
    expect(await titles('compliance', 'TOP 3')).toEqual(['Top 3 companies by total spend']);
    expect(await titles('compliance', '%'), 'no wildcard').toEqual(['spend on 100% flurbs']);
    const page = await person.get(`${SESSIONS}?page=1&size=2`);
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '3']);
  });

  it('is renamed and deleted with its questions', async () => {
    const person = app.as('poweruser');
    const { session_id } = dataOf(await ask(person, 'total spend in 2021'), 'session');
    expect((await person.put(`${SESSIONS}/${session_id}`, { title: ' Yearly ' })).body.title).toBe('Yearly');
    expect(await titles('poweruser')).toEqual(['Yearly']);
    expect((await person.delete(`${SESSIONS}/${session_id}`)).status).toBe(204);
    expect((await person.delete(`${SESSIONS}/${session_id}`)).status).toBe(404);
    expect((await person.post(STREAM, { question: 'what about 2022?', session_id })).status).toBe(404);
    const left = await app.database.pool.query('SELECT 1 FROM chat_question WHERE session_id = $1', [session_id]);
    expect(left.rows).toEqual([]);
  });

  it('outlives the server: the next one goes on from it', async () => {
    const { session_id } = dataOf(await ask(app.as('analyst'), 'total spend by Aster Pharma in 2021'), 'session');
    const next = await buildTestApp({ database: { kind: database.kind, open: async () => app.database }, analytics });
    const events = await ask(await next.signIn('analyst'), 'what about 2022?', session_id);
    expect(dataOf(events, 'context_detection')).toMatchObject({
      is_followup: true,
      query: { where: [expect.objectContaining({ value: 'Aster Pharma' }), expect.objectContaining({ value: 2022 })] },
    });
    await next.server.close();
  });

  it('asks a kept question again with a part of it said otherwise, and keeps it so', async () => {
    const person = app.as('analyst');
    const first = await ask(person, 'total spend by Aster Pharma in 2021 by state');
    const { session_id } = dataOf(first, 'session');
    const { question_id, chips } = dataOf(first, 'context_detection');
    const edit = async (text: string, words: string, id = question_id, who = person) => {
      const chip = chips.find((one) => one.text === text) ?? { slot: 'time', label: 'Time', text };
      const question = 'total spend by Aster Pharma in 2021 by state';
      return who.post(STREAM, { question, session_id, edit: { question_id: id, chip, words } });
    };
    expect((await edit('2021', '2022', 999_999_999)).status).toBe(404);
    expect((await edit('2021', '2022', question_id, app.as('rival'))).status).toBe(404);
    const refused = eventsOf(await edit('2021', 'flurb'));
    expect(dataOf(refused, 'context_detection')).toMatchObject({ kind: 'refuse', question_id, chips });
    const changed = eventsOf(await edit('2021', '2022'));
    const straight = await ask(person, 'total spend by Aster Pharma in 2022 by state');
    expect(dataOf(changed, 'dataframe')).toEqual(dataOf(straight, 'dataframe'));
    const { question_id: kept } = dataOf(changed, 'context_detection');
    const again = eventsOf(await person.post(`/api/chat-questions/${kept}/answer`));
    expect(dataOf(again, 'dataframe')).toEqual(dataOf(changed, 'dataframe'));
    const next = await ask(person, 'by nature', session_id);
    expect(dataOf(next, 'context_detection').query).toMatchObject({
      dimensions: ['nature'],
      where: [expect.objectContaining({ value: 'Aster Pharma' }), expect.objectContaining({ value: 2022 })],
    });
    const { body } = await person.get(`${SESSIONS}/${session_id}`);
    expect(body.questions).toHaveLength(3);
  });

  it('asks back what a turn goes on from after a question without an answer, and the same when it is asked again', async () => {
    const person = app.as('analyst');
    const { session_id } = dataOf(await ask(person, 'total spend in 2021'), 'session');
    await ask(person, 'how much was spent on flurbs in 2021', session_id);
    const turn = await ask(person, 'what about 2022?', session_id);
    const { kind, choices, question_id } = dataOf(turn, 'context_detection');
    expect([kind, choices[0]?.question]).toEqual(['ask', 'Going on from the last answer: what about 2022?']);
    const again = eventsOf(await person.post(`/api/chat-questions/${question_id}/answer`));
    expect(dataOf(again, 'context_detection')).toEqual(dataOf(turn, 'context_detection'));
    const chosen = await ask(person, choices[0]?.question ?? '', session_id);
    expect(dataOf(chosen, 'context_detection')).toMatchObject({ kind: 'answer', is_followup: true });
  });

  it('goes on anew, and says so, from what another version has kept', async () => {
    const person = app.as('analyst');
    const { session_id } = dataOf(await ask(person, 'total spend by Aster Pharma in 2021'), 'session');
    for (const context of ['{"version":0,"reading":{"source":"ledger"}}', '{"reading":{}}', 'no JSON', 'null']) {
      await app.database.pool.query('UPDATE chat_question SET context = $1 WHERE session_id = $2', [
        context,
        session_id,
      ]);
      const alone = await ask(person, 'total spend in 2022', session_id);
      expect(dataOf(alone, 'context_detection')).toMatchObject({ kind: 'answer', is_followup: false });
      expect(dataOf(alone, 'text').text, context).toContain('so this question is read on its own.');
      await app.database.pool.query('UPDATE chat_question SET context = $1 WHERE session_id = $2', [
        context,
        session_id,
      ]);
      const lost = await ask(person, 'and there?', session_id);
      expect(dataOf(lost, 'text').text, context).toContain('so this question is read on its own.');
    }
  });

  it('answers a kept question again, from what it went on from then, and keeps nothing more', async () => {
    const person = app.as('analyst');
    const { session_id } = dataOf(await ask(person, 'total spend by Aster Pharma in 2021'), 'session');
    const followUp = await ask(person, 'what about 2022?', session_id);
    await ask(person, 'Top 3 companies by total spend', session_id);
    const { question_id } = dataOf(followUp, 'context_detection');
    const again = eventsOf(await person.post(`/api/chat-questions/${question_id}/answer`));
    expect(dataOf(again, 'session').session_id).toBe(session_id);
    expect(dataOf(again, 'dataframe')).toEqual(dataOf(followUp, 'dataframe'));
    expect((await person.get(`${SESSIONS}/${session_id}`)).body.questions).toHaveLength(3);
  });
});
