import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const BASE = '/api/aggspend/template-validation';
const PAGE = 'State Spend: all & more';
const CALLS = ['states', 'data-against-states', 'check-data'] as const;
type Call = (typeof CALLS)[number];

onEachDatabase((database) => {
  let app: TestApp;
  const url = (call: Call, name: string, state = 'TX') =>
    [BASE, call, encodeURIComponent(name), ...(call === 'check-data' ? [encodeURIComponent(state)] : [])].join('/');
  const ask = async (login: string, call: Call, state?: string) => app.as(login).get(url(call, PAGE, state));

  beforeAll(async () => {
    app = await buildTestApp({ database, analytics: await openFixtureAnalytics() });
    const staff = app.as('entityadmin');
    const userGroupList = (await staff.get('/api/user-groups?name.in=Analysts')).body;
    const page = {
      menu: PAGE,
      pageName: PAGE,
      spCAnalysisPath: '/x',
      spPage: 'a',
      datatable: 'general',
      userGroupList,
    };
    expect((await staff.post('/api/page-infos', { ...page, isMenu: false })).status).toBe(201);
  });
  afterAll(() => app.close());

  it.each(CALLS)(
    '%s answers 401 to strangers, 404 to who may not open the page, or one that is not there',
    async (call) => {
      expect((await app.anonymous.get(url(call, PAGE))).status).toBe(401);
      expect((await ask('free', call)).status).toBe(404);
      expect((await app.as('analyst').get(url(call, 'Nowhere'))).status).toBe(404);
    },
  );

  it('answers 400 to a name or state that is too long', async () => {
    expect((await app.as('analyst').get(url('states', 'x'.repeat(256)))).status).toBe(400);
    expect((await ask('analyst', 'check-data', 'x'.repeat(101))).status).toBe(400);
  });

  /** The records of each state as the query gate has them. */
  async function figures(): Promise<[string | null, number][]> {
    const query = { source: 'general', dimensions: ['state'], measures: ['records'], limit: 1_000 };
    return (await app.as('analyst').post('/api/analytics/query', query)).body.rows;
  }

  it('lists the states of the data: blanks first, then what stands for all, then each', async () => {
    const known = (await figures()).flatMap(([state]) => (state ? [state] : [])).toSorted();
    expect(known.length).toBeGreaterThan(1);
    const blank = (await figures()).some(([state]) => !state) ? [''] : [];
    expect((await ask('analyst', 'states')).body).toEqual([...blank, ' All', ...known]);
  });

  it('says how many records each state has, and whether one has any', async () => {
    const wanted = (await figures()).filter(([state]) => state).map(([state, records]) => ({ state, records }));
    const { body } = await ask('analyst', 'data-against-states');
    expect(body.toSorted((a: { state: string }, b: { state: string }) => (a.state < b.state ? -1 : 1))).toEqual(
      wanted.toSorted((a, b) => (String(a.state) < String(b.state) ? -1 : 1)),
    );
    const check = async (state: string) => (await ask('analyst', 'check-data', state)).body;
    expect(await check(String(wanted[0]?.state))).toBe(true);
    expect(await check(' All')).toBe(true);
    expect(await check('Atlantis')).toBe(false);
    const other = await app.as('analyst').get(url('check-data', PAGE.toUpperCase(), ' All'));
    expect(other.body, 'the name in other letters').toBe(true);
  });

  describe('over the ledger', () => {
    const LEDGER = 'State Spend Analysis';
    beforeAll(async () => {
      const staff = app.as('entityadmin');
      const userGroupList = (await staff.get('/api/user-groups')).body;
      const page = { menu: LEDGER, pageName: LEDGER, spCAnalysisPath: '/x', spPage: 'a', userGroupList, isMenu: false };
      const { id } = (await staff.post('/api/page-infos', { ...page, datatable: 'general' })).body;
      const filter = { pageInfo: { id }, filterDatatableName: 'ledger', filterColumnName: 'state' };
      expect((await staff.post('/api/configuration-standard-pages-filters', filter)).status).toBe(201);
    });

    it('each company is told of its own states alone', async () => {
      const count = async (login: string) =>
        (await app.as(login).get(url('data-against-states', LEDGER))).body.reduce(
          (sum: number, { records }: { records: number }) => sum + records,
          0,
        );
      const whole = async (login: string) => {
        const query = { source: 'ledger', measures: ['records'], where: [{ field: 'state', op: 'notEmpty' }] };
        return (await app.as(login).post('/api/analytics/query', query)).body.rows[0]?.[0] ?? 0;
      };
      expect(await count('analyst')).toBe(await whole('analyst'));
      expect(await count('rival')).toBe(await whole('rival'));
    });
  });
});
