import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab that lead from one end of the longest screen to the other. */
const FAR = 150;
/** A menu moves the focus when its popup is there; a key that comes before makes it begin anew. In milliseconds. */
const PATIENCE = 500;
/** Node.DOCUMENT_POSITION_PRECEDING, which only browsers know by its name. */
const DOCUMENT_POSITION_PRECEDING = 2;

/** What a person does who has a keyboard and nothing else. */
export interface Keyboard {
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /**
   * Goes there with Tab, or back with Shift and Tab. Fails with the way that it took when it never arrives, and when one
   * who sees cannot tell that it has.
   */
  tabTo(target: Locator): Promise<void>;
  /** Moves inside a menu with an arrow key until the focus is on this entry. */
  arrowTo(entry: Locator, key: 'ArrowDown' | 'ArrowRight'): Promise<void>;
  /** Goes to a field with Tab and fills it anew. */
  fill(field: Locator, text: string): Promise<void>;
  /** Goes to a button or link with Tab and presses Enter. */
  use(target: Locator): Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const press: Keyboard['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.type(text);

  /** Presses keys until the focus is on the target or, for entries that hold a link, in it. */
  async function goTo(target: Locator, key: string): Promise<void> {
    await target.waitFor({ state: 'attached' });
    const way = new Set<string>();
    for (let step = 0; step < FAR; step++) {
      if (await target.evaluate((element) => element.contains(document.activeElement))) return;
      way.add(await focusAfter(page, () => press(key)));
    }
    throw new Error(`The keyboard never comes to ${target}, only to:\n${[...way].join('\n')}`);
  }

  const tabTo: Keyboard['tabTo'] = async (target) => {
    await target.waitFor({ state: 'attached' });
    // Where nothing has the focus, only the next stop tells from where the browser goes on: from the last click, say.
    if (await page.evaluate(() => document.activeElement === document.body)) await focusAfter(page, () => press('Tab'));
    const lies = await target.evaluate((element) => document.activeElement?.compareDocumentPosition(element) ?? 0);
    const key = lies & DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    await goTo(target, key);
    expect(await focusIsVisible(page), `${target} shows that it has the focus`).toBe(true);
  };

  return {
    press,
    type,
    tabTo,
    arrowTo: goTo,
    async fill(field, text) {
      await tabTo(field);
      await press('ControlOrMeta+A');
      await type(text);
    },
    async use(target) {
      await tabTo(target);
      await press('Enter');
    },
  };
}

/** What has the focus once it has moved, or when it has not for longer than a person would wait. */
async function focusAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await act();
  return page.evaluate(
    async ([left, patience]) => {
      const began = performance.now();
      while (document.activeElement === left && performance.now() - began < patience)
        await new Promise((done) => requestAnimationFrame(done));
      const element = document.activeElement;
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return `${element?.tagName.toLowerCase()} ${name.slice(0, 60)}`;
    },
    [before, PATIENCE] as const,
  );
}

/** Whether what has the focus, or the frame that is drawn for it, has a ring or a shadow of its own. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const frame = focused.closest('label, .ant-select, .ant-input-affix-wrapper, .ant-input-number');
    const drawn = [focused, ...(frame === null ? [] : [frame, ...frame.querySelectorAll('span')])];
    return drawn.some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });
}
