import { ENTITIES } from '@pellucid/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../testing/index.ts';
import { seedCompanyFamilies } from './company-families.ts';
import { seedDemoAdministration } from './demo-administration.ts';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    await seedDemoAdministration(app.database.db);
    await seedCompanyFamilies(app.database.db, (await loadCatalogue()).companyFamilies);
  });
  afterAll(() => app.close());
  const count = async (path: string) => (await app.as('admin').get(`/api/${path}/count`)).body;

  it('leaves no list of the administration empty', async () => {
    for (const { definition } of ENTITIES) expect(await count(definition.path), definition.path).toBeGreaterThan(0);
  });

  it('is done once: what an administrator deleted stays deleted', async () => {
    const [message] = (await app.as('admin').get('/api/role-messages')).body;
    await app.as('admin').delete(`/api/role-messages/${message.id}`);
    const left = await count('role-messages');
    await seedDemoAdministration(app.database.db);
    expect(await count('role-messages')).toBe(left);
  });

  it('changes no dashboard: no suffix holds, and no page has pills', async () => {
    const pages = (await app.as('admin').get('/api/page-infos?pageName.specified=true')).body;
    expect(pages.length).toBeGreaterThan(6);
    for (const { id } of pages) {
      const { boardId } = (await app.as('analyst').get(`/api/page-infos/${id}`)).body;
      expect(boardId).toMatch(/^[a-z0-9-]+$/);
      expect((await app.as('analyst').get(`/api/configuration-standard-pages-by-page-info/${id}`)).body).toHaveLength(
        1,
      );
    }
  });

  it('keeps meal limits for a company alone', async () => {
    const limits = '/api/customize/business-meal/view-meal-limits';
    const { body } = await app.as('analyst').get(limits);
    expect(body).toContainEqual({ city: 'New York', mealCategory: 'Dinner', mealType: 'Restaurant', value: '145.00' });
    expect((await app.as('rival').get(limits)).body).toEqual([]);
  });
});
