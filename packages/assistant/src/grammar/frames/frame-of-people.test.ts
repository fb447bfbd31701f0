import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

const PHYSICIANS = 'recipient_type=Physician';
const HOSPITALS = 'recipient_type=Teaching';
const CARDIOLOGISTS = 'specialty=Cardiovascular';

describe('who is paid, said apart, holds for all of a question', () => {
  it.each([
    // Behind a sign.
    [
      'In which state does Pfizer spend the most, physicians only?',
      `total_amount by state where company_family=Pfizer ${PHYSICIANS} desc 1`,
    ],
    [
      'For each year, which company spent the most, physicians only?',
      `total_amount by program_year+company where ${PHYSICIANS} desc 1`,
    ],
    [
      'number and sum of payments between $100 and $125, physicians only',
      `total_amount+records where ${PHYSICIANS} each record between 100`,
    ],
    [
      'Which company paid the most in 2023, only hospitals',
      `total_amount by company where ${HOSPITALS} in 2023 desc 1`,
    ],
    // In front.
    [
      'For physicians: which companies topped a million in 2023',
      `total_amount by company where ${PHYSICIANS} in 2023 having gt 1000000`,
    ],
    [
      'For physicians: Pfizer meals as a share of its spend',
      `total_amount where ${PHYSICIANS} company_family=Pfizer share`,
    ],
    ['Among cardiologists, what share of spend was meals', `total_amount where ${CARDIOLOGISTS} share`],
    [
      'Hospitals: how many payments over $10,000 were made in 2023',
      `payments where ${HOSPITALS} in 2023 each record gt 10000`,
    ],
    [
      'For hospitals: companies except those that paid royalties',
      `total_amount by company where ${HOSPITALS} among none nature=Royalty`,
    ],
    [
      'For physicians: what is the total spend by company in 2023',
      `total_amount by company where ${PHYSICIANS} in 2023`,
    ],
    [
      'Honoraria between $1,000 and $2,500: how many were there, to physicians',
      `records where nature=Honoraria ${PHYSICIANS} each record between 1000`,
    ],
    // As the last words, with what says to whom.
    [
      'Pfizer spend by type of payment made to physicians',
      `total_amount by nature where company_family=Pfizer ${PHYSICIANS}`,
    ],
    ['meals by company received by hospitals', `total_amount by company where nature=Food ${HOSPITALS}`],
    ['number of products per company that went to physicians', `count product by company where ${PHYSICIANS}`],
    ['What percentage of payments were under $100 among cardiologists?', `payments where ${CARDIOLOGISTS} share`],
    ['share of disputed records per year among cardiologists', `records by program_year where ${CARDIOLOGISTS} share`],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('where the rest may be of the people themselves, they are no condition of it', () => {
  it.each([
    ['percentage of meals received by doctors', 'total_amount where nature=Food share'],
    [
      'Among physicians in Texas, how many had only meals in 2023?',
      `recipients where state=TX nature=Food ${PHYSICIANS} among none nature!=Food in 2023`,
    ],
    ['physicians in Texas: how many of those got meals', `recipients where state=TX nature=Food ${PHYSICIANS}`],
    ['For physicians: top 10 by total received', 'refuse cannot'],
    ['meals that were not made to physicians', 'total_amount where nature=Food recipient_type!=Physician'],
    ['payments made by Pfizer and received by doctors', `total_amount where company_family=Pfizer ${PHYSICIANS}`],
    ['how much was paid to physicians', `total_amount where ${PHYSICIANS}`],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
