import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { resetLogLevel } from '../support/administration.ts';
import { expectAccessible } from '../support/axe.ts';
import { signIn, useBrowser } from '../support/browser.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('the operations screens', () => {
  const browser = useBrowser();

  test('are closed to everyone but administrators', async () => {
    const { page } = await browser.visit();
    await signIn(page, 'entityadmin');
    for (const screen of ['metrics', 'health', 'configuration', 'audits', 'logs', 'docs']) {
      await page.goto(`/#/admin/${screen}`);
      await page.getByText('You are not authorized to access this page.').waitFor();
    }
  });

  test('metrics, health, configuration and the API reference show what the server says of itself', async () => {
    const { page, complaints } = await browser.visit();
    await signIn(page, 'admin');
    await page.goto('/#/admin/metrics');
    await title(page, 'Metrics').waitFor();
    await page.getByLabel('Filter routes').fill('authenticate');
    await page.getByRole('cell', { name: 'POST /api/authenticate' }).waitFor();
    await page.getByLabel(/^Response time\. p50: now/).waitFor({ timeout: 20_000 });

    await page.goto('/#/admin/health');
    await page.getByText(/^(All parts work|The server works, but not all of it: Mail)$/).waitFor();
    for (const part of ['Application database', 'Warehouse', 'Disk', 'Query queue']) {
      await page.getByRole('row', { name: new RegExp(`${part} UP`) }).waitFor();
    }

    await page.goto('/#/admin/configuration');
    await page.getByLabel('Only what differs from the default', { exact: false }).check();
    await page.getByRole('row', { name: /PORT.*changed.*8080.*environment/ }).waitFor();
    expect(await page.getByRole('row', { name: /^HOST/ }).count()).toBe(0);

    await page.goto('/#/admin/docs');
    await page.getByLabel('Filter calls').fill('management/audits/verification');
    await page.getByText('Check the hash chain of the whole audit trail').click();
    await page.getByRole('heading', { name: 'Answer 202' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('health shows its table when the server says that it is down, and when it cannot be reached', async () => {
    const { page } = await browser.visit();
    await signIn(page, 'admin');
    const at = new Date().toISOString();
    const broken = { status: 'DOWN', details: { error: 'the file is gone' }, since: at, critical: true };
    await page.route('**/management/health', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'DOWN', since: at, components: { warehouse: broken }, changes: [] },
      }),
    );
    await page.goto('/#/admin/health');
    await page.getByText('The server cannot serve: Warehouse').waitFor();
    await page.getByRole('row', { name: /Warehouse DOWN.*the file is gone/ }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/management/health');
    await page.route('**/management/health', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Health could not be loaded: Server not reachable').waitFor();
    await page.getByRole('row', { name: /Warehouse DOWN/ }).waitFor();
  });

  test('a log level is changed for a while, which the trail tells; the trail is searched, exported and verified', async () => {
    await resetLogLevel(await callsOf('admin'), 'mail');
    const { page, complaints } = await browser.visit();
    await signIn(page, 'admin');
    await page.goto('/#/admin/logs');
    await page.getByRole('combobox', { name: 'Level of mail' }).click();
    await page.getByTitle('DEBUG').last().click();
    await page.getByRole('button', { name: 'End the change of mail now' }).waitFor();
    await page.getByLabel('Text in the lines').fill('/management/loggers/mail');
    await page.getByRole('log').getByText('path=/management/loggers/mail').first().waitFor();

    await page.goto('/#/admin/audits?action=logger.update');
    await page.getByRole('cell', { name: 'logger mail' }).first().waitFor();
    await page.getByRole('button', { name: 'Expand row' }).first().click();
    await page.getByRole('row', { name: /^level INFO DEBUG$/i }).waitFor();

    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await downloaded).path(), 'utf8');
    expect(file.split('\r\n')[1]).toContain('logger.update');

    await page.getByRole('button', { name: 'Verify now' }).click();
    await page.getByText('The trail is intact').waitFor({ timeout: 20_000 });
    await page.getByLabel('User (login)').fill('nobody-of-that-name');
    await page.getByLabel('User (login)').press('Enter');
    await page.getByText('No row passes this search. Take a condition away.').waitFor();
    expect(page.url()).toContain('user=nobody-of-that-name');
    await page.goBack();
    await page.getByRole('cell', { name: 'logger mail' }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});
