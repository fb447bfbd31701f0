import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('turns of each that the answer before has', () => {
  it.each([
    [
      'compare Pfizer and Stryker in 2023',
      'how many physicians did each of them pay?',
      { measures: ['recipients'], dimensions: ['company'] },
    ],
    ['disputed records by nature', 'as a rate', { measures: expect.arrayContaining(['records']) }],
    ['total spend of Pfizer', 'leave out Texas, total by year', { dimensions: ['program_year'] }],
  ])('“%s”, “%s”', async (question, turn, query) => {
    const first = await interpret(question, undefined, data);
    const context = first.kind === 'answer' ? first.context : undefined;
    expect(await interpret(turn, context, data)).toMatchObject({ kind: 'answer', isFollowUp: true, query });
  });
});
