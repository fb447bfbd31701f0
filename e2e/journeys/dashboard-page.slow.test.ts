import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { editor } from '../support/administration.ts';
import { openAfresh, signIn, useBrowser, type Visit } from '../support/browser.ts';
import { pageMaker } from '../support/pages.ts';
import { firstFigure } from '../support/use-board.ts';

describe('what stands around the board of a page, as a compliance officer', () => {
  const browser = useBrowser();
  let admin: APIRequestContext;
  let pages: ReturnType<typeof pageMaker>;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    admin = await callsOf('admin');
    pages = pageMaker(admin);
    visit = await browser.visit();
    page = visit.page;
    await signIn(page, 'compliance');
  });
  afterAll(async () => {
    await pages.removeAll();
    await admin.dispose();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  async function open(id: number, menu: string): Promise<void> {
    await page.goto(`/#/dashboard/${id}?${new URLSearchParams({ menu })}`);
    await title(menu).waitFor();
  }

  // docs/promises/pages.md#showing-a-page
  test('a page that is deleted, that is for others or that is not there leads home, which says why', async () => {
    const gone = await pages.makePage({ menu: 'Gone' });
    await admin.delete(`/api/page-infos/${gone}`);
    const others = await pages.makePage({ menu: 'For others', userGroupList: [] });
    for (const address of [`${gone}`, `${others}`, '999999999', '-1?q=Nowhere&parent=0', '-1']) {
      await openAfresh(page, `/#/dashboard/${address}`);
      await page.waitForURL(/#\/home/);
      await page.getByText('The page asked was not found.').waitFor();
    }
    await pages.makePage({ menu: 'At the top' });
    await page.goto('/#/dashboard/-1?q=At+the+top');
    await title('At the top').waitFor();
  });

  // docs/promises/pages.md#showing-a-page
  test('an administrator too is led home from a page for others, and from there to where it is configured', async () => {
    const others = await pages.makePage({ menu: 'For others only', userGroupList: [] });
    const { page: screen, complaints } = await browser.visit();
    await signIn(screen, 'admin');
    expect(await screen.getByRole('link', { name: 'For others only' }).count()).toBe(0);
    await screen.goto(`/#/dashboard/${others}`);
    await screen.waitForURL(/#\/home/);
    const notice = screen.getByRole('alert').filter({ hasText: 'You are not authorized to access this page.' });
    await notice.getByRole('link', { name: 'Configure Page' }).click();
    await screen.waitForURL(new RegExp(`#/admin/page-info/${others}/edit`));
    await expect.poll(() => editor(screen, 'menu').getByRole('textbox').inputValue()).toBe('For others only');
    expect(complaints).toEqual([]);
  });

  // docs/promises/pages.md#notes-under-the-title
  test('aggregate spend says which data it consists of, and leads to the change of the reporting year', async () => {
    await open(await pages.makePage({ menu: 'HCP Spend', pageType: 'Agg Spend' }), 'HCP Spend');
    await page.getByText('(This dashboard consists of Reportable and Action Required data)', { exact: true }).waitFor();
    await button('Change Reporting Year').click();
    await page.waitForURL(/#\/change-reporting-year$/);
    await page.getByText('Dashboards are reflecting reportable data for reporting year').waitFor();

    const meals = 'Business Meal(s)';
    await open(await pages.makePage({ menu: meals, pageType: 'Agg Spend' }), meals);
    await page.getByText('source data only', { exact: true }).waitFor();
  });

  // docs/promises/pages.md#notes-under-the-title
  test('pages before submission name the reporting year, and only those of errors take uploads', async () => {
    const menu = 'Validation Errors';
    await open(await pages.makePage({ menu, pageType: 'Pre Submission' }), menu);
    await page.getByText(/^Dashboards are reflecting reportable data for reporting year 20\d\d$/).waitFor();
    expect(await page.getByRole('link', { name: 'Upload', exact: true }).count()).toBe(0);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Upload Edit File' }).click();
    const upload = await opened;
    await upload.waitForURL(/#\/source-file-transaction-audit-log\/transaction$/);
    await upload.close();
  });

  // docs/promises/pages.md#pills
  test('pages beside a page are pills that lead there with the menu, and the one that is shown is marked', async () => {
    const [first, second] = [await pages.makePage({ menu: 'Beside A' }), await pages.makePage({ menu: 'Beside B' })];
    for (const [pageName, id] of [['Beside A', first] as const, ['Beside B', second] as const]) {
      const pageInfos = [{ id: first }, { id: second }];
      await pages.make('configuration-standard-pages', { pageName, pageUrl: `#/dashboard/${id}`, pageInfos });
    }
    await open(first, 'Beside A');
    const pills = page.getByRole('navigation', { name: 'Pages of this dashboard' });
    const marked = () => pills.locator('[aria-current="page"]').allTextContents();
    await expect.poll(marked).toEqual(['Beside A']);
    await pills.getByRole('link', { name: 'Beside B', exact: true }).click();
    await page.waitForURL(new RegExp(`#/dashboard/${second}\\?menu=Beside\\+B`));
    await title('Beside B').waitFor();
    await expect.poll(marked).toEqual(['Beside B']);
  });

  // docs/promises/pages.md#actions
  test('Refresh asks the board again; Screenshot, pictures and Help are where the page says so', async () => {
    await open(await pages.makePage({ menu: 'Plain', helpText: 'Never shown' }), 'Plain');
    await page.getByRole('article').getByRole('definition').first().waitFor();
    const again = page.waitForRequest(/api\/boards\/company-analysis\/run/);
    await button('Refresh').click();
    await again;
    for (const name of ['Screenshot', 'Help', 'Delete this Dashboard', 'Review Venue', 'Meal Limits', 'Job Status'])
      expect(await button(name).count(), name).toBe(0);

    const pictures = { enableScreenshot: true, showExportVisualization: true };
    await open(await pages.makePage({ menu: 'Pictured', ...pictures }), 'Pictured');
    await page.getByRole('article').getByRole('definition').first().waitFor();
    const download = page.waitForEvent('download');
    await button('Screenshot').click();
    expect((await download).suggestedFilename()).toBe('company-analysis.png');

    const tile = page.getByRole('article', { name: 'Total spend by month' });
    const savedAs = async (format: string) => {
      await tile.getByRole('button', { name: 'Menu of Total spend by month' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: `Download as ${format}` }).click();
      return readFile(await (await saved).path());
    };
    // The height of a PNG is at byte 20; the tile in it is as high as on the screen, in two dots for each pixel.
    const { height = 0 } = (await tile.boundingBox()) ?? {};
    expect((await savedAs('PNG')).readUInt32BE(20)).toBeGreaterThan(2 * (height + 100));
    const svg = (await savedAs('SVG')).toString();
    const drawn = await page.evaluate((text) => {
      const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
      const count = (what: string) => picture.querySelectorAll(what).length;
      return {
        faults: count('parsererror'),
        dots: count('image, foreignObject'),
        title: picture.querySelector('text')?.textContent,
      };
    }, svg);
    expect(drawn).toEqual({ faults: 0, dots: 0, title: 'Total spend by month' });
  });

  // docs/promises/pages.md#display-switches
  test('each display switch takes away its own part of the dashboard and no other', async () => {
    const parts = {
      showStatusBar: page.locator('main').getByText(/^Data as of /),
      showPageNavigation: page.getByRole('tablist'),
      showUndoRedo: button('Undo'),
      showExportFile: button('Export'),
      showDodPanel: button('Records'),
      showFilterPanel: button('Filters'),
      showCustomizableHeader: page.getByText('One company in depth and among its peers.'),
      showClose: button('Close'),
      showAuthor: page.getByText(/^Last changed by /),
      showExportVisualization: page.getByRole('menuitem', { name: 'Download as CSV' }),
    };
    const inToolBar = ['showUndoRedo', 'showExportFile', 'showDodPanel', 'showFilterPanel'];
    const all = Object.fromEntries([...Object.keys(parts), 'showToolBar'].map((name) => [name, true]));
    for (const off of [...Object.keys(all), null]) {
      const menu = `Without ${off}`;
      await open(await pages.makePage({ menu, ...all, ...(off !== null && { [off]: false }) }), menu);
      await page.getByRole('article').getByRole('definition').first().waitFor();
      await button('Menu of Total spend').click();
      await page.getByRole('menuitem', { name: 'Where it comes from' }).waitFor();
      const away = off === 'showToolBar' ? inToolBar : [off];
      const shown = await Promise.all(Object.values(parts).map((part) => part.count()));
      const missing = Object.keys(parts).filter((_, at) => shown[at] === 0);
      expect(missing, menu).toEqual(away.filter((name) => name !== null));
      await page.keyboard.press('Escape');
    }
  });

  // docs/promises/pages.md#help
  test('Help fades an overlay in by 0.1 each 50 ms, over which the text stands', async () => {
    const help = { enableHelp: true, helpText: 'How to read this.' };
    await open(await pages.makePage({ menu: 'Explained', ...help }), 'Explained');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const seen: [opacity: string, at: number][] = [];
      const look = () => {
        const opacity = document.querySelector<HTMLElement>('.help-tour-overlay')?.style.opacity;
        if (opacity !== undefined && opacity !== seen.at(-1)?.[0]) seen.push([opacity, performance.now()]);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen);
    await button('Help').click();
    await page.getByRole('dialog', { name: 'Explained' }).getByText('How to read this.').waitFor();
    await expect.poll(async () => (await seen()).at(-1)?.[0]).toBe('1');
    const steps = await seen();
    // A busy browser may draw two steps at once, but none that is no tenth.
    for (const [opacity] of steps) expect(opacity).toMatch(/^(0(\.\d)?|1)$/);
    expect((steps.at(-1)?.[1] ?? 0) - (steps[0]?.[1] ?? 0)).toBeGreaterThan(350);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Explained' }).waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  // docs/promises/pages.md#job-status
  test('the icon of the job status turns for a second, and a notification tells that data are processed', async () => {
    const menu = 'TnE';
    await page.route('**/api/job-status', (route) => route.fulfill({ json: { running: true, jobs: [] } }));
    await open(await pages.makePage({ menu, pageType: 'Agg Spend' }), menu);
    const notice = page.getByText('Data upload and edits are restricted momentarily for data processing');
    await notice.first().waitFor();
    const popup = page.locator('.ant-notification-notice').filter({ has: notice.first() });
    expect(await popup.locator('.ant-notification-notice-icon-info').count()).toBeGreaterThan(0);
    const box = await notice.first().boundingBox();
    expect((box?.x ?? 0) > 720 && (box?.y ?? 900) < 300, 'at the top right').toBe(true);
    // A notification stays while the pointer is on it.
    await page.mouse.move(5, 500);
    await expect.poll(() => button('Job Status').locator('.anticon-spin').count()).toBe(0);
    const turned = await button('Job Status').evaluate(async (element: HTMLElement) => {
      const turns = () => element.querySelector('.anticon-spin') !== null;
      const until = (wanted: boolean) =>
        new Promise<number>((resolve) => {
          const look = () => (turns() === wanted ? resolve(performance.now()) : requestAnimationFrame(look));
          look();
        });
      element.click();
      const begun = await until(true);
      return (await until(false)) - begun;
    });
    expect(turned).toBeGreaterThan(900);
    await notice.first().waitFor({ state: 'detached' });
    await page.unroute('**/api/job-status');
  });

  // docs/promises/pages.md#certification
  test('a dashboard is verified by its checkbox and Submit, which loads the page anew', async () => {
    const menu = 'Federal Certification Process';
    const id = await pages.makePage({ menu, pageType: 'Pre Submission' });
    await open(id, menu);
    const verified = page.getByRole('region', { name: 'Verified dashboards' });
    const bar = verified.getByRole('progressbar');
    await bar.waitFor();
    const before = Number(await bar.getAttribute('aria-valuenow'));
    const checkbox = verified.getByRole('checkbox', { name: `Verify ${menu}` });
    expect(await checkbox.isChecked()).toBe(false);
    await checkbox.check();
    await page.evaluate(() => Object.assign(window, { before: true }));
    const sent = page.waitForRequest(new RegExp(`api/page-infos/setVerifiedDashboards/${id}/true$`));
    await verified.getByRole('button', { name: 'Submit' }).click();
    expect((await sent).method()).toBe('GET');
    await page.waitForFunction(() => !('before' in window));
    await bar.waitFor();
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    await expect.poll(() => checkbox.isChecked()).toBe(true);
    await checkbox.uncheck();
    const takenBack = page.waitForRequest(new RegExp(`api/page-infos/setVerifiedDashboards/${id}/false$`));
    await page.evaluate(() => Object.assign(window, { before: true }));
    await verified.getByRole('button', { name: 'Submit' }).click();
    await takenBack;
    await page.waitForFunction(() => !('before' in window));
    await bar.waitFor();
    await expect.poll(() => checkbox.isChecked()).toBe(false);

    await open(await pages.makePage({ menu: 'No certification', pageType: 'Pre Submission' }), 'No certification');
    expect(await verified.count()).toBe(0);
    const under = { menu: 'Under it', pageType: 'Pre Submission', parentMenu: { id } };
    await open(await pages.makePage(under), 'Under it');
    await bar.waitFor();
    expect(await verified.getByRole('checkbox').count()).toBe(0);
  });

  // docs/promises/filters.md#panels
  test('a filter that leaves nothing shows the message of the page, or "No Result Found", until one is set', async () => {
    const message = 'Ask for the data of this company';
    const names = { menu: 'Filtered', filterErrorMessage: message };
    const [told, untold] = [await pages.makePage(names), await pages.makePage({ menu: 'Filtered too' })];
    for (const id of [told, untold]) await pages.makeFilter(id, 'company', { filterColumnName: 'company' });
    for (const [id, menu, text] of [
      [told, 'Filtered', message],
      [untold, 'Filtered too', 'No Result Found'],
    ] as const) {
      await page.evaluate((key) => localStorage.setItem(key, 'Nobody of this name'), `companiesFilter_${id}`);
      await open(id, menu);
      const panel = page.getByRole('alert').filter({ hasText: text });
      await panel.waitFor();
      await button('INDUSTRY DATA').click();
      await panel.waitFor({ state: 'detached' });
    }
  });

  test('nothing of this failed or complained', () => {
    expect(visit.complaints).toEqual([]);
  });
});

describe('a dashboard that a power user built', () => {
  const browser = useBrowser();

  // docs/promises/pages.md#actions
  test('is deleted once that is confirmed, and its page leads home', async () => {
    const admin = await callsOf('admin');
    const pages = pageMaker(admin);
    const menu = 'Built by hand';
    const id = await pages.makePage({ menu, pageType: 'Power User dashboard' });
    const { page, complaints } = await browser.visit();
    await signIn(page, 'admin');
    await page.goto(`/#/dashboard/${id}`);
    await page.getByRole('button', { name: 'Delete this Dashboard' }).click();
    const sent = page.waitForRequest(new RegExp(`api/page-infos/power-user-dashboard/${id}$`));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    expect((await sent).method()).toBe('DELETE');
    await page.waitForURL(/#\/home/);
    await page.goto(`/#/dashboard/${id}`);
    await page.getByText('The page asked was not found.').waitFor();
    expect(complaints).toEqual([]);
    await pages.removeAll();
    await admin.dispose();
  });

  // docs/promises/pages.md#actions
  test('is deleted by its name where its page has no id, whatever its type', async () => {
    const admin = await callsOf('admin');
    const pages = pageMaker(admin);
    const menu = 'Known by name';
    const id = await pages.makePage({ menu, pageType: 'Power User dashboard' });
    const { page, complaints } = await browser.visit();
    await page.route(/api\/page-infos\/getByDashboardId\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), id: null, pageType: 'Standard' } });
    });
    await signIn(page, 'admin');
    await page.goto(`/#/dashboard/-1?${new URLSearchParams({ q: menu, parent: '0' })}`);
    await firstFigure(page).waitFor();
    await page.getByRole('button', { name: 'Delete this Dashboard' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    expect(new URL((await sent).url()).pathname).toBe(
      `/api/page-infos/power-user-dashboard/${encodeURIComponent(menu)}`,
    );
    await page.waitForURL(/#\/home/);
    await page.goto(`/#/dashboard/${id}`);
    await page.getByText('The page asked was not found.').waitFor();
    expect(complaints).toEqual([]);
    await pages.removeAll();
    await admin.dispose();
  });
});
