import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();
const of = (name: string, field: string, value: string) => ({
  name,
  of: 'total_amount',
  where: [{ field, op: 'eq', value }],
});

describe('what those who have several kinds got of each', () => {
  it.each([
    ['doctors who got both consulting fees and gifts', 'nature', ['Consulting Fee', 'Gift']],
    [
      'doctors who got both consulting fees and gifts in 2023, and how much of each',
      'nature',
      ['Consulting Fee', 'Gift'],
    ],
  ])('%s', async (question, field, [first = '', second = '']) => {
    const read = await interpret(question, undefined, data);
    expect(read.kind === 'answer' && read.query.measures).toEqual([
      'total_amount',
      of('first', field, first),
      of('second', field, second),
    ]);
  });

  it('is nothing beside their number', async () => {
    const read = await interpret('how many doctors got both consulting fees and gifts', undefined, data);
    expect(read.kind === 'answer' && read.query.measures).toEqual(['recipients']);
  });
});
