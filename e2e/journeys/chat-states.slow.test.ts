import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { PASSWORD, signIn, useBrowser } from '../support/browser.ts';
import { button, input, lastAnswer, writeStream } from '../support/chat.ts';
import { faultsInLooks, LOOK, take } from '../support/looks.ts';

const BARS = {
  data: [{ type: 'bar', x: ['2022', '2023'], y: [1_234_567, 2_500_000_000] }],
  layout: { title: 'By year' },
};

const LOST = 'Error: Something went wrong while processing your request. Please try again.';

describe('what the assistant says while it answers, and when it cannot', () => {
  const browser = useBrowser();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await browser.visit());
    await signIn(page, 'analyst');
    await page.goto('/#/chatbot');
    await input(page).waitFor();
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
  test('empty cells, the count of rows, charts in K, M and B, and a chart of an unknown kind', async () => {
    const { send, end } = await writeStream(page);
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await send('text', { text: 'Two years.' });
    await send('status', { message: 'Stream completed' });
    await send('dataframe', {
      columns: [
        { name: 'program_year', label: 'Program year', type: 'integer' },
        { name: 'state', label: 'State', type: 'text' },
      ],
      rows: [
        ['2022', null],
        ['2023', 'OH'],
      ],
      row_count: 2,
      truncated: false,
    });
    await send('plotly', { figure: BARS });
    await end();
    const table = lastAnswer(page).getByRole('group', { name: 'Results' });
    await table.getByRole('cell', { name: '-', exact: true }).waitFor();
    await lastAnswer(page).getByText('2 rows', { exact: true }).waitFor();
    const chart = lastAnswer(page).getByRole('group', { name: 'Chart: By year' });
    await expect.poll(() => chart.textContent()).toMatch(/2\.50B/);
    await expect.poll(() => chart.textContent()).toMatch(/1\.23M/);
    expect(await lastAnswer(page).getByText('Stream completed').count()).toBe(0);
    expect(await faultsInLooks(page, 'an answer')).toEqual([]);
    await take(page, LOOK.wideLight);

    const next = await writeStream(page);
    await input(page).fill('And the flows?');
    await input(page).press('Enter');
    await next.send('plotly', { figure: { data: [{ type: 'sankey' }], layout: {} } });
    await next.end();
    await lastAnswer(page).getByText('Chart Rendering Error').waitFor();
    expect(await faultsInLooks(page, 'a chart that cannot be drawn')).toEqual([]);
    await take(page, LOOK.wideLight);
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
    const { send } = await writeStream(page);
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await button(page, 'Sending...').waitFor();
    expect(await input(page).getAttribute('aria-disabled')).toBe('true');
    expect(await input(page).inputValue()).toBe('');
    await lastAnswer(page).getByText('AI is thinking...').waitFor();
    await page.getByText('Generating response...').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await send('status', { message: 'Reading the question' });
    await lastAnswer(page).getByText('Reading the question').waitFor();
    await button(page, 'Stop').waitFor();
    await send('text', { text: 'A figure' });
    await lastAnswer(page).getByText('A figure').waitFor();
    await input(page).press('Enter');
    await lastAnswer(page).getByText('You stopped this answer; it is not complete.').waitFor();
    expect(await page.getByText('Generating response...').count()).toBe(0);
    await take(page, LOOK.wideLight);
  });

  // docs/promises/chat.md#messages
  test('without a token it asks to sign in, and its button loads the page anew', async () => {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await page.getByText('Authentication token not found. Please log in again.').waitFor();
    await lastAnswer(page).getByText('You have been logged out. Please refresh the page and log in again').waitFor();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'PROCEED' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await faultsInLooks(page, 'a message that asks to sign in')).toEqual([]);
    await take(page, LOOK.wideLight);
    const loaded = page.waitForEvent('load');
    await button(page, 'Refresh & Login').click();
    await loaded;
    await page.getByRole('list', { name: 'Conversation' }).waitFor({ state: 'detached' });
    await input(page).waitFor();
  });

  // docs/promises/chat.md#messages
  test('failures, each in its words', async () => {
    const { send } = await writeStream(page);
    await input(page).fill('How much?');
    await button(page, 'Send').click();
    await send('error', { code: 'internal', message: 'It took too long' });
    const trouble = "Looks like I'm having trouble getting the answer right now. Please give it another go.";
    await lastAnswer(page).getByText(trouble).waitFor();
    expect(await faultsInLooks(page, 'a failed answer', [LOOK.wideLight, LOOK.narrowDark])).toEqual([]);
    await take(page, LOOK.wideLight);

    const fails = async (answer: number | 'aborted', said: string) => {
      await page.route(/api\/chatbot-stream/, (route) =>
        answer === 'aborted' ? route.abort() : route.fulfill({ status: answer, body: '{}' }),
      );
      await input(page).fill('How much?');
      await input(page).press('Enter');
      await lastAnswer(page).getByText(said).waitFor();
      await page.unroute(/api\/chatbot-stream/);
    };
    const cut = await writeStream(page);
    await input(page).fill('How much?');
    await input(page).press('Enter');
    await cut.send('text', { text: 'The first half' });
    await lastAnswer(page).getByText('The first half').waitFor();
    await cut.breakOff();
    await lastAnswer(page).getByText(LOST).waitFor();
    expect(await page.getByText('Generating response...').count()).toBe(0);
    expect(await faultsInLooks(page, 'an answer that was cut off')).toEqual([]);
    await take(page, LOOK.wideLight);
    await fails('aborted', LOST);
    await fails(503, 'Server error occurred. Please try again later.');
    await fails(403, 'You do not have permission to access this resource. Please log in again.');
    await fails(401, 'Authentication required. You have been logged out. Please refresh the page and log in again');
    await page.getByText('Authentication token has expired or is invalid. Please log in again.').waitFor();
    await lastAnswer(page).getByRole('heading', { name: 'Authentication Required' }).waitFor();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  });
});
