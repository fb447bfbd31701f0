import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MenuCatalogue } from '../features/pages/menu-catalogue.ts';
import { MIGRATIONS_FOLDER } from '../platform/db/migrate.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../testing/index.ts';
import { seedPages, seedShippedPages } from './pages.ts';

const page = (menu: string, more: object = {}) => ({ menu, board: 'company-analysis', datatable: 'general', ...more });
const catalogue = (menus: Record<string, object[]>) =>
  MenuCatalogue.parse({
    show: ['showToolBar'],
    menu: Object.entries(menus).map(([menu, pages]) => ({ menu, icon: 'explore', pages })),
  });

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const admin = () => app.as('admin');
  const menuOf = async (login: string): Promise<string[]> => {
    const { body } = await app.as(login).get('/api/page-infos/mainMenu/true');
    return body.flatMap((entry: { menu: string; subPages: { menu: string }[] }) => [
      entry.menu,
      ...entry.subPages.map(({ menu }) => `${entry.menu}/${menu}`),
    ]);
  };
  const find = async (menu: string) => (await admin().get(`/api/page-infos?menu.equals=${menu}`)).body[0];
  const seed = (menus: Record<string, object[]>) => seedPages(app.database.db, catalogue(menus));

  // docs/promises/pages.md#pages-that-the-product-brings
  it('brings each page once: what is deleted does not come back, and a later catalogue brings what is new', async () => {
    const first = {
      Watch: [page('Watched venues', { type: 'Monitor', byVersion: true }), page('Gone')],
      Dropped: [page('Under')],
    };
    await seed(first);
    const shown = await menuOf('analyst');
    expect(shown).toEqual(
      expect.arrayContaining(['Watch', 'Watch/Watched venues', 'Watch/Gone', 'Dropped', 'Dropped/Under']),
    );
    expect(await find('Watched venues')).toMatchObject({ pageType: 'Monitor', showByVersion: true, showToolBar: true });

    await admin().delete(`/api/page-infos/${(await find('Gone')).id}`);
    await admin().delete(`/api/page-infos-subpage/${(await find('Dropped')).id}`);
    await admin().put('/api/page-infos', { ...(await find('Watch')), menu: 'Seen' });
    const changed = await menuOf('analyst');
    await seed(first);
    expect(await menuOf('analyst'), 'a second start').toEqual(changed);

    const [venues, gone] = first.Watch;
    await seed({
      Watch: [venues, gone, page('Watched meals')].filter((entry) => entry !== undefined),
      Dropped: [page('Under'), page('Later')],
    });
    const now = await menuOf('analyst');
    expect(now.filter((text) => !changed.includes(text))).toEqual(['Seen/Watched meals']);
  });

  it('brings a new page to those who see what it stands under, and to FREE companies the free pages only', async () => {
    await seed({ Shared: [page('One', { free: true })] });
    const menu = await find('Shared');
    const left = menu.userGroupList.filter(({ name }: { name: string }) => name !== 'Analysts');
    await admin().put('/api/page-infos', { ...menu, userGroupList: left });
    await seed({ Shared: [page('One', { free: true }), page('Two', { free: true }), page('Three')] });
    const groups = async (text: string) =>
      (await find(text)).userGroupList.map(({ name }: { name: string }) => name).toSorted();
    expect(await groups('Two')).toEqual(left.map(({ name }: { name: string }) => name).toSorted());
    expect(await groups('Three')).not.toContain('Free');
    expect(await groups('Three')).toContain('Compliance');
  });

  it('brings pages under a page, and the whole configuration of a filter', async () => {
    const filter = {
      name: 'competitor',
      column: 'company',
      columns: ['company', 'competitor'],
      secondaryColumn: 'nature',
      usesSecondaryColumn: true,
      yearColumn: 'program_year',
      scheme: 'Competitors',
      markings: ['Company', 'Competitor'],
    };
    await seed({ Deep: [page('Above', { filter, pages: [page('Below'), page('Beside')] })] });
    const { id } = await find('Above');
    expect((await app.as('analyst').get(`/api/page-infos/${id}`)).body.subPages).toMatchObject([
      { menu: 'Below' },
      { menu: 'Beside' },
    ]);
    const { body } = await app.as('analyst').get(`/api/configuration-standard-pages-filters/${id}-by-page-info`);
    expect(body).toMatchObject({
      configurationFilter: { filterName: 'competitor' },
      filterDatatableName: 'general',
      primaryColumnName: 'company',
      filterColumnName: 'company,competitor',
      secondaryColumnName: 'nature',
      usingSecondaryFilter: true,
      filteringScheme: 'Competitors',
      markings: 'Company,Competitor',
    });
  });

  it('takes an installation of the versions before for one that was given their pages', async () => {
    const { db } = app.database;
    await admin().put('/api/page-infos', { ...(await find('Explore')), menu: 'Discover' });
    await db.execute(sql`DROP TABLE seeded_page`);
    await db.execute(sql.raw(await readFile(join(MIGRATIONS_FOLDER, '095_seeded_pages.sql'), 'utf8')));
    const before = await menuOf('analyst');
    await seedShippedPages(db);
    const added = (await menuOf('analyst')).filter((text) => !before.includes(text));
    expect(added.filter((text) => /^(Industry|Explore|User Guide)/.test(text))).toEqual([]);
    await seedPages(db, catalogue({ Explore: [page('Newest')] }));
    expect((await menuOf('analyst')).filter((text) => text.endsWith('Newest'))).toEqual(['Discover/Newest']);
  });
});
