import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import type { DataPort } from '../port/data-port.ts';
import { gatePort } from '../port/gate-port.ts';
import { wordsPort } from '../testing/words-port.ts';

const words = await wordsPort();
let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

describe('the share of a part', () => {
  it('of what a record may name several of is of the whole, in which each record is once', async () => {
    const read = await interpret('what share of the spend of Pfizer is on Eliquis by year', undefined, words);
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

  it('that third party entities have leaves individuals out of the part alone', async () => {
    const any = { field: 'third_party', op: 'notEmpty' };
    const entities = { field: 'third_party', op: 'ne', value: 'Individual' };
    expect(await interpret('share paid to third party entities', undefined, data)).toMatchObject({
      query: { measures: [{ where: [any, entities] }, 'total_amount', {}], where: [] },
    });
  });

  it.each([
    'what share of the median payment is meals',
    'what share of the average payment is meals',
    'share of the largest payment that is royalties by year',
    'what percentage of the 90th percentile payment is travel',
  ])('is refused where a figure has no parts: “%s”', async (question) => {
    expect(await interpret(question, undefined, data)).toMatchObject({
      kind: 'refuse',
      text: expect.stringMatching(/has no parts/),
    });
  });
});

describe('a time as the part', () => {
  it.each([
    ['what share of 2023 spend was in Q4 by company', ['company'], { op: 'between' }],
    ['what share of 2023 spend was in the first half by company', ['company'], { op: 'between' }],
    ['H1 as a share of the year, by year', ['program_year'], { field: 'date' }],
    ['what share of meals was on weekends', [], { part: 'dayOfWeek' }],
    ['what percentage of payments were made on weekends in 2023', [], { part: 'dayOfWeek' }],
  ])('“%s”', async (question, dimensions, condition) => {
    const read = await interpret(question, undefined, data);
    expect(read).toMatchObject({ kind: 'answer', query: { dimensions, measures: [{ name: 'of_part' }, {}, {}] } });
    const [part] = read.kind === 'answer' ? (read.query.measures ?? []) : [];
    expect(JSON.stringify(part)).toContain(JSON.stringify(condition).slice(1, -1));
  });

  it('has its year of the whole, and takes no other', async () => {
    const read = await interpret('what share of 2023 spend was in the first half', undefined, data);
    expect(read).toMatchObject({ kind: 'answer', assumptions: [] });
  });

  it('is not told of the first of all', async () => {
    const question = 'what share of 2023 spend went to the top 2 companies in Q4';
    expect(await interpret(question, undefined, data)).toMatchObject({ kind: 'refuse' });
  });
});
