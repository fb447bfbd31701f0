import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../testing/index.ts';
import { seedDemoVenues } from './demo-venues.ts';

const VENUES = '/api/aggspend/view-rule-values';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    await seedDemoVenues(app.database.db);
  });
  afterAll(() => app.close());
  const count = async (login: string, query = '') => (await app.as(login).get(`${VENUES}/count?${query}`)).body;

  it('gives each company its own venues, some reviewed and some not', async () => {
    expect(await count('compliance')).toBe(130);
    expect(await count('rival')).toBe(12);
    expect(await count('free')).toBe(0);
    const states = ['selection.equals=0', 'selection.equals=1', 'selection.specified=false'];
    const counts = await Promise.all(states.map((state) => count('compliance', state)));
    expect(Math.min(...counts)).toBeGreaterThan(20);
  });

  it('is done once: what somebody decided stays', async () => {
    const [venue] = (await app.as('compliance').get(`${VENUES}?selection.equals=1`)).body;
    expect((await app.as('compliance').delete(`/api/aggspend/rule-entries/${venue.id}`)).status).toBe(204);
    await seedDemoVenues(app.database.db);
    expect((await app.as('compliance').get(`${VENUES}/${venue.id}`)).body.selection).toBeNull();
    expect(await count('compliance')).toBe(130);
  });
});
