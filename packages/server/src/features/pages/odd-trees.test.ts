import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

interface Entry {
  menu: string;
  subPages: Entry[];
}

const DEPTH = 50;

onEachDatabase((database) => {
  let app: TestApp;
  let analysts: { id: number };
  beforeAll(async () => {
    app = await buildTestApp({ database });
    [analysts] = (await admin().get('/api/user-groups?name.equals=Analysts')).body;
  });
  afterAll(() => app.close());

  const admin = () => app.as('entityadmin');
  const base = '/api/page-infos';
  const make = async (
    menu: string,
    parent: number | null,
    more: object = {},
  ): Promise<{ id: number; menu: string }> => {
    const parentMenu = parent === null ? null : { id: parent };
    const body = { menu, isMenu: true, icon: { name: 'x' }, parentMenu, userGroupList: [analysts], ...more };
    const answer = await admin().post(base, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const menuOf = async (login: string): Promise<Entry[]> => (await app.as(login).get(`${base}/mainMenu/true`)).body;
  const under = (id: number, parent: number) => admin().put(base, { id, menu: 'Moved', parentMenu: { id: parent } });

  it('refuses a page under itself and under any page below it, and says so', async () => {
    const top = await make('Ring top', null);
    const middle = await make('Ring middle', top.id);
    const bottom = await make('Ring bottom', middle.id);
    for (const parent of [top, middle, bottom]) {
      const refused = await under(top.id, parent.id);
      expect(refused).toMatchObject({
        status: 400,
        body: { fieldErrors: [{ objectName: 'pageInfo', field: 'parentMenu', message: 'Ring' }] },
      });
    }
    expect((await under(top.id, 999_999_999)).body.fieldErrors).toEqual([
      { objectName: 'pageInfo', field: 'parentMenu', message: 'NotFound' },
    ]);
    expect((await admin().get(`${base}/${top.id}`)).body).toMatchObject({ menu: 'Ring top', parentMenu: null });
  });

  it(`shows, deletes and undeletes a menu of ${DEPTH} levels`, async () => {
    const pages = [await make('Level 1', null)];
    for (let level = 2; level <= DEPTH; level++) pages.push(await make(`Level ${level}`, pages.at(-1)?.id ?? null));
    const depth = (entry: Entry | undefined): number => (entry === undefined ? 0 : 1 + depth(entry.subPages[0]));
    const shown = async () => depth((await menuOf('analyst')).find(({ menu }) => menu === 'Level 1'));
    expect(await shown()).toBe(DEPTH);
    const [top] = pages;
    expect((await under(top?.id ?? 0, pages.at(-1)?.id ?? 0)).status).toBe(400);
    expect((await admin().delete(`/api/page-infos-subpage/${top?.id}`)).status).toBe(204);
    expect(await shown()).toBe(0);
    expect((await admin().get(`/api/page-infos-undelete-subpage/${top?.id}`)).status).toBe(200);
    expect(await shown()).toBe(DEPTH);
  });

  it('hides what stands under a deleted menu, and brings it back with the menu', async () => {
    const top = await make('Gone', null);
    await make('Under the gone', top.id);
    const texts = async () => JSON.stringify(await menuOf('analyst'));
    expect(await texts()).toContain('Under the gone');
    expect((await admin().delete(`${base}/${top.id}`)).status).toBe(204);
    expect(await texts()).not.toContain('Under the gone');
    // A page made under it meanwhile is kept, and waits with the others.
    await make('Made meanwhile', top.id);
    expect(await texts()).not.toContain('Made meanwhile');
    expect((await admin().get(`/api/page-infos-undelete/${top.id}`)).status).toBe(200);
    expect(await texts()).toContain('Under the gone');
    expect(await texts()).toContain('Made meanwhile');
  });

  it('orders pages of one position by their text, whatever its case, and the same each time', async () => {
    const top = await make('Ties', null);
    for (const menu of ['beta', 'Alpha', 'gamma', 'Alpha']) await make(menu, top.id, { position: 7 });
    await make('first', top.id, { position: 1 });
    await make('last', top.id, { position: 500 });
    const order = async () =>
      (await menuOf('analyst')).find(({ menu }) => menu === 'Ties')?.subPages.map(({ menu }) => menu);
    expect(await order()).toEqual(['first', 'Alpha', 'Alpha', 'beta', 'gamma', 'last']);
    expect(await order()).toEqual(await order());
  });

  it('keeps what looks like a program as the text that it is', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const page = await make(text, null, {
      helpText: text,
      htmlUpload: `<script>${text}</script>`,
      filterErrorMessage: text,
    });
    const read = await app.as('analyst').get(`${base}/${page.id}`);
    expect(read.headers['content-type']).toMatch(/^application\/json/);
    expect(read.headers['x-content-type-options']).toBe('nosniff');
    expect(read.body).toMatchObject({ menu: text, helpText: text, htmlUpload: `<script>${text}</script>` });
  });
});
