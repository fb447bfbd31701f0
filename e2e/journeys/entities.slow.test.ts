import { assignedRolesDef, ENTITIES, type EntityDef, userDef } from '@pellucid/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { linksOf, valueFor } from '../support/entity-values.ts';
import { settled } from '../support/settled.ts';

/** More than a page of ten. */
const RECORDS = 12;

type Stored = Record<string, unknown> & { id: number };

describe('every entity: create, view, edit, sort, search, page, delete', () => {
  const browser = useBrowser();
  let visit: Visit;
  let api: Awaited<ReturnType<typeof apiOf>>;
  beforeAll(async () => {
    visit = await browser.visit();
    await signIn(visit.page, 'admin');
    api = await apiOf(visit.page);
  });

  test.each(ENTITIES.map(({ definition }) => [definition.screen, definition] as const))(
    '%s',
    { timeout: 240_000 },
    async (_, definition) => {
      const { page, complaints } = visit;
      // The screens are the same code for all: forms are the part that differs.
      const isFirst = definition === ENTITIES[0]?.definition;
      const screen = `/#/${definition.screen}`;
      // Each assigned role takes a user of its own.
      const count = definition === userDef ? RECORDS + 2 : RECORDS;
      for (let n = 1; n < count; n++) await api.create(definition, n);

      // Create
      await page.goto(`${screen}?sort=id%2Cdesc`);
      await page.getByRole('button', { name: `New ${definition.noun.one}` }).click();
      await page.getByRole('heading', { level: 1, name: `New ${definition.noun.one}` }).waitFor();
      await fillForm(page, definition, api);
      await expectAccessible(page);
      await save(page);
      await page
        .getByText(/^A new .* is created with identifier \S+$/)
        .first()
        .waitFor();
      await page.waitForURL(/sort=id%2Cdesc$/);
      const [record] = await api.list(definition, 'sort=id,desc&size=1');
      expect(record).toMatchObject(valuesOf(definition, 0));
      const label = labelOf(definition, record);

      // Search
      const searchField = definition.search?.find((name) => typeof record?.[name] === 'string');
      if (searchField !== undefined) {
        await page.getByRole('searchbox').fill(String(record?.[searchField]));
        const searched = definition.search?.length === 1 ? searchField : 'search';
        await page.waitForURL((url) => url.hash.includes(`${searched}.contains=`));
      } else await page.goto(`${screen}?id.equals=${record?.id}`);
      const found = await api.list(definition, criteriaOf(page));
      await expect.poll(() => rowIds(page)).toEqual(found.map(({ id }) => id));
      const state = new URL(page.url()).hash.split('?')[1];

      // View
      await rowOf(page, record).getByRole('link', { name: 'View' }).click();
      await page.getByRole('heading', { level: 1, name: HEADINGS[definition.name] ?? label }).waitFor();
      for (const [name, value] of Object.entries(valuesOf(definition, 0))) {
        if (typeof value === 'string' && value !== '')
          await page
            .locator('dd', { hasText: shownText(definition, name, value).slice(0, 40) })
            .first()
            .waitFor();
        expect(name).not.toBe('');
      }
      if (isFirst) await expectAccessible(page);

      // Edit, from the page of the record and back to it
      await page.getByRole('button', { name: 'Edit' }).click();
      const [editable, changedValue] = editOf(definition);
      await fill(page, definition, editable, changedValue);
      await save(page);
      await page
        .getByText(/ is updated with identifier \S+$/)
        .first()
        .waitFor();
      await page.waitForURL(/\/view/);
      expect((await api.list(definition, `id.equals=${record?.id}`))[0]).toMatchObject({ [editable]: changedValue });
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL((url) => !url.hash.includes('/view'));
      expect(new URL(page.url()).hash.split('?')[1]).toBe(state);

      // Delete: cancel and completion lead back to the list as it was
      const by = `id.equals=${record?.id}`;
      await page.goto(`${screen}?${by}`);
      await rowOf(page, record).getByRole('link', { name: 'Delete' }).click();
      const popup = page.getByRole('dialog');
      await popup.getByText(/Are you sure/).waitFor();
      if (isFirst) await expectAccessible(page);
      await page.mouse.click(5, 300);
      await popup.getByRole('button', { name: 'Cancel' }).click();
      await popup.waitFor({ state: 'hidden' });
      await page.waitForURL((url) => url.hash.endsWith(`${definition.screen}?${by}`));
      await rowOf(page, record).getByRole('link', { name: 'Delete' }).click();
      await popup.getByRole('button', { name: 'Delete', exact: true }).click();
      await page
        .getByText(/ is deleted with identifier \S+$/)
        .first()
        .waitFor();
      await popup.waitFor({ state: 'hidden' });
      expect(page.url()).toContain(`${definition.screen}?${by}`);
      const left = await api.list(definition, by);
      if (definition.deletedFlag === undefined) expect(left).toEqual([]);
      else expect(left[0]).toMatchObject({ [definition.deletedFlag]: true });
      if (definition.deletedFlag === undefined) await page.getByText(`No ${definition.noun.many} match.`).waitFor();

      // Sort
      const column =
        definition.columns.find(
          (name) => !['relations', 'enums', 'json'].includes(definition.fields[name]?.type ?? ''),
        ) ?? '';
      await page.goto(screen);
      await settled(page);
      const heading = page
        .getByRole('columnheader', { name: definition.fields[column]?.label ?? '', exact: false })
        .first();
      for (const direction of ['asc', 'desc']) {
        await heading.getByRole('button').click();
        await page.waitForURL((url) => url.hash.includes(`sort=${column}%2C${direction}`));
        const sorted = await api.list(definition, `sort=${column},${direction}&size=10`);
        await expect.poll(() => rowIds(page)).toEqual(sorted.map(({ id }) => id));
      }
      expect(await heading.getAttribute('aria-sort')).toBe('descending');

      // Page, and keep it over a look at a record
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await page.waitForURL(/page=2/);
      const second = await api.list(definition, `sort=${column},desc&size=10&page=1`);
      await expect.poll(() => rowIds(page)).toEqual(second.map(({ id }) => id));
      await page.getByRole('link', { name: /^View/ }).first().click();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL(/page=2/);
      await expect.poll(() => rowIds(page)).toEqual(second.map(({ id }) => id));
      await settled(page);
      if (isFirst) await expectAccessible(page);
      expect(complaints.splice(0)).toEqual([]);
    },
  );
});

