// Takes the pictures of the user guide, and of the README, from the product as it is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quiet } from './quiet.mjs';
import { barOf, COMPANY, FOUND, MISTYPED, PASSWORD } from './story.mjs';

const SIZE = { width: 1280, height: 800 };
const QUALITY = 0.82;
/** A little higher, because the page of a repository is. */
const README_SIZE = { width: 1280, height: 860 };

/** One after the other on the same page: each begins where the one before left it. */
const PICTURES = [
  {
    name: 'sign-in',
    prepare: async (page) => {
      await page.goto('/#/login');
      await page.getByLabel(/username/i).fill('analyst');
      await page.getByLabel(/^password/i).fill(PASSWORD);
    },
  },
  {
    name: 'home',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'PROCEED' }).click();
      await page.getByRole('heading', { name: 'Explore' }).waitFor();
    },
  },
  { name: 'dashboard', inReadme: true, prepare: (page) => open(page, 'Industry', 'Top Companies by Spend') },
  {
    name: 'marking',
    prepare: async (page) => {
      const { x, y } = await barOf(page, COMPANY);
      await page.mouse.click(x, y);
      await page.waitForURL(/company=/);
      await page.mouse.move(0, SIZE.height - 1);
    },
  },
  {
    name: 'records',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Records', exact: true }).click();
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'filters',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Close the records' }).click();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('complementary', { name: 'Filters' }).getByText('Nature of payment').first().click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'source',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Close the filters' }).click();
      await page.getByRole('button', { name: /^Menu of Top 15 companies/ }).click();
      await page.getByRole('menuitem', { name: 'Where it comes from' }).click();
      await page.getByRole('menuitem', { name: 'Where it comes from' }).waitFor({ state: 'hidden' });
      await page.getByRole('dialog').getByText('Data version').waitFor();
    },
  },
  {
    name: 'company-analysis',
    prepare: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await open(page, 'Explore', 'Company Analysis');
      await page.getByRole('combobox', { name: 'Search Company' }).click();
      await page.keyboard.type(MISTYPED, { delay: 60 });
      await page.locator('.ant-select-item-option', { hasText: FOUND }).first().waitFor();
    },
  },
  {
    name: 'natures',
    prepare: async (page) => {
      await page.goto('/#/nop-mapping#nature-6');
      await page.getByRole('article', { name: 'Food and beverage' }).waitFor();
    },
  },
  {
    name: 'settings',
    prepare: async (page) => {
      await page.goto('/#/settings');
      await page.getByText('This session', { exact: true }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];

/** Writes the guide's pictures to a folder, and the one of the README to a file. */
export async function takeGuidePictures(browser, origin, folder, readmePicture) {
  const context = await browser.newContext({ viewport: SIZE, baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const darkroom = await context.newPage();
  mkdirSync(folder, { recursive: true });
  for (const { name, prepare, inReadme } of PICTURES) {
    await prepare(page);
    await page.waitForTimeout(400);
    await quiet(page);
    const picture = await webp(darkroom, await page.screenshot());
    writeFileSync(join(folder, `${name}.webp`), picture);
    if (inReadme) {
      await page.setViewportSize(README_SIZE);
      await quiet(page);
      writeFileSync(readmePicture, await page.screenshot());
      await page.setViewportSize(SIZE);
    }
    console.log(`${name}.webp ${Math.round(picture.length / 1024)} KiB`);
  }
  await context.close();
}

async function open(page, menu, entry) {
  const dashboards = page.getByRole('navigation', { name: 'Dashboards' });
  await dashboards.getByRole('menuitem', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
  await page.locator('.chart-canvas canvas').first().waitFor();
  // The menu stays open under the pointer, and over what comes next.
  await page.mouse.move(0, SIZE.height - 1);
}

/** A screenshot as WebP, which the browser can write and the screenshot call cannot. */
async function webp(page, png) {
  const encoded = await page.evaluate(
    async ({ data, quality }) => {
      const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(data)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return new Uint8Array(await blob.arrayBuffer()).toBase64();
    },
    { data: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(encoded, 'base64');
}
