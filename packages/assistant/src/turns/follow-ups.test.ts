import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const refused = { ok: false, problem: { code: 'forbidden', message: 'Not in this tier.' } };

describe('questions that go on from an answer', () => {
  it('are those that the gate would answer', async () => {
    const open = await wordsPort();
    const data = await wordsPort({
      check: async (query) =>
        query.dimensions?.includes('nature') || query.dimensions?.includes('specialty')
          ? (refused as unknown as Awaited<ReturnType<typeof open.check>>)
          : open.check(query),
    });
    expect(await interpret('total spend', undefined, data)).toMatchObject({
      followUps: ['Break that down by company', 'Break that down by state', 'Break that down by program year'],
    });
  });
});
