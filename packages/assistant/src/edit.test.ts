import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { edited } from './edit.ts';
import { interpret } from './interpret.ts';
import type { DataPort } from './port/data-port.ts';
import { gatePort } from './port/gate-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

/** What is read once the chip of a text is said otherwise. */
async function after(question: string, text: string, words: string) {
  const read = await interpret(question, undefined, data);
  if (read.kind !== 'answer' || !read.context) throw new Error(JSON.stringify(read));
  const chip = read.chips.find((one) => one.text === text);
  if (!chip) throw new Error(`No ${text} among ${read.chips.map((one) => one.text)}`);
  return edited(read.context, { chip, words }, data);
}

/** The query of another question. */
async function queryOf(question: string) {
  const read = await interpret(question, undefined, data);
  if (read.kind !== 'answer') throw new Error(JSON.stringify(read));
  return read.query;
}

describe('a part of an interpretation', () => {
  const question = 'top 2 companies by total spend on meals in Massachusetts in 2023';
  it.each([
    ['2023', '2022', 'top 2 companies by total spend on meals in Massachusetts in 2022'],
    ['2023', 'since 2021', 'top 2 companies by total spend on meals in Massachusetts since 2021'],
    ['2023', '', 'top 2 companies by total spend on meals in Massachusetts'],
    ['MA', 'Illinois', 'top 2 companies by total spend on meals in Illinois in 2023'],
    ['MA', '', 'top 2 companies by total spend on meals in 2023'],
    ['Food and Beverage', '', 'top 2 companies by total spend in Massachusetts in 2023'],
    ['Company', 'state', 'top 2 states by total spend on meals in Massachusetts in 2023'],
    ['Company', '', 'total spend on meals in Massachusetts in 2023'],
    ['2 largest', 'top 3', 'top 3 companies by total spend on meals in Massachusetts in 2023'],
    ['2 largest', '3 smallest', 'the 3 companies with the lowest total spend on meals in Massachusetts in 2023'],
    ['2 largest', '', 'total spend on meals in Massachusetts in 2023 by company'],
    ['Total amount', 'number of payments', 'top 2 companies by number of payments on meals in Massachusetts in 2023'],
  ])('“%s” becomes “%s”, and all else stays', async (text, words, same) => {
    const read = await after(question, text, words);
    if (read.kind !== 'answer') throw new Error(JSON.stringify(read));
    const { where, ...query } = await queryOf(same);
    expect(read.query).toMatchObject(query);
    expect(read.query.where).toHaveLength(where?.length ?? 0);
    expect(read.query.where).toEqual(expect.arrayContaining(where ?? []));
  });

  it('is one of a condition too', async () => {
    const read = await after('companies that paid more than $5,000', 'amount over $5,000', 'over $10,000');
    expect(read).toMatchObject({ query: { having: [{ field: 'total_amount', op: 'gt', value: '10000' }] } });
  });

  it('is one condition of a set, which has others still', async () => {
    const question = 'how many physicians received more than $1,000 in 2023 and more than $2,000 in 2022';
    const having = (read: unknown) =>
      JSON.stringify((read as { query: unknown }).query).match(/"op":"gt","value":"\d+"/g);
    const [kept, other] = ['"op":"gt","value":"1000"', '"op":"gt","value":"3000"'];
    expect(having(await after(question, 'with amount over $2,000 in 2022', ''))).toContain(kept);
    expect(having(await after(question, 'with amount over $2,000 in 2022', ''))).not.toContain(
      '"op":"gt","value":"2000"',
    );
    expect(having(await after(question, 'with amount over $2,000 in 2022', 'over $3,000'))).toEqual(
      expect.arrayContaining([kept, other]),
    );
  });

  it('is whether somebody is new, and the amount beside it stays', async () => {
    const read = await after(
      'new physicians in 2023 who received more than $1,000',
      'paid for the first time then',
      '',
    );
    expect(JSON.stringify(read)).toContain('"value":"1000"');
    expect(read).not.toHaveProperty('context.reading.isNew');
  });

  it.each([
    ['2023', '2022 in Ohio', 'cannot'],
    ['2023', 'flurb', 'not-understood'],
    ['MA', '2022', 'cannot'],
    ['Total amount', '', 'not-understood'],
    ['General payments', '', 'not-understood'],
    // Research payments name no nature.
    ['General payments', 'research', 'cannot'],
  ])('“%s” does not become “%s”: nothing is dropped or guessed', async (text, words, reason) => {
    expect(await after(question, text, words)).toMatchObject({ kind: 'refuse', reason });
  });

  it('is none where the answer has no such part', async () => {
    const read = await interpret(question, undefined, data);
    const context = read.kind === 'answer' ? read.context : undefined;
    if (!context) throw new Error('No context');
    const chip = { slot: 'time' as const, label: 'Time', text: '1999' };
    expect(await edited(context, { chip, words: '' }, data)).toMatchObject({ kind: 'refuse', reason: 'cannot' });
  });
});

it('remembers the answers before the one that is edited, and that one', async () => {
  const read = await after('spend by state in 2023', '2023', '2022');
  if (read.kind !== 'answer' || !read.context) throw new Error(JSON.stringify(read));
  const back = await interpret('undo that', read.context, data);
  expect(back).toMatchObject({ kind: 'answer', query: await queryOf('spend by state in 2023') });
});
