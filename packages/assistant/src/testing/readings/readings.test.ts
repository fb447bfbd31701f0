import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import type { QueryInput } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { DataPort } from '../../port/data-port.ts';
import { gatePort } from '../../port/gate-port.ts';
import type { Context } from '../../port/interpretation.ts';

let data: DataPort;
beforeAll(async () => {
  data = gatePort(await openFixtureAnalytics(), { kind: 'system' });
});

const read = (question: string, context?: Context) => interpret(question, context, data);

/** The query of the last of several turns. */
async function queryOf(...turns: string[]): Promise<QueryInput> {
  let context: Context | undefined;
  let query: QueryInput | undefined;
  for (const turn of turns) {
    const answer = await read(turn, context);
    if (answer.kind !== 'answer') throw new Error(`${turn}: ${JSON.stringify(answer)}`);
    ({ context, query } = answer);
  }
  return query as QueryInput;
}

const meals = { field: 'nature', op: 'eq', value: 'Food and Beverage' };
const records = ['record_id', 'date', 'company', 'recipient', 'nature', 'product', 'state'];

describe('a word that no rule gives a meaning is said, and never left out', () => {
  it.each([
    ['how do companies pay doctors', 'how'],
    ['more spend', 'more'],
    ['what is the total now', 'now'],
    ['payments to practicing physicians', 'practicing'],
    ['payment size by state', 'size'],
  ])('“%s” is refused, and names “%s”', async (question, word) => {
    const answer = await read(question);
    expect(answer).toMatchObject({ kind: 'refuse' });
    expect(JSON.stringify(answer)).toContain(word.split(' ').at(-1));
  });

  it.each(['does Viagra work?', 'top 3 products for each of the top 2 companies of the top state'])(
    '“%s” is refused',
    async (question) => {
      expect(await read(question)).toMatchObject({ kind: 'refuse' });
    },
  );
});

describe('what is ranked', () => {
  it.each<[string, object]>([
    ['most common nature of payment', { measures: ['payments'], dimensions: ['nature'], limit: 1 }],
    ['least frequent nature of payment', { measures: ['payments'], orderBy: [{ direction: 'asc' }, {}] }],
    ['who is third highest paid', { dimensions: ['recipient_id', 'recipient'], having: [{ value: 3 }] }],
    ['companies ranked by median payment', { measures: ['median_amount'], dimensions: ['company'], limit: 10 }],
    ['which company has the most disputed records', { measures: ['records'], dimensions: ['company'], limit: 1 }],
    ['largest single payment in 2023', { dimensions: records, limit: 1 }],
    ['records of meals in 2023, largest first', { dimensions: records, limit: 100, where: [meals, {}] }],
  ])('“%s”', async (question, query) => {
    expect(await queryOf(question)).toMatchObject(query);
  });
});

describe('what a condition is on', () => {
  it.each<[string, object]>([
    ['payments to teaching hospitals above $500', { where: [{}, { field: 'amount', op: 'gt', value: '500' }] }],
    ['doctors with total meals over $50', { having: [{ field: 'total_amount', op: 'gt', value: '50' }] }],
    ['companies that paid over $50', { having: [{ field: 'total_amount', op: 'gt', value: '50' }] }],
  ])('“%s”', async (question, query) => {
    expect(await queryOf(question)).toMatchObject(query);
  });
});

describe('what is counted', () => {
  it.each<[string, object]>([
    ['number of individual payments in 2023', { measures: ['payments'], dimensions: [] }],
    ['average per individual payment', { measures: ['average_payment'] }],
    ['disputed records in 2023 and their total', { measures: ['records', 'total_amount'] }],
    ['spend minus disputed records', { measures: ['total_amount'] }],
  ])('“%s”', async (question, query) => {
    expect(await queryOf(question)).toMatchObject(query);
  });
});

describe('two things beside each other', () => {
  it.each<[string, object]>([
    ['Did Aster Pharma or Borealis Medical pay more in 2023?', { dimensions: ['company'] }],
    ['how much went to physicians and how much to teaching hospitals', { dimensions: ['recipient_type'] }],
    ['how much more was spent in 2023 than in 2022?', { measures: [{ name: 'later' }, { name: 'earlier' }, {}, {}] }],
    ['how much research and how much general', { source: 'all_payments', dimensions: ['payment_kind'] }],
  ])('“%s”', async (question, query) => {
    expect(await queryOf(question)).toMatchObject(query);
  });
});

describe('a question that goes on from the one before', () => {
  it.each<[string[], object]>([
    [['spend by company', 'now by nature'], { dimensions: ['nature'] }],
    [['meals by company', 'and without meals'], { where: [{ ...meals, op: 'ne' }] }],
    [['spend by company', 'just the top 2'], { dimensions: ['company'], limit: 2 }],
    [['spend by company', 'more than $1000 only'], { having: [{ op: 'gt', value: '1000' }] }],
    [['meals by company', 'list them'], { dimensions: records, where: [meals] }],
    [['spend in 2023', 'only meals'], { where: [meals, {}] }],
  ])('%s', async (turns, query) => {
    expect(await queryOf(...turns)).toMatchObject(query);
  });
});
