import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const MENU = { menu: 'Told', isMenu: true, icon: { name: 'x' } };
const BOARD = { menu: 'Told', pageName: 'a', spCAnalysisPath: '/a', spPage: 'b', datatable: 'c' };

const withIcon = (content: Buffer | string, path = 'image/png') => ({
  ...MENU,
  icon: { name: 'own.png', path, data: typeof content === 'string' ? content : content.toString('base64') },
});
const empty = (labels: string) => `Field(s): ${labels} Can't be Empty!`;
const NO_IMAGE = 'Only Image/png and image/jpeg surpported';
const TOO_LARGE = 'Image of more than 2MB not surpported';

/** What the server says of a page that cannot be saved, word for word (docs/promises/pages.md#saving-a-page). */
const REFUSALS: [situation: string, body: object, words: string][] = [
  ['nothing', {}, empty('Menu, Page name, Analysis path, Analysis page, Data tables')],
  ['blanks', { ...BOARD, menu: ' \t', spPage: '  ' }, empty('Menu, Analysis page')],
  ['a menu at the top without an icon', { ...MENU, icon: null }, empty('Icon name')],
  ['a menu at the top whose icon has no name', { ...MENU, icon: { name: ' ' } }, empty('Icon name')],
  ['a menu without a text', { ...MENU, menu: null }, empty('Menu')],
  ['a page without a name', { ...BOARD, pageName: null }, empty('Page name')],
  ['a page without a path', { ...BOARD, spCAnalysisPath: '' }, empty('Analysis path')],
  ['a page without a tab', { ...BOARD, spPage: '' }, empty('Analysis page')],
  ['a page without tables', { ...BOARD, datatable: '' }, empty('Data tables')],
  ['a GIF called png', withIcon(Buffer.from('GIF89a\x01\x00\x01\x00')), NO_IMAGE],
  ['an SVG with a script', withIcon(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'), NO_IMAGE],
  ['half a PNG', withIcon(PNG.subarray(0, -6)), NO_IMAGE],
  ['a page of HTML behind the beginning of a PNG', withIcon(Buffer.concat([PNG, Buffer.from('<script>')])), NO_IMAGE],
  ['what is no base64', withIcon('%%%'), NO_IMAGE],
  ['3 MB', withIcon(Buffer.alloc(3 * 1024 * 1024, PNG)), TOO_LARGE],
  ['a byte too much', withIcon(Buffer.alloc(2 * 1024 * 1024 + 1, PNG)), TOO_LARGE],
];

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());
  const admin = () => app.as('entityadmin');
  const base = '/api/page-infos';

  describe('a page that cannot be saved', () => {
    it('is told so to nobody who may not save it: 401, 403', async () => {
      expect((await app.anonymous.post(base, {})).status).toBe(401);
      expect((await app.as('analyst').post(base, {})).status).toBe(403);
    });

    it.each(REFUSALS)('%s: nothing is created or changed', async (_, body, words) => {
      const made = (await admin().post(base, { ...BOARD, menu: 'Stays' })).body;
      const count = (await admin().get(`${base}/count`)).body;
      const refused = [
        await admin().post(base, body),
        await admin().put(base, { ...made, icon: null, ...blankFor(body), ...body }),
      ];
      for (const answer of refused) {
        expect(answer).toMatchObject({ status: 400, body: { detail: words, message: 'error.validation' } });
        expect(answer.body.fieldErrors.length).toBeGreaterThan(0);
      }
      expect((await admin().get(`${base}/count`)).body).toBe(count);
      expect((await admin().get(`${base}/${made.id}`)).body).toMatchObject({ menu: 'Stays', version: 0 });
    });
  });

  it.each([
    [{ position: 0, icon: { name: 'x', height: 0, width: -1 } }, 1, 1, 1],
    [{ position: 201, icon: { name: 'x', height: 31, width: 900 } }, 200, 30, 30],
    [{ position: 200, icon: { name: 'x', height: 30, width: 1 } }, 200, 30, 1],
    [{ position: -9_007_199_254_740_991, icon: { name: 'x', height: 9_007_199_254_740_991, width: 5 } }, 1, 30, 5],
  ])('moves %j into the bounds, when it is created and when it is changed', async (sent, position, height, width) => {
    const made = await admin().post(base, { ...MENU, ...sent, pageUrl: null });
    const kept = { position, icon: { height, width }, pageUrl: '', gaPageUrl: '' };
    expect(made).toMatchObject({ status: 201, body: kept });
    const changed = await admin().put(base, { ...made.body, ...sent, gaPageUrl: null });
    expect(changed).toMatchObject({ status: 200, body: kept });
  });
});

/** What an emptied form sends: a change alone leaves out what stays as it is. */
function blankFor(body: object): object {
  return Object.keys(body).length > 0
    ? {}
    : { menu: '', pageName: null, spCAnalysisPath: null, spPage: null, datatable: null };
}
