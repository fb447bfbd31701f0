import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();
const kindOf = async (question: string) => {
  const read = await interpret(question, undefined, data);
  return read.kind === 'answer' ? read.context?.reading.comparison : read.text;
};

describe('the first so many percent', () => {
  it.each([
    ['share of spend held by the top 10% of recipients', { n: 10, dimension: 'recipient' }],
    ['how much of the spend goes to the top 1% of companies', { n: 1, dimension: 'company' }],
    ['what share of spend goes to the bottom 25% of companies', { n: 25, dimension: 'company', direction: 'asc' }],
  ])('are those that hold a part: %s', async (question, first) => {
    expect(await kindOf(question)).toEqual({ kind: 'concentration', unit: 'percent', ...first });
  });

  it('are so many of a hundred in the query, and of them alone the part is', async () => {
    const read = await interpret('share of spend held by the top 10% of recipients in 2023', undefined, data);
    const where = [{ field: 'program_year', op: 'eq', value: 2023 }];
    const first = {
      field: 'recipient_id',
      op: 'in',
      query: { where, top: { n: 10, unit: 'percent', by: 'total_amount' } },
    };
    expect(read.kind === 'answer' && read.query.measures).toMatchObject([
      'total_amount',
      { of: 'total_amount', where: [first] },
      { proportion: { of: 'together', in: 'total_amount' } },
      { distinct: 'recipient_id', where: [first] },
    ]);
  });

  it('of rows and of single payments are refused', async () => {
    expect(await kindOf('top 1% of recipients by state')).toContain('the first so many percent');
    expect(await kindOf('share of spend of the top 5% of recipients by state')).toContain('the first so many percent');
    expect(await shortReading('top 1% of payments', data)).toMatch(/^refuse/);
  });
});
