import { describe, expect, it } from 'vitest';
import { withColumnsBehind } from './columns-said.ts';
import { withPickPlain } from './order-and-pick.ts';
import { withRankingsPlain } from './rankings-said.ts';

describe('rankings and lists in plainer words', () => {
  it.each([
    ['of the meals Pfizer bought, which was the costliest?', 'the 1 costliest meals Pfizer bought?'],
    ['Among consulting fees in Ohio, how large was the biggest one?', 'the 1 biggest consulting fees in Ohio?'],
    ['in date order, every gift above $200', 'every gift above $200 sorted by date'],
    ['over the two years 2021 and 2022 combined', 'in 2021 and 2022 combined'],
    ['every Texas doctor whose payments exceed $500', 'Texas doctors whose payments exceed $500'],
    ['top firms once royalties are left out', 'top firms excluding royalties'],
    ['top firms if you take the travel costs out', 'top firms excluding travel costs'],
    ['when we leave everything from Pfizer out, top doctors?', ' excluding Pfizer, top doctors?'],
    ['meals by state, from the lowest up', 'meals by state, lowest first'],
    [
      'top 3 doctors in 2023, only those paid by two firms that year',
      'top 3 doctors in 2023, only those paid by two firms',
    ],
    ['paid in 2022 and not before that year', 'paid in 2022 and not before that year'],
    // Neither rows nor a time.
    ['of the companies, which was the biggest?', 'of the companies, which was the biggest?'],
    ['over the two thresholds', 'over the two thresholds'],
  ])('%s', (said, plainly) => {
    expect(withPickPlain(said)).toBe(plainly);
  });

  it.each([
    ["which city gets the most of Pfizer's money", "which city gets the most Pfizer's money"],
    ['which companies spend most of their money on meals', 'which companies spend most of their money on meals'],
    ['top owners, by value', 'top holders of ownership interest by amount'],
    ['the most any company paid for a single meal', 'the largest single meal'],
    ['put the most money behind Eliquis', 'spent the most money on Eliquis'],
  ])('%s', (said, plainly) => {
    expect(withRankingsPlain(said)).toBe(plainly);
  });

  it.each([
    [
      'gifts over $200. I need the date, the company and the amount.',
      'gifts over $200: the date, the company and the amount.',
    ],
    ['gifts over $200, giving date and company', 'gifts over $200: date and company'],
    ['fees over $200, one line per transaction', 'fees over $200, line by line'],
    ['grants in Ohio: state, number of grants, total', 'grants in Ohio by state: number of grants, total'],
    ['top 3 cities: city, count and total', 'top 3 cities: city, count and total'],
    [
      'top 3 ownership values in Ohio: company, physician, value',
      'list the 3 largest ownership interests in Ohio: company, physician, value',
    ],
    // An amount may be that of each record.
    ['grants in Ohio: company, amount', 'grants in Ohio: company, amount'],
    // One column may be a figure of rows.
    ['gifts in Ohio, showing the amount', 'gifts in Ohio, showing the amount'],
  ])('%s', (said, plainly) => {
    expect(withColumnsBehind(said)).toBe(plainly);
  });
});
