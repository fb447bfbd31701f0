import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedToken } from '../support/accounts.ts';
import { violationsOn } from '../support/axe.ts';
import { NARROW, signIn, useBrowser } from '../support/browser.ts';
import { button, input, lastAnswer, writeStream } from '../support/chat.ts';
import { faultsInLooks, LOOK, take } from '../support/looks.ts';

const BARS = {
  data: [{ type: 'bar', x: ['2022', '2023'], y: [1_234_567, 2_500_000_000] }],
  layout: { title: 'By year' },
};
const SMALL = { data: [{ type: 'bar', x: ['2022', '2023'], y: [1_500, 2_250] }], layout: { title: 'Payments' } };

/** Two rows, of which one has an empty cell and the other one that a file has to quote. */
const TABLE = {
  columns: [
    { name: 'program_year', label: 'Program year', type: 'integer' },
    { name: 'company', label: 'Company', type: 'text' },
  ],
  rows: [
    ['2022', null],
    ['2023', 'Kelvanta, "Inc."'],
  ],
  row_count: 2,
  truncated: false,
};
const FILE = ['Program year,Company', '2022,', '2023,"Kelvanta, ""Inc."""', ''];

/** The parts of an answer in the order of the screen. */
const PARTS = ['Two years.', 'Generated SQL', '2 rows', 'By year', 'Analysis and insights', 'Related questions'];

const SAMPLE = { id: 1, position: 1, title: 'Spend', displayText: 'Who spends most', question: 'Top 5 companies?' };
/** What the screen asks for, beside the question and its session. */
const WANTED = {
  return_sql: false,
  return_df: true,
  return_plotly_figure: true,
  return_explanation: true,
  return_followup_questions: true,
  auto_train: false,
};

/** The screen follows a window that keeps its width so long, and a notice beside the thread passes after so long, in milliseconds. */
const RESIZE_MS = 250;
const NOTICE_MS = 3000;

