import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('shares of what a record may name several of', () => {
  it('is of the whole, in which each record is once', async () => {
    const read = await interpret('what share of the spend of Pfizer is on Eliquis by year', undefined, data);
    expect(read).toMatchObject({
      query: {
        measures: [
          { name: 'of_part', of: 'total_amount', where: [{ field: 'product', op: 'eq', value: 'ELIQUIS' }] },
          'total_amount',
          { name: 'share', proportion: { of: 'of_part', in: 'total_amount' } },
        ],
        dimensions: ['program_year'],
      },
    });
  });
});
