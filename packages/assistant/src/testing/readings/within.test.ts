import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import type { Context } from '../../port/interpretation.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

/** What is ranked within what, as `state: company`. */
async function withinOf(question: string, context?: Context): Promise<string> {
  const read = await interpret(question, context, data);
  if (read.kind !== 'answer') return read.kind;
  const { groups = [], ranking } = read.context?.reading ?? {};
  const names = groups.map((group) => (group.kind === 'dimension' ? group.dimension : group.kind));
  const within = ranking?.within ?? [];
  return `${within.join('+')}: ${names.filter((name) => !within.includes(name)).join('+')} ${ranking?.n}`;
}

describe('the first within each', () => {
  it.each([
    ['by state, who are the top 3 physicians', 'state: recipient 3'],
    ['companies with the most payments in each state', 'state: company 10'],
    ['highest earning cardiologist in each state', 'state: recipient 1'],
    ['top cardiologists by state', 'state: recipient 10'],
    ['what does each company spend most on', 'company: nature 1'],
    ['the no. 1 product of each company', 'company: product 1'],
    ['who received the most in each state', 'state: recipient 1'],
    ['top company 2023 vs 2022', 'program_year: company 1'],
    ['top 3 natures for Pfizer versus Novo Nordisk', 'company_family: nature 3'],
    ['top state for each of Pfizer and Stryker', 'company: state 1'],
    ['the physician with most meals for each of Texas and New York state', 'state: recipient 1'],
    ['for each therapeutic area, the company that spends most', 'product_category: company 1'],
    ['which nature dominates in each state', 'state: nature 1'],
    ['top doctor for each of the top 3 companies', 'company: recipient 1'],
    ["who's number one in each state", 'refuse'],
  ])('%s: %s', async (question, within) => {
    expect(await withinOf(question)).toBe(within);
  });
});

it.each([
  ['number one only', 'state: company 1'],
  ['make it the top 5', 'state: company 5'],
  ['top 5 overall', 'refuse'],
])('%s, after the first three within each state: %s', async (turn, within) => {
  const before = await interpret('top 3 companies in each state', undefined, data);
  const context = before.kind === 'answer' ? before.context : undefined;
  expect(await withinOf(turn, context)).toBe(within);
});
