import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

interface Entry {
  id: number;
  menu: string;
  position: number;
  icon: string | null;
  subPages: Entry[];
}

/** What a person sees of a menu: a page that is not saved yet has no id that could be compared. */
const shown = (entries: Entry[]): unknown[] =>
  entries.map(({ menu, position, icon, subPages }) => ({ menu, position, icon, subPages: shown(subPages) }));

onEachDatabase((database) => {
  let app: TestApp;
  let groups: { id: number; name: string }[];
  beforeAll(async () => {
    app = await buildTestApp({ database });
    groups = (await admin().get('/api/user-groups')).body;
  });
  afterAll(() => app.close());

  const admin = () => app.as('entityadmin');
  const base = '/api/page-infos';
  const group = (name: string) => groups.find((each) => each.name === name)?.id ?? 0;
  const preview = async (name: string, draft: Record<string, string> = {}) =>
    (await admin().get(`${base}/menuOfUserGroup/${group(name)}?${new URLSearchParams(draft)}`)).body;
  const menuOf = async (login: string) => (await app.as(login).get(`${base}/mainMenu/true`)).body;

  it('is not for members, and refuses what is no page: 403, 400, 404', async () => {
    expect((await app.as('analyst').get(`${base}/menuOfUserGroup/1?page=0`)).status).toBe(403);
    expect((await app.as('analyst').get(`${base}/getAllIconOfMenu?userGroup=${group('Compliance')}`)).status).toBe(403);
    expect((await admin().get(`${base}/menuOfUserGroup/1?page=x`)).status).toBe(400);
    expect((await admin().get(`${base}/menuOfUserGroup/1?page=0&theirs=perhaps`)).status).toBe(400);
    expect((await admin().get(`${base}/getAllIconOfMenu?userGroup=999999`)).status).toBe(404);
  });

  it.each([
    ['Analysts', 'analyst'],
    ['Compliance', 'rival'],
    ['Free', 'free'],
  ])('of %s is the menu of its member %s, icons included', async (name, member) => {
    const menu = await menuOf(member);
    expect(menu.length).toBeGreaterThan(1);
    expect(await preview(name)).toEqual(menu);
    const icons = (await app.as(member).get(`${base}/getAllIconOfMenu`)).body;
    expect(icons.length).toBeGreaterThan(1);
    expect((await admin().get(`${base}/getAllIconOfMenu?userGroup=${group(name)}`)).body).toEqual(icons);
  });

  it('of a page that is typed is the menu once it is saved: new, moved, taken away, deleted', async () => {
    const [top] = await menuOf('analyst');
    const draft = { page: '0', menu: 'Élan ', position: '2', icon: 'state', theirs: 'true' };
    const before = await preview('Analysts', draft);
    const page = (id: object) => ({ ...id, menu: 'Élan', isMenu: true, icon: { name: 'state' } });
    const groupList = { userGroupList: [{ id: group('Analysts') }] };
    const made = (await admin().post(base, { ...page({ id: null }), position: 2, ...groupList })).body;
    expect(shown(before)).toEqual(shown(await menuOf('analyst')));

    const under = { ...draft, page: String(made.id), parent: String(top.id), position: '3' };
    const moved = await preview('Analysts', under);
    await admin().put(base, { ...page({ id: made.id }), position: 3, parentMenu: { id: top.id }, ...groupList });
    expect(shown(moved)).toEqual(shown(await menuOf('analyst')));

    const without = await preview('Analysts', { ...under, theirs: 'false' });
    expect(JSON.stringify(without)).not.toContain('Élan');
    const info = { name: 'Sets', pageInfos: [{ id: made.id }] };
    const set = (await admin().post('/api/user-group-infos', info)).body;
    const analysts = (await admin().get(`/api/user-groups/${group('Analysts')}`)).body;
    await admin().put('/api/user-groups', { ...analysts, userGroupInfo: set });
    expect(JSON.stringify(await preview('Analysts', { ...under, theirs: 'false' }))).toContain('Élan');

    await admin().delete(`${base}/${made.id}`);
    expect(await preview('Analysts', under)).toEqual(await menuOf('analyst'));
  });
});
