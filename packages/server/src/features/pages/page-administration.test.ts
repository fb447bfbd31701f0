import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

interface Entry {
  id: number;
  menu: string;
  subPages: Entry[];
}

onEachDatabase((database) => {
  let app: TestApp;
  let analysts: { id: number };
  let rivals: { id: number };
  beforeAll(async () => {
    app = await buildTestApp({ database });
    const groups = (await admin().get('/api/user-groups')).body;
    analysts = groups.find((group: { name: string }) => group.name === 'Analysts');
    rivals = groups.find((group: { name: string }) => group.name === 'Compliance');
  });
  afterAll(() => app.close());

  const admin = () => app.as('entityadmin');
  const base = '/api/page-infos';
  const make = async (menu: string, parent: number | null, more: object = {}): Promise<{ id: number }> => {
    const answer = await admin().post(base, {
      menu,
      isMenu: true,
      icon: { name: 'explore' },
      parentMenu: parent === null ? null : { id: parent },
      userGroupList: [analysts],
      ...more,
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  };
  const page = async (id: number) => (await admin().get(`${base}/${id}`)).body;
  /** The menu texts that someone sees, whatever their depth. */
  const seen = async (login: string): Promise<string[]> => {
    const texts = (entries: Entry[]): string[] => entries.flatMap(({ menu, subPages }) => [menu, ...texts(subPages)]);
    return texts((await app.as(login).get(`${base}/mainMenu/true`)).body);
  };

  it('is for who administers pages: 401, 403, 400, 404', async () => {
    const calls = (person: ReturnType<TestApp['as']>, id: number | string) => [
      person.delete(`/api/page-infos-subpage/${id}`),
      person.get(`/api/page-infos-undelete/${id}`),
      person.get(`/api/page-infos-undelete-subpage/${id}`),
      person.get(`${base}/menuOfUserGroup/${id}`),
      person.put(`${base}/subpages`, { id }),
    ];
    for (const call of calls(app.anonymous, 1)) expect((await call).status).toBe(401);
    for (const call of calls(app.as('analyst'), 1)) expect((await call).status).toBe(403);
    for (const call of calls(admin(), 'x')) expect((await call).status).toBe(400);
    for (const call of calls(admin(), 999_999)) expect((await call).status).toBe(404);
    expect((await app.as('analyst').get(`${base}/getParentMenuLimitedValue/true`)).status).toBe(403);
    expect((await app.as('compliance').delete(`${base}/power-user-dashboard/1`)).status).toBe(403);
    expect((await app.as('analyst').get(`${base}/setVerifiedDashboards/1/true`)).status).toBe(403);
    expect((await app.as('compliance').get(`${base}/setVerifiedDashboards/1/perhaps`)).status).toBe(400);
    expect((await app.as('compliance').get(`${base}/setVerifiedDashboards/1/true`)).status).toBe(404);
  });

  describe('validation', () => {
    it('says in one line what is empty, and saves nothing', async () => {
      const before = (await admin().get(`${base}/count`)).body;
      const answer = await admin().post(base, { menu: ' ', spPage: 'One', datatable: '' });
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: "Field(s): Menu, Page name, Analysis path, Data tables Can't be Empty!" },
      });
      expect(answer.body.fieldErrors.map((fault: { field: string }) => fault.field)).toEqual([
        'menu',
        'pageName',
        'spCAnalysisPath',
        'datatable',
      ]);
      const menu = await make('Checked', null);
      const noIcon = await admin().put(base, { id: menu.id, menu: 'Checked', icon: null });
      expect(noIcon.body.detail).toBe("Field(s): Icon name Can't be Empty!");
      expect((await admin().get(`${base}/count`)).body).toBe(before + 1);
    });

    it('clamps position and icon, and keeps empty addresses as empty text', async () => {
      const made = await make('Clamped', null, {
        position: -4,
        icon: { name: 'x', height: 0, width: 300 },
        pageUrl: null,
        gaPageUrl: '',
      });
      expect(made).toMatchObject({ position: 1, icon: { height: 1, width: 30 }, pageUrl: '', gaPageUrl: '' });
    });

    it('takes icons by their content, up to two megabytes', async () => {
      const withIcon = (data: string, path = 'image/png') =>
        admin().post(base, { menu: 'Icon', isMenu: true, icon: { name: 'own', path, data } });
      const made = await withIcon(PNG, 'image/jpeg');
      expect(made.body.icon).toMatchObject({ path: 'image/png', data: PNG });
      const script = Buffer.from('<script/>').toString('base64');
      expect((await withIcon(script)).body.detail).toBe('Only Image/png and image/jpeg surpported');
      const large = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(2 * 1024 * 1024)]).toString('base64');
      expect((await withIcon(large)).body.detail).toBe('Image of more than 2MB not surpported');
      expect((await withIcon('A'.repeat(20_000_000))).status).toBe(413);
    });
  });

  describe('a tree of pages', () => {
    it('is deleted and undeleted, whole and page by page, and says who did it', async () => {
      const root = await make('Root', null);
      const branch = await make('Branch', root.id);
      const twig = await make('Twig', branch.id);
      expect(await seen('analyst')).toEqual(expect.arrayContaining(['Root', 'Branch', 'Twig']));

      expect((await admin().delete(`/api/page-infos-subpage/${root.id}`)).status).toBe(204);
      for (const { id } of [root, branch, twig]) {
        expect(await page(id)).toMatchObject({ isDeleted: true, updatedBy: 'bulk update by entityadmin' });
      }
      expect(await seen('analyst')).not.toContain('Twig');

      const one = await admin().get(`/api/page-infos-undelete/${root.id}`);
      expect(one).toMatchObject({ status: 200, body: { isDeleted: false, updatedBy: 'entityadmin' } });
      expect((await page(branch.id)).isDeleted).toBe(true);
      expect((await admin().get(`/api/page-infos-undelete-subpage/${root.id}`)).body.isDeleted).toBe(false);
      expect(await page(twig.id)).toMatchObject({ isDeleted: false, updatedBy: 'bulk update by entityadmin' });
      expect(await seen('analyst')).toContain('Twig');

      const { rows } = await app.database.pool.query(
        `SELECT action, actor, old, new FROM audit_event WHERE entity = 'pageInfo' AND entity_id = $1 ORDER BY seq`,
        [String(twig.id)],
      );
      expect(rows.map((row) => row.action)).toEqual(['pageInfo.create', 'pageInfo.delete', 'pageInfo.undelete']);
      expect(rows[1]).toMatchObject({ old: { isDeleted: false }, new: { isDeleted: true } });
    });

    it('of a thousand pages is changed at once, with a line of the audit trail for each', async () => {
      const root = await make('Large', null);
      await app.database.pool.query(
        `INSERT INTO page_info SELECT (jsonb_populate_record(p, jsonb_build_object('id', 100000 + n, 'parent_menu_id', p.id))).*
         FROM page_info p, generate_series(1, 999) n WHERE p.id = $1`,
        [root.id],
      );
      const lines = async () => {
        const { rows } = await app.database.pool.query(
          `SELECT action, count(*)::integer AS n FROM audit_event WHERE entity = 'pageInfo'
           AND (entity_id = $1 OR entity_id::bigint > 100000) AND action <> 'pageInfo.create' GROUP BY action`,
          [String(root.id)],
        );
        return Object.fromEntries(rows.map(({ action, n }) => [action, n]));
      };
      expect((await admin().delete(`/api/page-infos-subpage/${root.id}`)).status).toBe(204);
      expect(await lines()).toEqual({ 'pageInfo.delete': 1000 });
      expect((await admin().get(`/api/page-infos-undelete-subpage/${root.id}`)).status).toBe(200);
      const shared = await admin().put(`${base}/subpages`, { id: root.id, userGroupList: [rivals], showClose: true });
      expect(shared.body).toEqual({ changed: 999 });
      expect(await lines()).toEqual({ 'pageInfo.delete': 1000, 'pageInfo.undelete': 1000, 'pageInfo.update': 999 });
      expect((await app.as('admin').post('/management/audits/verification')).status).toBe(202);
      await expect
        .poll(async () => (await app.as('admin').get('/management/audits/verification')).body)
        .toMatchObject({ state: 'done', intact: true, fault: null });
    });

    it('gets user groups and switches at once, at every depth', async () => {
      const root = await make('Shared', null);
      const branch = await make('Shared branch', root.id);
      const twig = await make('Shared twig', branch.id);
      const body = { id: root.id, userGroupList: [rivals], showDodPanel: true };
      const answer = await admin().put(`${base}/subpages`, body);
      expect(answer).toMatchObject({ status: 200, body: { changed: 2 } });
      expect(await page(twig.id)).toMatchObject({
        showDodPanel: true,
        updatedBy: 'bulk update by entityadmin',
        userGroupList: [{ name: 'Analysts' }, { name: 'Compliance' }],
      });
      expect((await page(root.id)).userGroupList).toHaveLength(1);
      expect(await seen('rival')).not.toContain('Shared twig');
      expect((await admin().put(`${base}/subpages`, { ...body, userGroupList: [{ id: 999_999 }] })).status).toBe(400);
    });

    it('never gets a ring, also when two would close it at once', async () => {
      const [one, two] = [await make('One', null), await make('Two', null)];
      const under = (id: number, parent: number) =>
        admin().put(base, { id, menu: `Page ${id}`, parentMenu: { id: parent } });
      const answers = await Promise.all([under(one.id, two.id), under(two.id, one.id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const offered = (await admin().get(`${base}/getParentMenuLimitedValue/${one.id}`)).body;
      expect(offered.map(({ id }: { id: number }) => id)).not.toContain(one.id);
      const won = answers[0]?.status === 200 ? one.id : two.id;
      const named = (await admin().get(`${base}/getParentMenuLimitedValue/page%20${won}`)).body;
      expect(named).toEqual([{ id: won, menu: `Page ${won}`, pageName: null }]);
    });

    it('is seen by a group through its user group info, and previewed as the group sees it', async () => {
      const root = await make('Set', null, { userGroupList: [] });
      expect(await seen('rival')).not.toContain('Set');
      const info = (await admin().post('/api/user-group-infos', { name: 'A set', pageInfos: [{ id: root.id }] })).body;
      const group = (await admin().get(`/api/user-groups/${rivals.id}`)).body;
      expect((await admin().put('/api/user-groups', { ...group, userGroupInfo: info })).status).toBe(200);
      expect(await seen('rival')).toContain('Set');
      const view = await app.as('rival').get(`${base}/${root.id}`);
      expect(view).toMatchObject({ status: 200, body: { userGroupList: [{ name: 'Compliance' }] } });
      const preview = (await admin().get(`${base}/menuOfUserGroup/${rivals.id}`)).body;
      expect(preview.map((entry: Entry) => entry.menu)).toContain('Set');
      expect(await seen('analyst')).not.toContain('Set');
    });
  });

  it('keeps per company which pre-submission pages were verified', async () => {
    const kind = { isMenu: false, pageType: 'Pre Submission', pageName: 'Federal', spPage: 'a', datatable: 'b' };
    const made = await make('Federal', null, { ...kind, spCAnalysisPath: '/x', userGroupList: [analysts, rivals] });
    const verified = async (login: string) => (await app.as(login).get(`${base}/getVerifiedDashboards`)).body;
    const first = { id: made.id, dashboard: 'Federal', verified: 'false' };
    expect(await verified('compliance')).toContainEqual(first);
    const set = await app.as('compliance').get(`${base}/setVerifiedDashboards/${made.id}/true`);
    expect(set).toMatchObject({ status: 200, body: { ...first, verified: 'true' } });
    expect(await verified('analyst')).toContainEqual({ ...first, verified: 'true' });
    expect(await verified('rival')).toContainEqual(first);
  });

  it('lets the maker of a power-user dashboard delete it, and nobody else', async () => {
    const kind = {
      isMenu: false,
      pageType: 'Power User dashboard',
      spPage: 'a',
      datatable: 'b',
      spCAnalysisPath: '/x',
    };
    const made = await make('Own', null, { ...kind, pageName: 'My board' });
    const remove = (key: string | number) => app.as('poweruser').delete(`${base}/power-user-dashboard/${key}`);
    expect((await remove(made.id)).status).toBe(404);
    await app.database.pool.query(`UPDATE page_info SET created_by = 'poweruser' WHERE id = $1`, [made.id]);
    expect((await remove('My%20board')).status).toBe(204);
    expect((await page(made.id)).isDeleted).toBe(true);
    const plain = await make('Plain', null, { pageName: 'Plain' });
    expect((await app.as('admin').delete(`${base}/power-user-dashboard/${plain.id}`)).status).toBe(404);
  });

  it('has icons that are small in every menu, however large they came', async () => {
    const pixels = Buffer.from(Array.from({ length: 256 * 256 * 4 }, (_, n) => (n * 7_919) % 251));
    const data = (await Transformer.fromRgbaPixels(pixels, 256, 256).png()).toString('base64');
    const icon = { name: 'large', path: 'image/png', data, height: 30, width: 30 };
    const made = [];
    for (let n = 0; n < 10; n += 1) made.push(await make(`Icon ${n}`, null, { icon }));
    const answer = await app.as('analyst').get(`${base}/getAllIconOfMenu`);
    expect(answer.body.length).toBeGreaterThanOrEqual(10);
    expect(answer.text.length).toBeLessThan(250_000);
    const { rows } = await app.database.pool.query(
      `SELECT new FROM audit_event WHERE entity = 'pageInfo' AND entity_id = $1`,
      [String(made[0]?.id)],
    );
    expect(rows[0].new.icon.data).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});
