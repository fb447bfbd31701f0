import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('single ones, where a figure or a bound is of them anyhow', () => {
  it.each([
    ['90th percentile of single consulting fees in 2023', 'percentile per record where nature=Consulting in 2023'],
    ['median royalty in 2023, looking at single payments', 'median per record where nature=Royalty in 2023'],
    ['total of single payments above $10,000 in 2023', 'total_amount in 2023 each record gt 10000'],
    [
      'royalties in 2023 leaving out any single record below $500',
      'total_amount where nature=Royalty in 2023 each record gte 500',
    ],
    ['number of meals by company that cost more than $100', 'payments by company where nature=Food each record gt 100'],
    ['what do payments in excess of $1,000 each amount to in 2023', 'total_amount in 2023 each record gt 1000'],
    ['how many got meals in 2023', 'count recipient where nature=Food in 2023'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('single payments, by whatever words', () => {
  it.each([
    [
      'biggest 5 consulting fees paid by Pfizer in 2023',
      'list where nature=Consulting company_family=Pfizer in 2023 desc 5',
    ],
    ['largest travel payment in 2023 and who received it', 'list where nature=Travel in 2023 desc 1'],
    ['who got the largest honorarium in 2022', 'list where nature=Honoraria in 2022 desc 1'],
    ['company with the largest payment in 2023', 'list in 2023 desc 1'],
    ['largest research payment to a hospital', 'research: list where recipient_type=Teaching desc 1'],
    ['largest consulting fee to a physician', 'list where nature=Consulting recipient_type=Physician desc 1'],
    ['every royalty above $50k in 2021', 'list where nature=Royalty in 2021 each record gt 50000'],
    ['all gifts over $500', 'list where nature=Gift each record gt 500'],
    ['in kind payments over $10,000', 'list where form=In-kind each record gt 10000'],
    ['which payments did Ada Moreno get from Pfizer', 'list where recipient_id=1001 company_family=Pfizer'],
    ['show disputed payments in 2023', 'list where dispute_status=Yes in 2023'],
    ['list of disputes of Pfizer', 'list where dispute_status=Yes company_family=Pfizer'],
    ['list gifts to hospitals with date and amount', 'list where nature=Gift recipient_type=Teaching'],
    ['transactions of Ada Moreno', 'list where recipient_id=1001'],
    ['transactions of Pfizer in Texas sorted by amount', 'list where company_family=Pfizer state=TX'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });

  it.each([
    ['physicians with the largest payments', 'total_amount by recipient where recipient_type=Physician desc 10'],
    ['which city had the smallest payment', 'smallest per record by city asc 1'],
    ['Pfizer transactions by year', 'records by program_year where company_family=Pfizer'],
    ['number of research records per company', 'research: records by company'],
    ['which payments are most common', 'refuse most common'],
    ['disputed records by state, top 5', 'records by state where dispute_status=Yes desc 5'],
    ['percent of Pfizer records disputed', 'refuse percent of'],
    ['total number of payments in 2023', 'payments in 2023'],
    ['total physicians in 2023', 'count recipient+total_amount where recipient_type=Physician in 2023'],
    ['list of companies and their totals by year', 'refuse companies'],
    ['average total received by cardiologists', 'average per recipient where specialty=Cardiovascular'],
  ])('“%s” is none: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('a number before records that are conditioned', () => {
  it.each([
    [
      'companies with more than 3 disputed records',
      'total_amount by company where dispute_status=Yes having records gt 3',
    ],
    ['companies with more than 5 disputes', 'records by company where dispute_status=Yes having records gt 5'],
    [
      'doctors with at least 5 travel payments',
      'total_amount by recipient where nature=Travel recipient_type=Physician having payments gte 5',
    ],
  ])('“%s” counts them', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
