import { MAX_QUESTION_LENGTH } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';
import { withoutRuns } from './runs.ts';

describe('runs of one sign', () => {
  it.each([
    ['spend   by\n\nstate ', 'spend by state'],
    ['meals?????!!!!', 'meals???!!!'],
    ['A, B ... and C -- $$1,000', 'A, B ... and C -- $$1,000'],
    ['spend of $1000000', 'spend of $1000000'],
  ])('“%s” is “%s”', (said, short) => {
    expect(withoutRuns(said)).toBe(short);
  });

  it('a text that is no question is refused before a rule goes through it, in a turn too', async () => {
    const data = await wordsPort();
    const first = await interpret('spend by state', undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    const hostile = `leave${' '.repeat(9 * MAX_QUESTION_LENGTH)}out`;
    expect(await interpret(hostile, context, data)).toMatchObject({ kind: 'refuse', reason: 'too-long' });
    expect(await interpret(hostile, undefined, data)).toMatchObject({ kind: 'refuse', reason: 'too-long' });
  });
});
