import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('several figures beside each other', () => {
  it.each([
    [
      'number of physicians, total and mean total per physician by state',
      [
        'recipients',
        'total_amount',
        { name: 'average_per_recipient', ratio: { of: 'total_amount', per: 'recipients' } },
      ],
    ],
    [
      'top 5 companies by number of physicians; show n, total and spend per physician',
      [
        'recipients',
        'total_amount',
        { name: 'average_per_recipient', ratio: { of: 'total_amount', per: 'recipients' } },
      ],
    ],
    [
      'total and median per physician in 2024',
      [{ name: 'median', median: 'total_amount' }, { name: 'sum_of_total_amount', sum: 'total_amount' }, 'rows'],
    ],
    [
      'how many physicians got over $50,000, and what do they add up to?',
      ['rows', { name: 'sum_of_total_amount', sum: 'total_amount' }],
    ],
    [
      'ownership interests: mean invested and mean value per record',
      [
        'amount_invested',
        { name: 'record_id_count', distinct: 'record_id' },
        { name: 'average_amount_invested', ratio: { of: 'amount_invested', per: 'record_id_count' } },
        'value_of_interest',
        { name: 'average_value_of_interest', ratio: { of: 'value_of_interest', per: 'record_id_count' } },
      ],
    ],
  ])('%s', async (question, measures) => {
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'answer', query: { measures } });
  });
});
