import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { gatePort } from '../port/gate-port.ts';
import { explanationOf } from './explanation.ts';
import { inPlainWords } from './plain-words.ts';

const SYSTEM = { kind: 'system' } as const;

let analytics: Awaited<ReturnType<typeof openFixtureAnalytics>>;
beforeAll(async () => {
  analytics = await openFixtureAnalytics();
});

/** The explanation of the answer to a question. */
async function explained(question: string): Promise<string> {
  const port = gatePort(analytics, SYSTEM);
  const read = await interpret(question, undefined, port);
  if (read.kind !== 'answer') return read.text;
  return explanationOf(read, await analytics.run(read.query, SYSTEM, {}), await port.describe());
}

describe('an explanation says labels, and no names of the assistant’s own', () => {
  it.each([
    ['spend by day of the week', 'Total amount in General payments, for each day of the week.'],
    ['spend by month in 2023', 'Total amount in General payments, for each month.'],
    ['share of meals in spend in 2023', 'Food and Beverage, Total amount and share in General payments.'],
    ['growth by company from 2022 to 2023', '2023, 2022, change and growth in General payments, for each Company.'],
    ['top 2 companies in each state', 'Place is the rank by Total amount within each State, 1 being the largest'],
    ['how many states are there in 2023', 'Number of different values of State in General payments.'],
    ['running total by month in 2023', 'Running total is the running total of Total amount along month'],
  ])('“%s”', async (question, sentence) => {
    const text = await explained(question);
    expect(text).toContain(sentence);
    expect(text.match(/“[a-z0-9_]+”/g) ?? []).toEqual(text.match(/“not”/g) ?? []);
    expect(text).not.toMatch(/rollup|query gate/i);
  });

  it.each([
    [
      'what share of spend do the top 2 companies hold',
      'The figures of the first 2 are added up and divided by those of all',
    ],
    ['how many companies make up 80 % of spend', 'The companies are put in order, the largest total amount first.'],
    ['what share of physicians received meals', 'those with Food and Beverage, divided by all of them.'],
  ])('of two steps says what they are for: “%s”', async (question, sentence) => {
    const text = await explained(question);
    expect(text).toContain(sentence);
    expect(text).toMatch(/^(No filter|Only records where)/m);
    expect(text).not.toMatch(/^(First|Then|Parts|Shown|Sorted)/m);
  });

  it('speaks of what is empty, and of a cut, where there is any', async () => {
    expect(await explained('total amount by year')).not.toMatch(/empty|Shown are/);
    expect(await explained('total amount by company in 2023')).toContain('What is empty makes a row of its own.');
    expect(await explained('top 2 natures')).toContain('Shown are at most 2 rows.');
  });

  it('says nothing of what its name says', async () => {
    expect(await explained('how many states are there in 2023')).not.toContain('State is the number');
  });

  it('leaves a value alone that is called as a figure is', () => {
    const measures = [{ name: 'share', share: { of: 'total_amount', within: [] } }];
    const where = [{ field: 'city', op: 'eq' as const, value: 'share' }];
    const words = ['Only records where City is “share”.'];
    const model = { sources: [] } as unknown as Parameters<typeof inPlainWords>[2];
    expect(inPlainWords(words, { source: 'general', measures, where }, model)).toEqual(words);
  });

  it('a name that ends with a full stop has no second one', () => {
    const of = (name: string, value: string) => ({
      ...{ name, of: 'total_amount', where: [{ field: 'company', op: 'eq' as const, value }] },
    });
    const measures = [of('first', 'Aster, Inc.'), of('second', 'Birk, Inc.')];
    const model = { sources: [] } as unknown as Parameters<typeof inPlainWords>[2];
    expect(inPlainWords(['Difference is “first” less “second”.'], { source: 'general', measures }, model)).toEqual([
      'Difference is Aster, Inc. less Birk, Inc.',
    ]);
  });
});