describe('what the assistant says while it answers', () => {
  const browser = useBrowser();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await browser.visit());
    await signIn(page, 'analyst');
    await page.goto('/#/chatbot');
    await input(page).waitFor();
  });

  // docs/promises/chat.md#screen
  test('nobody sees it who is not signed in', async () => {
    const { page: stranger, complaints } = await browser.visit();
    await stranger.goto('/#/');
    await stranger
      .getByRole('link', { name: /^login$/i })
      .first()
      .waitFor();
    expect(await input(stranger).count()).toBe(0);
    await stranger.goto('/#/chatbot');
    await stranger.waitForURL(/#\/accessdenied/);
    await stranger.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(await input(stranger).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  // docs/promises/chat.md#screen
  test('a card where there are no questions to offer', async () => {
    await page.route(/api\/chat-bots\/sample-question/, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.getByRole('heading', { name: 'Ask your data ?' }).waitFor();
    expect(await faultsInLooks(page, 'no questions to offer')).toEqual([]);
    await take(page, LOOK.wideLight);
  });

  // docs/promises/chat.md#answer
  test('parts in their order, empty cells, the count of rows, a file, charts in K, M and B, and one of an unknown kind', async () => {
    const { send, end } = await writeStream(page);
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await send('followup_questions', { questions: ['And in 2021?', 'Who spent it?'] });
    await send('explanation', { text: 'Both years are whole.' });
    await send('plotly', { figure: BARS });
    await send('dataframe', TABLE);
    await send('sql', { sql: 'SELECT 1' });
    for (const text of ['Two ', 'Stream completed', 'Processing completed', 'years.']) await send('text', { text });
    await end();
    const answer = lastAnswer(page);
    const table = answer.getByRole('group', { name: 'Results' });
    await table.getByRole('cell', { name: '-', exact: true }).waitFor();
    const chart = answer.getByRole('group', { name: 'Chart: By year' });
    await expect.poll(() => chart.textContent()).toMatch(/2\.50B/);
    await expect.poll(() => chart.textContent()).toMatch(/1\.23M/);
    const all = (await answer.textContent()) ?? '';
    const places = PARTS.map((part) => all.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(all).not.toMatch(/completed/);
    expect(await faultsInLooks(page, 'an answer')).toEqual([]);
    await take(page, LOOK.wideLight);

    // docs/promises/chat.md#files
    const saved = page.waitForEvent('download');
    await answer.getByRole('button', { name: 'Download CSV' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.replace('\uFEFF', '').split('\r\n')).toEqual(FILE);

    const small = await writeStream(page);
    await answer.getByRole('button', { name: 'Who spent it?' }).click();
    expect((await small.asked()).body.question).toBe('Who spent it?');
    await small.send('plotly', { figure: SMALL });
    await small.end();
    const payments = lastAnswer(page).getByRole('group', { name: 'Chart: Payments' });
    await expect.poll(() => payments.textContent()).toMatch(/1\.50K/);

    const next = await writeStream(page);
    await input(page).fill('And the flows?');
    await input(page).press('Enter');
    await next.send('plotly', { figure: { data: [{ type: 'sankey' }], layout: {} } });
    await next.end();
    await lastAnswer(page).getByText('Chart Rendering Error').waitFor();
    expect(await faultsInLooks(page, 'a chart that cannot be drawn')).toEqual([]);
    await take(page, LOOK.wideLight);
  });

  // docs/promises/chat.md#body, docs/promises/chat.md#events
  test('goes on in the session of its first answer, takes fields of unknown events as text, and ends where it says so', async () => {
    await page.route(/api\/chat-bots\/sample-question/, (route) => route.fulfill({ json: [SAMPLE] }));
    await page.reload();
    const tiles = page.getByRole('list', { name: 'Sample questions' });
    const tile = tiles.getByRole('button');
    for (const text of [SAMPLE.title, SAMPLE.displayText, SAMPLE.question])
      await tile.getByText(text, { exact: true }).waitFor();
    const bearer = `Bearer ${await storedToken(page)}`;
    const session_id = 'b7c6a2de-0000-4000-8000-000000000001';
    const first = await writeStream(page);
    await tile.click();
    await tiles.waitFor({ state: 'detached' });
    expect(await first.asked()).toEqual({ body: { question: SAMPLE.question, ...WANTED, session_id: null }, bearer });
    await first.send('session', { session_id });
    await first.send('weather', { place: 'Ohio', degrees: 12 });
    await lastAnswer(page).getByText('Ohio 12').waitFor();
    await first.send('complete', {});
    await button(page, 'Send').waitFor();

    const second = await writeStream(page);
    await input(page).fill('  And in 2022?  ');
    await input(page).press('Enter');
    expect((await second.asked()).body).toEqual({ question: 'And in 2022?', ...WANTED, session_id });
    await second.send('text', { text: 'Less.' });
    await second.end();
    await page.unroute(/api\/chat-bots\/sample-question/);
  });

  // docs/promises/chat.md#sizes, docs/promises/chat.md#messages
  test('follows a window that has kept its width for 250 ms; what it says of a failure passes after three seconds', async () => {
    const { page: own } = await browser.visit();
    await own.clock.install();
    await signIn(own, 'analyst');
    await own.goto('/#/chatbot');
    const { send, end } = await writeStream(own);
    await input(own).fill('How much?');
    await input(own).press('Enter');
    await send('plotly', { figure: BARS });
    await end();
    const height = () => lastAnswer(own).locator('.main-svg').first().getAttribute('height');
    await expect.poll(height).toBe('400');
    await own.clock.pauseAt(new Date(Date.now() + 60_000));
    await own.setViewportSize(NARROW);
    await own.clock.runFor(RESIZE_MS - 50);
    expect(await height()).toBe('400');
    // The browser tells of the new width when it can, so that the wait may begin late.
    const later = async () => {
      await own.clock.runFor(50);
      return height();
    };
    await expect.poll(later).toBe('300');

    await own.route(/api\/chatbot-stream/, (route) => route.fulfill({ status: 503, body: '{}' }));
    await input(own).fill('How much?');
    await input(own).press('Enter');
    const notice = own.locator('.ant-message-notice');
    await expect
      .poll(async () => {
        await own.clock.runFor(10);
        return notice.count();
      })
      .toBe(1);
    await own.clock.runFor(NOTICE_MS - 1000);
    expect(await notice.textContent()).toBe('Server error occurred. Please try again later.');
    await own.clock.runFor(1500);
    await expect.poll(() => notice.count()).toBe(0);
  });

  // docs/promises/chat.md#answer
  test('a chart whose library does not come', async () => {
    await page.route(/plotly-basic/, (route) => route.abort());
    await page.reload();
    const { send, end } = await writeStream(page);
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await send('plotly', { figure: BARS });
    await end();
    await lastAnswer(page).getByText('Chart Unavailable').waitFor();
    expect(await faultsInLooks(page, 'a chart whose library is not there')).toEqual([]);
    await take(page, LOOK.wideLight);
    await page.unroute(/plotly-basic/);
  });

  // docs/promises/chat.md#input
  test('sending, thinking, generating, and Enter that stops', async () => {
    const turns = page.getByRole('list', { name: 'Conversation' }).locator('> li');
    const before = await turns.count();
    await input(page).fill(' \u00a0 ');
    expect(await button(page, 'Send').isDisabled()).toBe(true);
    await input(page).press('Enter');
    expect(await turns.count()).toBe(before);
    const motionOf = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => getComputedStyle(element).animationName);
    const { send } = await writeStream(page);
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await button(page, 'Sending...').waitFor();
    expect(await input(page).getAttribute('aria-disabled')).toBe('true');
    expect(await input(page).inputValue()).toBe('');
    await lastAnswer(page).getByText('AI is thinking...').waitFor();
    await page.getByText('Generating response...').waitFor();
    // Not before: a question that glides to the top is measured by axe while it is half under the header.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motionOf('.chat-dots i')).toBe('chat-dot');
    expect(await motionOf('.chat-pulse')).toBe('chat-pulse');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violationsOn(page)).toEqual([]);
    await send('status', { message: 'Reading the question' });
    await lastAnswer(page).getByText('Reading the question').waitFor();
    await button(page, 'Stop').waitFor();
    await send('text', { text: 'A figure' });
    await lastAnswer(page).getByText('A figure').waitFor();
    const typing = lastAnswer(page).locator('[data-typing="true"]');
    expect(await typing.textContent()).toBe('A figure');
    await input(page).press('Enter');
    await typing.waitFor({ state: 'detached' });
    await lastAnswer(page).getByText('You stopped this answer; it is not complete.').waitFor();
    expect(await page.getByText('Generating response...').count()).toBe(0);
    await take(page, LOOK.wideLight);
  });
});
