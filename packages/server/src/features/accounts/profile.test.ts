import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser, auditEvent } from '../../platform/db/tables.ts';
import { buildTestApp, onEachDatabase, type Person, type TestApp } from '../../testing/index.ts';

const png = (width: number, height: number) => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  return Buffer.concat([header, size, Buffer.from('49454e44ae426082', 'hex')]);
};
const PNG = png(64, 64);
/** A segment, then the start of a frame of this height and width. */
const jpeg = (size: string) => Buffer.from(`ffd8ffe000044a46ffc0000b08${size}0100ffd9`, 'hex');
const JPEG = jpeg('00400040');
/** The same with bytes between segments, as some cameras write them. */
const PADDED = Buffer.from(JPEG.toString('hex').replace('ffc0', 'ffffffc0'), 'hex');
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

onEachDatabase((database) => {
  let app: TestApp;
  let analyst: Person;
  beforeAll(async () => {
    app = await buildTestApp({ database });
    analyst = await app.signIn('analyst');
  });
  afterAll(() => app.close());

  const SETTINGS = { firstName: 'Ana', lastName: 'Reyes', email: 'analyst@pellucid.example' };
  const save = (changes: Record<string, unknown> = {}, person = analyst) =>
    person.post('/api/account', { ...SETTINGS, ...changes });
  const account = async () => (await analyst.get('/api/account')).body;

  describe('settings', () => {
    test('need a sign-in (401), names of 1 to 50 characters and an address (400)', async () => {
      expect((await save({}, app.anonymous)).status).toBe(401);
      for (const [field, value, message] of [
        ['firstName', '', 'Size'],
        ['firstName', '   ', 'Size'],
        ['firstName', null, 'NotNull'],
        ['lastName', 'x'.repeat(51), 'Size'],
        ['lastName', 'two\r\nlines', 'Pattern'],
        ['lastName', 'nul\0', 'Pattern'],
        ['email', 'no', 'Size'],
        ['email', 'no-address', 'Email'],
        ['email', `${'a'.repeat(250)}@b.example`, 'Size'],
      ]) {
        const { body } = await save({ [String(field)]: value });
        expect(body.title, `${field}: ${value}`).toBe('Method argument not valid');
        expect(body.fieldErrors).toContainEqual({ objectName: 'user', field, message });
      }
    });

    test('are saved; what else a client sends changes nothing', async () => {
      const answer = await save({
        firstName: ' Anà ',
        login: 'admin',
        authorities: ['ROLE_ADMIN'],
        activated: false,
        id: 1,
      });
      expect(answer).toMatchObject({ status: 200, text: '' });
      expect(await account()).toMatchObject({ firstName: 'Anà', login: 'analyst', authorities: ['ROLE_USER'] });
      const [row] = await app.database.db.select().from(auditEvent).where(eq(auditEvent.action, 'user.settings'));
      expect(row).toMatchObject({ actor: 'analyst', old: { firstName: 'Ana' }, new: { firstName: 'Anà' } });
    });

    test("refuse another's address or login as address, in any case: 400", async () => {
      const { body } = await save({ email: 'Rival@Pellucid.example' });
      expect(body).toMatchObject({ status: 400, type: 'https://www.jhipster.tech/problem/email-already-used' });
      await app.database.db.update(appUser).set({ login: 'as@admin.example' }).where(eq(appUser.login, 'asadmin'));
      expect((await save({ email: 'as@admin.example' })).status).toBe(400);
    });

    test('change the address at once, tell the old one, and need a fresh sign-in for it: 403', async () => {
      expect((await save({ email: 'ana@example.org' })).status).toBe(200);
      expect((await account()).email).toBe('ana@example.org');
      expect((await app.mailTo('analyst@pellucid.example')).subject).toContain('was changed');
      app.clock.advance(901);
      expect((await save({ email: SETTINGS.email })).body.type).toContain('sign-in-again');
      expect((await save({ email: 'ana@example.org', lastName: 'R.' })).status).toBe(200);
      analyst = await app.signIn('analyst');
      expect((await save()).status).toBe(200);
    });

    test('are two who want one address: one gets it', async () => {
      const [one, two] = [await app.signIn('rival'), await app.signIn('poweruser')];
      const answers = await Promise.all([one, two].map((person) => save({ email: 'wanted@example.org' }, person)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });
  });

  describe('the picture', () => {
    test('is a PNG or JPEG by its bytes; removed by null, left by leaving it out', async () => {
      expect((await save({ image: dataUrl(PNG) })).status).toBe(200);
      expect((await save()).status).toBe(200);
      expect((await account()).image).toBe(dataUrl(PNG));
      // What it says that it is does not count.
      expect((await save({ image: dataUrl(JPEG, 'image/png') })).status).toBe(200);
      expect((await account()).image).toBe(dataUrl(JPEG, 'image/jpeg'));
      expect((await save({ image: dataUrl(PADDED, 'image/jpeg') })).status).toBe(200);
      expect((await save({ image: null })).status).toBe(200);
      expect((await account()).image).toBeNull();
    });

    test.each([
      ['a page', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
      ['a page behind a good beginning', dataUrl(Buffer.concat([PNG.subarray(0, 8), Buffer.from('<script>')]))],
      ['an address', 'https://evil.example/x.png'],
      ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
      ['nothing', 'data:image/png;base64,'],
      ['a PNG that unfolds to four thousand million pixels', dataUrl(png(65_000, 65_000))],
      ['a PNG that is one endless line', dataUrl(png(1_000_000, 1))],
      ['a JPEG that unfolds to four thousand million pixels', dataUrl(jpeg('fde8fde8'))],
      ['a JPEG without a frame', dataUrl(Buffer.from('ffd8ffe000044a46ffd9', 'hex'))],
      ['too much', dataUrl(Buffer.concat([PNG.subarray(0, 24), Buffer.alloc(2 * 1024 * 1024), PNG.subarray(-8)]))],
    ])('is refused when it is %s: 400', async (_, image) => {
      expect((await save({ image })).body.fieldErrors[0].field).toBe('image');
    });

    test('may have 2 MB and no more; no other call takes as much', async () => {
      const image = dataUrl(Buffer.concat([PNG.subarray(0, 24), Buffer.alloc(2 * 1024 * 1024 - 32), PNG.subarray(-8)]));
      expect((await save({ image })).status).toBe(200);
      expect((await save({ image: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
      expect((await analyst.post('/api/account/change-password', { newPassword: image })).status).toBe(413);
    });
  });

  // docs/promises/accounts.md#the-account
  describe('a user by login', () => {
    const find = (person: Person, login: string) => person.get(`/api/users/login/${encodeURIComponent(login)}`);

    test('is for oneself and for administrators: 401, 403 whoever exists, 404', async () => {
      expect((await find(app.anonymous, 'analyst')).status).toBe(401);
      for (const login of ['rival', 'nobody']) expect((await find(analyst, login)).status).toBe(403);
      expect((await find(analyst, 'Analyst')).body.login).toBe('analyst');
      expect((await find(app.as('admin'), 'free')).body).toMatchObject({ login: 'free', company: { tier: 'FREE' } });
      expect((await find(app.as('admin'), "x' OR '1'='1")).status).toBe(404);
      expect((await find(app.as('admin'), 'nul\0')).status).toBe(400);
    });
  });
});
