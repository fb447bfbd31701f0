import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signIn, useBrowser } from '../support/browser.ts';
import { button, input, lastAnswer, writeStream } from '../support/chat.ts';
import { faultsInLooks, LOOK, take } from '../support/looks.ts';

const LOST = 'Error: Something went wrong while processing your request. Please try again.';

/** The attributes of what lies over everything else on the page, as the browser has it. */
async function inFront(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.getTopLayerElements');
  const nodes = await Promise.all(nodeIds.map((nodeId) => browser.send('DOM.describeNode', { nodeId })));
  const elements = nodes.filter(({ node }) => node.pseudoType === undefined);
  return elements.at(-1)?.node.attributes ?? [];
}

describe('what the assistant says when it cannot answer', () => {
  const browser = useBrowser();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await browser.visit());
    await signIn(page, 'analyst');
    await page.goto('/#/chatbot');
    await input(page).waitFor();
  });

  // docs/promises/chat.md#messages
  test('without a token it asks to sign in; who does so asks again by one press', async () => {
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
    await button(page, 'Try again').waitFor();
    expect(await faultsInLooks(page, 'a message that asks to sign in')).toEqual([]);
    await take(page, LOOK.wideLight);
    const { send, end } = await writeStream(page);
    await button(page, 'Try again').click();
    await send('text', { text: 'So much.' });
    await end();
    await lastAnswer(page).getByText('So much.').waitFor();
    expect(await page.getByRole('heading', { name: 'Authentication Required' }).count()).toBe(0);
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
    const notice = page
      .locator('.ant-message-notice')
      .getByText('Authentication token has expired or is invalid. Please log in again.');
    await notice.waitFor();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(await inFront(page)).toContain('notice-layer');
    await lastAnswer(page).getByRole('heading', { name: 'Authentication Required' }).waitFor();

    // Below the dialog, for who closes it, is the other way back in.
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const loaded = page.waitForEvent('load');
    await lastAnswer(page).getByRole('button', { name: 'Refresh & Login' }).click();
    await loaded;
    await page.waitForURL(/#\/accessdenied/);
    await dialog.getByLabel(/username/i).fill('analyst');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'PROCEED' }).click();
    await page.waitForURL(/#\/chatbot/);
    await input(page).waitFor();
    expect(await page.getByRole('list', { name: 'Conversation' }).count()).toBe(0);
  });
});
