import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../chips-said.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('the first record of a company', () => {
  it.each([
    ['the first Pfizer payment to Ada Moreno', 'list where company_family=Pfizer recipient_id=1001 asc 1'],
    ['what was the first consulting fee in 2023', 'list where nature=Consulting in 2023 asc 1'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('whom a first record makes new', () => {
  it.each([
    'doctors who got their first consulting fee in 2023',
    'how many doctors received their first payment from Pfizer in 2023',
    'physicians with a first royalty in 2023',
  ])('%s', async (question) => {
    expect(await chipsSaid(question, data)).toContain('for the first time');
  });
});

describe('kinds that are counted in a row', () => {
  it.each([
    [
      'number of physicians, NPPs, and teaching hospitals paid in 2023',
      'count recipient by recipient_type where recipient_type=Physician,Non-Physician,Teaching in 2023',
    ],
    [
      'how many physicians, how many NPPs and how many teaching hospitals got meals',
      'count recipient by recipient_type where recipient_type=Physician,Non-Physician,Teaching nature=Food',
    ],
    [
      'count of drugs, devices and biologicals',
      'count product by product_type where product_type=Drug,Device,Biological',
    ],
    [
      'how many payments over $1,000 did Pfizer and Stryker each make to physicians',
      'payments by company where company=Pfizer,Stryker recipient_type=Physician each record gt 1000',
    ],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('rows, and what is said of each of them again', () => {
  it.each([
    [
      'top 3 Pfizer doctors in each state',
      'total_amount by state+recipient where recipient_type=Physician company_family=Pfizer desc 3',
    ],
    [
      'the best paid physician of each year, with the total for that year',
      'total_amount by program_year+recipient where recipient_type=Physician desc 1',
    ],
    [
      'what did Pfizer spend on meals per physician in 2023',
      'average per recipient where recipient_type=Physician company_family=Pfizer nature=Food in 2023',
    ],
    [
      'among cardiologists, who are the three that received the most in 2023',
      'total_amount by recipient where specialty=Cardiovascular in 2023 desc 3',
    ],
    [
      'how many physicians did Pfizer pay in every year from 2021 to 2023',
      'count recipient where recipient_type=Physician of recipients with 3 conditions',
    ],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('figures beside each other, and what they are sorted by', () => {
  it.each([
    ['spend by state with the number of companies', 'total_amount+count company by state'],
    ['spend on travel by company, and the number of records', 'total_amount+records by company where nature=Travel'],
    [
      'the company with the most disputes and its disputed amount',
      'records+total_amount by company where dispute_status=Yes desc 1',
    ],
    [
      'what did Pfizer pay doctors in 2022 and in 2023',
      'total_amount by program_year where company_family=Pfizer recipient_type=Physician in 2022 and 2023',
    ],
    ['companies with the number of doctors paid and total spend, highest spend first', 'refuse by'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
