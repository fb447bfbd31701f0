import { ENTITIES } from '@pellucid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection). */
const STARTS = ['=', '+', '-', '@', '\t', '\r'];

/** A record of each entity with a text of its list that a spreadsheet would run. */
const RECORDS: Record<string, (user: { id: number }, family: { id: number }) => object> = {
  company: () => ({ companyName: '=cmd|calc' }),
  userGroup: () => ({ name: '+cmd|calc' }),
  user: () => ({ login: '@cmd', email: 'cmd@example.org', firstName: '=cmd|calc' }),
  pageInfo: () => ({ menu: '-cmd|calc', isMenu: true, icon: { name: 'x' } }),
  userGroupInfo: () => ({ name: '=cmd|calc' }),
  roleMessage: () => ({ message: '\t=cmd|calc' }),
  configurationMenuType: () => ({ menuTypeName: '=cmd|calc' }),
  configurationMenu: () => ({ menuName: '=cmd|calc' }),
  configurationStandardPage: () => ({ pageName: '@cmd|calc' }),
  configurationFilter: () => ({ filterName: '=cmd|calc' }),
  configurationStandardPagesFilter: () => ({ markings: '=cmd|calc', filterColumnName: '+cmd|calc' }),
  search: (user) => ({ user, page: { id: 1 }, query: '=cmd|calc' }),
  parameter: () => ({ name: 'FORMULA', value: '\r=cmd|calc' }),
  versionYearMapping: () => ({ versionID: 'v2031', reportingYear: 2031, description: '=cmd|calc' }),
  webReportingYear: () => ({ reportingYear: 2031, description: '=cmd|calc' }),
  analysisPathSuffix: () => ({ suffix: '-cmd|calc' }),
  companyFamily: () => ({ familyName: '=cmd|calc' }),
  memberCompany: (_, family) => ({ companyName: '=cmd|calc', registrationId: '1', family }),
  sampleQuestion: () => ({ title: '=cmd|calc', displayText: '@cmd|calc', question: '+cmd|calc' }),
};
/** A role is all that an assigned role has. */
const WITHOUT_TEXT = ['assignedRoles'];

/** The cells of a CSV file, without their quotes. */
function cellsOf(csv: string): string[] {
  const cells = csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"|([^,\r\n]+)/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

const formulas = (csv: string) =>
  cellsOf(csv).filter((cell) => STARTS.some((start) => cell.startsWith(start)) && Number.isNaN(Number(cell)));

onEachDatabase((database) => {
  let app: TestApp;
  let user: { id: number };
  let family: { id: number };
  beforeAll(async () => {
    app = await buildTestApp({ database });
    user = (await app.as('admin').get('/api/users/rival')).body;
    family = (await app.as('admin').post('/api/company-families', { familyName: 'A family' })).body;
  });
  afterAll(() => app.close());

  it('is tried for every entity', () => {
    const named = ENTITIES.map(({ definition }) => definition.name).filter((name) => !WITHOUT_TEXT.includes(name));
    expect(Object.keys(RECORDS).toSorted()).toEqual(named.toSorted());
  });

  it.each(
    ENTITIES.filter(({ definition }) => definition.name in RECORDS).map(({ definition }) => [
      definition.path,
      definition.name,
    ]),
  )('no file of api/%s has a cell that a spreadsheet runs', async (path, name) => {
    const admin = app.as('admin');
    const made = await admin.post(`/api/${path}`, RECORDS[name]?.(user, family));
    expect(made.status, made.text).toBe(201);
    const file = await admin.get(`/api/${path}/export?columns=all&id.equals=${made.body.id}`);
    expect(file.status).toBe(200);
    expect(cellsOf(file.text).filter((cell) => cell.startsWith("'"))).not.toEqual([]);
    expect(formulas(file.text)).toEqual([]);
  });

  it('nor has the file of the audit trail', async () => {
    const attempt = { username: '=cmd|calc', password: 'x' };
    await app.anonymous.send({ method: 'POST', url: '/api/authenticate', payload: attempt, remoteAddress: '10.3.2.1' });
    const reason = '=cmd|calc';
    await app.as('admin').put('/api/users/activate', { id: user.id, activated: false, reason });
    const file = await app.as('admin').get('/management/audits/export');
    expect(file.status, file.text.slice(0, 200)).toBe(200);
    expect(cellsOf(file.text)).toContain("'=cmd|calc");
    expect(formulas(file.text)).toEqual([]);
  });
});
