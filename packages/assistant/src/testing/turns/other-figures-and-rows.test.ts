import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('other figures of what was asked', () => {
  it.each<[string, ...string[]]>([
    ['total_amount where nature=Food in 2023', 'meals in 2023', 'how much do they add up to?'],
    [
      'total_amount by company where dispute_status=Yes',
      'number of disputed payments by company',
      "what's their value",
    ],
    ['list where nature=Travel company=Merck in 2023 desc 1', 'travel by Merck in 2023', 'its largest single one'],
    [
      'median per recipient where recipient_type=Physician in 2023',
      'average total per physician in 2023',
      'what is the median of the same totals?',
    ],
    ['median per company', 'spend by company', 'the median of those totals'],
    [
      'average per recipient where specialty=Dermatology in 2023',
      'how many dermatologists were paid in 2023',
      'how much did they get on average over the year?',
    ],
    [
      'average payments per recipient where specialty=Dermatology',
      'number of payments to dermatologists',
      'what is that per dermatologist',
    ],
    [
      'payments where recipient_type=Physician in 2023',
      'number of payments in 2023',
      'how many of them went to physicians',
    ],
  ])('are read as “%s”: %s', read);
});

describe('other rows of it', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by company+program_year where company=Merck,Stryker',
      'spend of Merck by year',
      'compare with Stryker',
    ],
    ['total_amount by company where company=Merck,Stryker', 'spend of Merck', 'put Stryker next to it'],
    ['ownership: value_of_interest by company where state=TX', 'ownership value by company', 'only holders in Texas'],
    [
      'total_amount by state where company=Merck nature=Food in 2023',
      'spend of Merck in 2023',
      'split the meals by state for me',
    ],
    [
      'total_amount by recipient where recipient_type=Physician company=Merck',
      'how many physicians did Merck pay',
      'name them',
    ],
    [
      'total_amount by recipient where recipient_type=Physician company=Merck desc 5',
      'how many physicians did Merck pay',
      'name the top five',
    ],
    [
      'total_amount by product of desc 5 product in 2023 desc 5',
      'top 5 products in 2024',
      'how much did each get in 2023',
    ],
    [
      'total_amount by recipient where recipient_type=Physician company=Merck in 2023',
      'how many physicians did Merck pay in 2023',
      'how much did each get',
    ],
    [
      'count recipient by state where nature=Food recipient_type=Physician of desc 5 state each record gt 100 desc 5',
      'meals over $100 by state, top 5',
      'how many doctors in each',
    ],
    [
      'total_amount by month where nature=Food in 2023 having gt 1000',
      'meals by month in 2023',
      'only months above $1,000',
    ],
    ['total_amount by state+company where nature=Gift', 'gifts by state', 'and the companies'],
    [
      'total_amount by company where nature=Consulting in 2023 desc 5',
      'consulting fees in 2023',
      'top five companies in that year, please, with amounts',
    ],
    [
      'count recipient where company=Merck recipient_type=Physician',
      'spend of Merck by nature',
      'how many doctors did they pay?',
    ],
    ['total_amount where product_category=CARDIOLOGY', 'spend on oncology products', 'now cardiology'],
    ['total_amount by program_year where nature=Food each record gt 1000', 'meals by year', 'only those over $1,000'],
    // Which rows or whose place is meant, nobody can tell.
    ['refuse cannot', 'spend of Ada Moreno in 2023', 'where does she rank'],
    ['refuse cannot', 'top 5 companies', 'median total per company'],
    ['refuse cannot', 'spend by hospital', 'and of all hospitals?'],
  ])('are read as “%s”: %s', read);
});

describe('what part of all that is', () => {
  it.each<[string, ...string[]]>([
    ['total_amount in 2023 concentration', 'top 10 companies in 2023', 'how much of the total do they hold?'],
    ['total_amount where state=TX concentration', 'top 5 companies in Texas', 'what share of the Texas total is that?'],
    ['total_amount where company=Merck concentration', 'spend of Merck by nature', "the biggest one's share of that"],
    [
      'total_amount where company=Merck recipient_type=Physician in 2023 share',
      'travel of Merck to physicians in 2023',
      'what share of its physician spend is that?',
    ],
    [
      'payments by company of desc 1 company desc 1 share',
      'gifts by company, top 1',
      'what percent of its payments is that',
    ],
  ])('is read as “%s”: %s', read);
});

describe('the rows that are there', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by state asc 1000', 'spend by state', 'reverse the order'],
    ['total_amount by state desc 1', 'smallest state', 'the second highest'],
    [
      'total_amount by recipient where recipient_type=Teaching state=TX of desc 10 recipient desc 10',
      'top 10 hospitals',
      'which are in Texas',
    ],
    [
      'total_amount by recipient where recipient_type=Physician company=Merck state=TX',
      'how many physicians did Merck pay',
      'which are in Texas',
    ],
    [
      'count recipient by state where recipient_type=Physician of desc 5 state in 2023 desc 5',
      'top 5 states in 2023',
      'and how many physicians',
    ],
    [
      'median per record+percentile per record where nature=Food in 2023',
      'median meal in 2023',
      'and the 95th percentile as well',
    ],
    [
      'total_amount by program_year where nature=Gift state=TX growth',
      'gifts by year in Texas',
      'what is the growth from year to year',
    ],
    [
      'count recipient where recipient_type=Physician company=Merck in 2023 having gt 500',
      'how many physicians did Merck pay in 2023',
      'how many of them got more than $500 in total that year',
    ],
    ['total_amount where company=Merck state=TX in 2024', 'spend of Merck in Texas in 2023', 'how does 2024 look?'],
    ['total_amount', 'spend by company', 'total of all'],
    ['refuse cannot', 'how many companies paid dermatologists', 'per physician'],
  ])('are read as “%s”: %s', read);
});

describe('those of another time, and their own wholes', () => {
  it.each<[string, ...string[]]>([
    [
      'count recipient where recipient_type=Physician company=Merck among program_year=2023 program_year=2024 in 2023 and 2024',
      'how many physicians did Merck pay in 2024',
      'how many of them were also paid in 2023',
    ],
    ['total_amount by company share', 'disputed amount by company', 'as a share of their total'],
    ['total_amount by nature where company=Merck share', 'spend of Merck by nature', 'as a percentage of its total'],
    ['total_amount where state=TX,CA', 'spend in Texas', 'extend to California'],
    ['total_amount by company desc 1000', 'spend by company', 'sort them descending'],
    ['total_amount by company asc 1000', 'spend by company', 'low to high'],
  ])('are read as “%s”: %s', read);
});
