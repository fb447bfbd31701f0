import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { dataOf, eventsOf } from '../../testing/chat-events.ts';
import { buildTestApp, embedded, type TestApp } from '../../testing/index.ts';

const { model } = await loadCatalogue();

describe('a question about the company of who asks', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database: embedded, analytics: await openFixtureAnalytics({ model }) });
    // The data calls it otherwise than its customer, but for capitals and stops.
    await app.database.pool.query(`UPDATE company SET company_name = 'ASTER PHARMA.' WHERE id =
      (SELECT company_id FROM app_user WHERE login = 'analyst')`);
  });
  afterAll(() => app.close());

  const ask = async (login: string, question: string) =>
    eventsOf(await app.as(login).post('/api/chatbot-stream', { question }));

  it('is of that company, which the answer says', async () => {
    const own = await ask('analyst', 'how much did we spend in 2024');
    const named = await ask('analyst', 'how much did Aster Pharma spend in 2024');
    expect(dataOf(own, 'dataframe').rows).toEqual(dataOf(named, 'dataframe').rows);
    expect(dataOf(own, 'context_detection')).toMatchObject({
      chips: expect.arrayContaining([expect.objectContaining({ text: 'Aster Pharma' })]),
      assumptions: ['“we” is taken as your company, Aster Pharma.'],
    });
  });

  it('is refused to who has none that the data knows', async () => {
    const events = await ask('rival', 'our top 5 products');
    expect(dataOf(events, 'context_detection').kind).toBe('refuse');
    expect(dataOf(events, 'text').text).toContain('which company “our” is');
  });
});
