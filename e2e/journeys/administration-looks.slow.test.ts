import { defaultOf, ENTITIES, type EntityDef, isWritable } from '@pellucid/contract';
import type { APIRequestContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { recordMaker } from '../support/entity-records.ts';
import { faultsInLooks, isThorough, LOOK, LOOKS, openScreen, take } from '../support/looks.ts';

vi.setConfig({ testTimeout: 240_000 });

describe('axe finds nothing on the screens of an entity, and nothing is wider than the window', () => {
  const browser = useBrowser();
  let visit: Visit;
  let api: APIRequestContext;
  let records: ReturnType<typeof recordMaker>;
  beforeAll(async () => {
    visit = await browser.visit();
    await signIn(visit.page, 'admin');
    api = await callsOf('admin');
    records = recordMaker(api);
  });
  afterEach(() => records.clear());
  afterAll(async () => {
    await api.dispose();
  });

  test.each(ENTITIES.map(({ definition }) => [definition.screen, definition] as const))('%s', async (_, definition) => {
    const { page, complaints } = visit;
    const id = await records.make(definition);
    const screen = `/#/${definition.screen}`;
    // Some screens are the same code with the same parts for all: those of the first stand for the others'.
    const sharedLooks = isThorough || definition === ENTITIES[0]?.definition ? LOOKS : [];
    const faults: string[] = [];
    const look = async (name: string, looks = LOOKS) => {
      if (looks.length === 0) return;
      faults.push(...(await faultsInLooks(page, `${definition.screen}, ${name}`, looks)));
      await take(page, LOOK.wideLight);
    };

    await openScreen(page, `${screen}?sort=id%2Cdesc`);
    await page.locator(`[data-row="${id}"]`).waitFor();
    await look('the list');
    await page.goto(`${screen}?id.equals=0`);
    await page.getByText(`No ${definition.noun.many} match.`).waitFor();
    await look('nothing found', sharedLooks);
    await page.goto(`${screen}/${id}/view`);
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    await look('a record');
    await page.goto(`${screen}/${id}/edit`);
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await look('the form of a record', sharedLooks);
    await page.goto(`${screen}/${id}/delete`);
    await page
      .getByRole('dialog')
      .getByText(/Are you sure/)
      .waitFor();
    await look('the popup that asks', sharedLooks);

    await page.goto(`${screen}/new`);
    await page.getByRole('heading', { level: 1, name: `New ${definition.noun.one}` }).waitFor();
    const isRefused = needsSomething(definition);
    await look('a new form', isRefused ? sharedLooks : LOOKS);
    if (isRefused) {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('.field-error').first().waitFor();
      await look('a form with faults');
    }
    expect(faults).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
  });
});

/** Whether an empty form is refused. */
function needsSomething({ fields }: EntityDef): boolean {
  return Object.values(fields).some(
    (field) => field.required === true && isWritable(field) && defaultOf(field) === undefined,
  );
}
