import type { Page } from 'playwright-core';

export const input = (page: Page) => page.getByRole('textbox', { name: 'Type a message' });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const lastAnswer = (page: Page) => page.getByRole('list', { name: 'Conversation' }).locator('> li').last();

/** Asks by the keyboard and waits for the whole answer. */
export async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
  await lastAnswer(page).getByRole('button', { name: 'Copy the answer' }).waitFor();
}

/** Puts a stream in place of that of the server for the next question, which the test writes event by event, and ends. */
export async function writeStream(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window;
    Reflect.deleteProperty(window, 'asked');
    window.fetch = (address, init) => {
      if (!String(address).includes('chatbot-stream')) return fetch(address, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          const asked = {
            body: JSON.parse(String(init?.body)),
            bearer: new Headers(init?.headers).get('Authorization'),
          };
          Object.assign(window, { stream: controller, fetch, asked });
        },
      });
      return Promise.resolve(new Response(body));
    };
  });
  type Written = {
    stream: ReadableStreamDefaultController<Uint8Array>;
    asked: { body: Record<string, unknown>; bearer: string | null };
  };
  return {
    /** What the stream was asked for with. */
    asked: async () => {
      await page.waitForFunction(() => 'asked' in window);
      return page.evaluate(() => (window as unknown as Written).asked);
    },
    send: (type: string, data: object) =>
      page.evaluate(
        (event) =>
          (window as unknown as Written).stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
        { type, data },
      ),
    end: () => page.evaluate(() => (window as unknown as Written).stream.close()),
    breakOff: () => page.evaluate(() => (window as unknown as Written).stream.error(new TypeError('network error'))),
  };
}
