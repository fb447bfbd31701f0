import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('conditions on growth and parts', () => {
  it.each([
    ['companies that at least doubled their spend between 2022 and 2024', { field: 'growth', op: 'gte', value: 1 }],
    ['companies whose spend more than doubled from 2023 to 2024', { field: 'growth', op: 'gt', value: 1 }],
    ['which states grew by more than 20% from 2023 to 2024', { field: 'growth', op: 'gt', value: 0.2 }],
    ['companies that fell by more than 50% from 2023 to 2024', { field: 'growth', op: 'lt', value: -0.5 }],
    ['which natures are less than 1% of all dollars', { field: 'share', op: 'lt', value: '0.01' }],
    ['companies whose share of spend is over 5%', { field: 'share', op: 'gt', value: 0.05 }],
  ])('%s', async (question, condition) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'answer',
      query: { having: [condition] },
    });
  });

  it('those who doubled are counted', async () => {
    const read = await interpret('how many companies doubled their spend from 2023 to 2024', undefined, data);
    expect(read).toMatchObject({
      kind: 'answer',
      query: {
        from: { dimensions: ['company'], having: [{ field: 'growth', op: 'gte', value: 1 }] },
        measures: ['rows'],
      },
    });
  });
});
