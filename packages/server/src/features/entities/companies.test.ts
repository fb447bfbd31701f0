import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  const removePrivateRows = vi.fn<(id: number) => Promise<number>>();
  beforeAll(async () => {
    app = await buildTestApp({ database, removePrivateRows });
  });
  afterAll(() => app.close());

  const made = async (companyName: string) =>
    (await app.as('admin').post('/api/companies', { companyName })).body.id as number;
  const trail = async (id: number) => {
    const { body } = await app.as('admin').get(`/management/audits?entity=company&entityId=${id}&sort=id,asc`);
    return (body as { action: string; old: unknown }[]).map(({ action, old }) => ({ action, old }));
  };

  it('is refused to who may not delete companies, and removes nothing then', async () => {
    const id = await made('Kept');
    expect((await app.anonymous.delete(`/api/companies/${id}`)).status).toBe(401);
    expect((await app.as('analyst').delete(`/api/companies/${id}`)).status).toBe(403);
    expect((await app.as('admin').delete('/api/companies/no')).status).toBe(400);
    expect((await app.as('admin').delete('/api/companies/987654')).status).toBe(404);
    const { body } = await app.as('analyst').get('/api/account');
    expect((await app.as('admin').delete(`/api/companies/${body.company.id}`)).status, 'it has users').toBe(409);
    expect(removePrivateRows).not.toHaveBeenCalled();
  });

  it('that is deleted takes its private rows along, and the trail says how many', async () => {
    const id = await made('Leaving');
    removePrivateRows.mockResolvedValueOnce(12);
    expect((await app.as('admin').delete(`/api/companies/${id}`)).status).toBe(204);
    expect(removePrivateRows).toHaveBeenLastCalledWith(id);
    expect((await trail(id)).slice(-2)).toMatchObject([
      { action: 'private-data.delete', old: { lines: 12 } },
      { action: 'company.delete' },
    ]);
  });

  it('stays where its private rows cannot be removed', async () => {
    const id = await made('Staying');
    removePrivateRows.mockRejectedValueOnce(new Error('the disk is full'));
    expect((await app.as('admin').delete(`/api/companies/${id}`)).status).toBe(500);
    expect((await app.as('admin').get(`/api/companies/${id}`)).status).toBe(200);
    expect((await trail(id)).map(({ action }) => action)).toEqual(['company.create']);
  });
});