/** The journey's own calls, with the token of the page: they set the scene and check what the screens did. */
async function apiOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authenticationToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const list = async ({ path }: EntityDef, query: string): Promise<Stored[]> => {
    const answer = await page.request.get(`/api/${path}?${query}`, { headers });
    expect(answer.status(), `${path}?${query}`).toBe(200);
    return answer.json();
  };
  /** A record to link to; of those with one assigned role only, another each time. */
  const target = async (definition: EntityDef, name: string, n: number): Promise<Stored> => {
    const field = definition.fields[name];
    const to = ENTITIES.map((each) => each.definition).find(
      (each) => field !== undefined && 'to' in field && each.name === field.to,
    );
    if (to === undefined) throw new Error(`${definition.name}.${name} links to nothing`);
    const free = definition === assignedRolesDef ? '&assignedRolesId.specified=false&login.contains=journey' : '';
    const records = await list(to, `size=1&page=${free === '' ? n % 2 : 0}&sort=id${free}`);
    const [record] = records;
    if (record === undefined) throw new Error(`No ${to.noun.one} to link to`);
    return record;
  };
  return {
    list,
    target,
    async create(definition: EntityDef, n: number) {
      const data: Record<string, unknown> = valuesOf(definition, n);
      for (const { name, field } of linksOf(definition)) {
        const { id } = await target(definition, name, n);
        data[name] = field.type === 'relations' ? [{ id }] : { id };
      }
      const answer = await page.request.post(`/api/${definition.path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
    },
  };
}

/** What the fields of record `n` are filled with, by name. */
function valuesOf(definition: EntityDef, n: number): Record<string, unknown> {
  const values = Object.entries(definition.fields).map(([name, field]) => [name, valueFor(definition, name, field, n)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function labelOf({ labelField }: EntityDef, record: Stored | undefined): string {
  return String(record?.[labelField]);
}

/** Records that no field of their own names. */
const HEADINGS: Readonly<Record<string, RegExp>> = {
  assignedRoles: /^Assigned role User of /,
  roleMessage: /^Role message for the role User, /,
};

/** What a page shows for a value. */
function shownText({ fields }: EntityDef, name: string, value: string): string {
  const field = fields[name];
  return (field?.type === 'enum' ? field.labels?.[value] : undefined) ?? value;
}

/** A field to change, and what to: text where there is some. */
function editOf(definition: EntityDef): [string, unknown] {
  const names = Object.keys(valuesOf(definition, 0));
  const plain = names.filter((name) => valueFor(definition, name, definition.fields[name] as never, 0) !== '');
  const text = plain.find((name) => {
    const field = definition.fields[name];
    return (field?.type === 'string' || field?.type === 'text') && field.pattern === undefined;
  });
  if (text !== undefined) return [text, 'Journey, changed'];
  const other = plain.find((name) => definition.fields[name]?.type === 'enum') ?? plain[0] ?? '';
  return [other, valueFor(definition, other, definition.fields[other] as never, 1)];
}

async function fillForm(page: Page, definition: EntityDef, api: Awaited<ReturnType<typeof apiOf>>): Promise<void> {
  for (const [name, value] of Object.entries(valuesOf(definition, 0))) await fill(page, definition, name, value);
  for (const { name, field } of linksOf(definition)) {
    const target = await api.target(definition, name, 0);
    await choose(editorOf(page, name).getByRole('combobox'), String(target[field.show]), 'search');
  }
}

const editorOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** Fills one input as a person does. */
async function fill(page: Page, definition: EntityDef, name: string, value: unknown): Promise<void> {
  const editor = editorOf(page, name);
  switch (definition.fields[name]?.type) {
    case 'boolean':
      if (((await editor.getByRole('switch').getAttribute('aria-checked')) === 'true') !== value)
        await editor.getByRole('switch').click();
      return;
    case 'enum':
      return choose(editor.getByRole('combobox'), String(value));
    case 'enums':
      for (const each of value as string[]) await editor.getByRole('checkbox', { name: each }).check();
      return;
    case 'integer':
      return editor.getByRole('spinbutton').fill(String(value));
    default:
      return editor.locator('input, textarea').first().fill(String(value));
  }
}

const OPEN_OPTIONS = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

/** Opens a select, types what is looked for where it searches, and takes the option of that text. */
async function choose(box: Locator, text: string, how?: 'search'): Promise<void> {
  await box.click();
  if (how === 'search') await box.fill(text);
  await box.page().locator(OPEN_OPTIONS).getByTitle(text, { exact: true }).first().click();
  await box.press('Escape');
  await box.page().locator(OPEN_OPTIONS).waitFor({ state: 'hidden' });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Ids in the first column of the table, from the top. */
async function rowIds(page: Page): Promise<number[]> {
  const cells = await page.locator('.record-table tbody td:first-child').allTextContents();
  return cells.map(Number);
}

function rowOf(page: Page, record: Stored | undefined): Locator {
  return page.locator(`tr[data-row="${record?.id}"]`);
}

/** The criteria of the address, as the list asks the server. */
function criteriaOf(page: Page): string {
  const search = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  // As many as the screen shows: the call's own default is another.
  if (!search.has('size')) search.set('size', '10');
  return [...search].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}
