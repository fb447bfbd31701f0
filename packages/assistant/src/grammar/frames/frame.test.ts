import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('a condition that stands apart holds for all of a question', () => {
  it.each([
    ['In Texas, meals as a share of total spend by Pfizer', 'total_amount where state=TX company_family=Pfizer share'],
    ['For Texas: what share of spend went to hospitals', 'total_amount where state=TX share'],
    ['H1 as a share of the year, by year, Texas only', 'total_amount by program_year where state=TX share'],
    ['which company paid the most within Texas?', 'total_amount by company where state=TX desc 1'],
    ['Meals aside, which companies spent the most', 'total_amount by company where nature!=Food desc 10'],
    ['what share of spend went to hospitals, only payments over $500', 'total_amount each record gt 500 share'],
    // Beside one of its kind it is none.
    [
      'Pfizer, Stryker, Merck: honoraria 2024',
      'total_amount by company where company=Pfizer,Stryker,Merck nature=Honoraria in 2024',
    ],
    // Of whom the rest speaks.
    [
      'physicians in Texas: how many of those got meals',
      'recipients where state=TX nature=Food recipient_type=Physician',
    ],
    // Something may be left out of either.
    ['spend excluding cardiologists in Texas', 'refuse Texas'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('in a turn that is a question of its own', async () => {
    const turns = ['total spend of Pfizer by state in 2023', 'In 2022, which company spent the most on meals?'];
    expect(await lastReading(turns, data)).toBe('total_amount by company where nature=Food in 2022 desc 1');
  });
});

describe('a condition that stands last is of all of a question', () => {
  it.each([
    // A share has its part already.
    ['what share of spend went to hospitals by Pfizer', 'total_amount where company_family=Pfizer share'],
    ['what share of spend was meals in Texas', 'total_amount where state=TX share'],
    ['what fraction of records are under $10 in Texas', 'records where state=TX share'],
    ['dispute rate by year from Pfizer', 'records by program_year where company_family=Pfizer share'],
    ['meals as a share of total spend by Pfizer in Texas', 'total_amount where company_family=Pfizer state=TX share'],
    ['H1 as a share of the year, by year in Texas', 'total_amount by program_year where state=TX share'],
    // It is the part, or of those who stand directly before it.
    ['what share of spend was in Texas', 'total_amount share'],
    ['what share of spend went to hospitals in Texas', 'total_amount share'],
    ['what share of spend in Texas in 2023 was meals', 'total_amount where state=TX in 2023 share'],
    ['percentage of payments over $1,000 made by Pfizer', 'payments each record gt 1000 share'],
    // Behind what takes no condition to itself.
    ['largest single meal, who got it in Texas', 'list where nature=Food state=TX desc 1'],
    ['rank the states by total spend, highest first for meals', 'total_amount by state where nature=Food desc 1000'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
