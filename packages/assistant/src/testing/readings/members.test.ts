import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

/** Those whose own figure satisfies a condition, over the same records. */
const members = (field: string, figure: string, value: string) => ({
  field,
  op: 'in',
  query: { having: [{ field: figure, op: 'gt', value }] },
});

describe('a condition on each of those whose figure is asked', () => {
  it.each<[string, object]>([
    [
      'total paid to physicians who received more than $10k',
      { dimensions: [], where: [{}, members('recipient_id', 'total_amount', '10000')] },
    ],
    [
      'how much did companies with more than 1000 recipients spend',
      { dimensions: [], where: [members('company', 'recipients', '1000')] },
    ],
    [
      'spend by nature for physicians who received more than $100k',
      { dimensions: ['nature'], where: [{}, members('recipient_id', 'total_amount', '100000')] },
    ],
    ['physicians who received more than $10k', { dimensions: ['recipient_id', 'recipient'], having: [{ op: 'gt' }] }],
    ['companies with total spend above $1M', { dimensions: ['company'], having: [{ op: 'gt' }] }],
  ])('“%s”', async (question, query) => {
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'answer', query });
  });

  it.each(['total meals paid to physicians who received more than $10k'])('“%s” is refused', async (question) => {
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'refuse', reason: 'cannot' });
  });
});
