import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

/** The query of the last of some turns; the reason where one of them is refused. */
async function lastOf(...turns: readonly string[]) {
  let read = await interpret(turns[0] ?? '', undefined, data);
  for (const turn of turns.slice(1)) {
    if (read.kind !== 'answer') return read;
    read = await interpret(turn, read.context, data);
  }
  return read.kind === 'answer' ? read.query : read;
}

const TOP = 'top 5 companies in 2024';

describe('turns after the first of rows', () => {
  it.each(['show them all', 'the full list, please', 'all companies', 'no limit'])(
    'shows every row: “%s”',
    async (turn) => {
      const query = await lastOf(TOP, turn);
      expect(query).toMatchObject({ dimensions: ['company'] });
      expect(query).not.toHaveProperty('limit');
    },
  );

  it.each(['who is second?', 'and number two?', 'the runner-up?', 'what about the second one?'])(
    'takes the second: “%s”',
    async (turn) => expect(await lastOf(TOP, turn)).toMatchObject({ having: [{ field: 'place', op: 'eq', value: 2 }] }),
  );

  it.each(['what do they add up to?', 'how much is that for all 5 together?', 'sum of these'])(
    'adds up these alone: “%s”',
    async (turn) =>
      expect(await lastOf(TOP, turn)).toMatchObject({
        measures: [{ name: 'together' }, { name: 'of_all' }, { name: 'share' }],
      }),
  );

  it.each(['the first one: what for?', 'what was the first one paid for?'])(
    'asks of the first alone: “%s”',
    async (turn) =>
      expect(await lastOf(TOP, turn)).toMatchObject({
        dimensions: ['nature'],
        where: [{ field: 'company', value: 'Pfizer Inc.' }, {}],
      }),
  );

  it('adds no single records up, which the gate cannot', async () =>
    expect(await lastOf('the 5 largest payments in 2024', 'what do they add up to?')).toMatchObject({
      kind: 'refuse',
    }));

  it('keeps the rows where a total stands beside or in place of a figure', async () => {
    for (const turn of ['with the total amount', 'total amount instead', 'sort by total amount'])
      expect(await lastOf('number of payments by company in 2024', turn)).toMatchObject({ dimensions: ['company'] });
  });

  it('breaks the largest single record down as the largest of each', async () =>
    expect(await lastOf('largest payment in 2024', 'by quarter')).toMatchObject({
      measures: [{ name: 'largest', max: 'amount' }],
      dimensions: [{ name: 'quarter' }],
    }));
});

describe('turns after a number of people', () => {
  it.each(['how many of them got more than $5,000?', 'of those, how many received over $5,000 altogether?'])(
    'bounds what each of them got in all: “%s”',
    async (turn) =>
      expect(JSON.stringify(await lastOf('number of physicians in 2024 excluding gifts', turn))).toContain(
        '"having":[{"field":"total_amount","op":"gt","value":"5000"}]',
      ),
  );

  it('gives a condition up by its name', async () =>
    expect(await lastOf('number of physicians in Texas in 2024', 'and without the state filter?')).toMatchObject({
      where: [{ field: 'recipient_type' }, { field: 'program_year' }],
    }));
});
