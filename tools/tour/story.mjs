// What the tour shows, in the order that an analyst would meet it.

export const SIZE = { width: 1280, height: 720 };

const LOGIN = 'analyst';
export const PASSWORD = 'Sunshine#2026';
/** Its bar is marked; the company of the analyst who is signed in. */
export const COMPANY = 'Caldrexa Pharmaceuticals, Inc.';
export const MISTYPED = 'Kelvnta';
export const FOUND = 'Kelvanta, Inc.';

/** Plays the story on the page, from the start page on. Returns the moment that is worth a poster. */
export async function playStory(page, recorder) {
  const dashboards = page.getByRole('navigation', { name: 'Dashboards' });
  const open = async (menu, entry) => {
    await recorder.click(dashboards.getByRole('menuitem', { name: menu }));
    await recorder.click(page.getByRole('menuitem', { name: entry, exact: true }).getByRole('link'), async () => {
      await page.getByRole('heading', { level: 1, name: entry }).waitFor();
      await page.locator('.chart-canvas canvas').first().waitFor();
    });
  };

  await page.goto('/');
  await page.getByRole('tab', { selected: true }).waitFor();
  await recorder.scene('What the industry pays, to whom and for what: seen before a report is filed.');
  recorder.hold(1600);
  await page.mouse.move(SIZE.width / 2, SIZE.height / 2);
  await recorder.scroll(620);
  await recorder.scene('Six dashboards are free. Their previews on the start page are live.');
  recorder.hold(600);
  await recorder.click(page.getByRole('tab', { name: 'Top Drugs by Spend' }));
  recorder.hold(1500);
  await recorder.scroll(-900);

  await recorder.click(page.getByRole('banner').getByRole('link', { name: 'Login' }), () =>
    page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor(),
  );
  await recorder.scene('An analyst logs in with a username or an e-mail address.');
  await recorder.click(page.getByLabel(/username/i));
  await recorder.type(LOGIN);
  await recorder.click(page.getByLabel(/^password/i));
  await recorder.type(PASSWORD.slice(0, 5));
  await page.getByLabel(/^password/i).fill(PASSWORD);
  await recorder.click(page.getByRole('button', { name: 'PROCEED' }), async () => {
    await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
    await page.getByRole('heading', { name: 'Explore' }).waitFor();
  });

  await recorder.scene('Home lists the dashboards, and leads to the guidelines for every nature of payment.');
  recorder.hold(1300);
  await open('Industry', 'Top Companies by Spend');
  await recorder.scene('Top Companies by Spend: who pays, when, for what, and to whom.');
  recorder.hold(1500);

  const bar = await barOf(page, COMPANY);
  await recorder.zoom({ x: 420, y: 400 }, 1.3);
  await recorder.scene('A click on a bar marks a company.');
  await recorder.click(bar, () => page.waitForURL(/company=/));
  recorder.hold(700);
  await recorder.zoom(null, 1);
  await recorder.scene('Every other figure follows at once.');
  const poster = recorder.now();
  recorder.hold(1700);

  const records = page.getByRole('region', { name: 'Records', exact: true });
  await recorder.click(page.getByRole('button', { name: 'Records', exact: true }), () =>
    records.getByRole('row').nth(1).waitFor(),
  );
  await recorder.scene('Records lists what is behind the figure. The total agrees to the cent.');
  await recorder.zoom({ x: 360, y: 360 }, 1.55);
  recorder.hold(1900);
  await recorder.zoom(null, 1);
  await recorder.scene('All of them leave in one file: no row is left out.');
  await recorder.pointTo(records.getByRole('button', { name: /^Export/ }));
  recorder.hold(1300);

  await open('Explore', 'Company Analysis');
  await recorder.scene('Company Analysis: look up any company. The search forgives a slip.');
  await recorder.zoom({ x: 420, y: 200 }, 1.5);
  await recorder.click(page.getByRole('combobox', { name: 'Search Company' }));
  await recorder.type(MISTYPED);
  recorder.hold(700);
  await recorder.click(page.locator('.ant-select-item-option', { hasText: FOUND }).first());
  recorder.hold(500);
  await recorder.zoom(null, 1);
  await recorder.scene('One company: its natures of payment, its months, its recipients.');
  recorder.hold(1500);
  await recorder.scroll(420);
  recorder.hold(1200);
  await recorder.scroll(-600);

  await recorder.click(page.getByRole('button', { name: 'Use dark colours' }));
  await recorder.scene('By day or by night: dark colours, one click away.');
  recorder.hold(2600);
  return poster;
}

/** Where the bar of a company is: bars share the height of their drawing evenly, in the order of the list beside it. */
export async function barOf(page, company) {
  const chart = page.locator('.chart[data-kind="bar"]').first();
  const names = await chart.getByRole('option').allTextContents();
  const at = names.findIndex((name) => name.startsWith(`${company}:`));
  if (at === -1) throw new Error(`The first bars have no ${company}`);
  const box = await chart.locator('.chart-canvas').boundingBox();
  const margin = 10;
  const step = (box.height - 2 * margin) / names.length;
  return { x: box.x + box.width * 0.45, y: box.y + margin + step * (at + 0.5) };
}
