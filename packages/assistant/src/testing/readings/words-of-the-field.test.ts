import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('words of the field', () => {
  it.each([
    // Who is counted: people by a short word, or those that the question has named.
    ['derms in CA: how many and total', 'recipients+total_amount where specialty=Dermatology state=CA'],
    ['dermatologists in CA, headcount', 'recipients where specialty=Dermatology state=CA'],
    ['derm spend by year', 'total_amount by program_year where specialty=Dermatology'],
    ['median per derm', 'median per recipient where specialty=Dermatology'],
    [
      'cardiologists in Texas - how many of them got paid and how much all together',
      'recipients+total_amount where specialty=Cardiovascular state=TX',
    ],
    ['dermatologists, how much and how many of them', 'total_amount+recipients where specialty=Dermatology'],
    [
      'physicians in Texas: how many of those got meals',
      'recipients where state=TX nature=Food recipient_type=Physician',
    ],
    // Whose totals an average is over.
    [
      'what did the average Seattle physician get in 2024',
      'average per recipient where recipient_type=Physician city=Seattle in 2024',
    ],
    [
      'what does one doctor in California get on average, in total?',
      'average per recipient where recipient_type=Physician state=CA',
    ],
    ['average meal of a Texas doctor', 'average per record where nature=Food state=TX recipient_type=Physician'],
    // A single record says whose it is.
    ['largest single honorarium on record, who got it', 'list where nature=Honoraria desc 1'],
    ['most expensive trip last year - who and where to', 'list where nature=Travel in 2023 desc 1'],
    // All that are ranked, and by dollars.
    [
      'Pfizer PIs ranked by 2024 research $',
      'research: total_amount by investigator where company_family=Pfizer in 2024 desc 10',
    ],
    [
      '3 hospitals with the most general payments in $',
      'total_amount by recipient where recipient_type=Teaching desc 3',
    ],
    [
      'cardiologists paid by Pfizer since 2022, by amt',
      'total_amount by recipient where specialty=Cardiovascular company_family=Pfizer in since 2022',
    ],
    // What is left out.
    [
      'If you take out food, who are the 5 biggest spenders in Seattle?',
      'total_amount by company where nature!=Food city=Seattle desc 5',
    ],
    [
      'how many people were taken out for a meal by Pfizer',
      'count recipient where recipient_type=Physician,Non-Physician nature=Food company_family=Pfizer',
    ],
    // Two that are named, each with its row.
    ['travel cash or in kind? split it', 'total_amount by form where nature=Travel form=Cash,In-kind'],
    [
      'Is Pfizer or Merck the bigger spender with cardiologists?',
      'total_amount by company where company=Pfizer,Merck specialty=Cardiovascular',
    ],
    [
      'does Pfizer or Merck serve the pricier lunch on average?',
      'average per record by company where company=Pfizer,Merck nature=Food',
    ],
    // What it was worth.
    ['how many gifts were given and what were they worth in total', 'payments+total_amount where nature=Gift'],
    [
      "what were doctors' ownership stakes worth in 2023 and how much had they put in",
      'ownership: amount_invested+value_of_interest where recipient_type=Physician in 2023',
    ],
    [
      "value of doctors' ownership stakes in 2023 and amount invested",
      'ownership: value_of_interest+amount_invested where recipient_type=Physician in 2023',
    ],
    ['what did physicians receive in 2023', 'total_amount where recipient_type=Physician in 2023'],
  ])('“%s” is %s', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });

  it.each([
    ['how much did companies spend on sending people places in 2022', 'refuse places'],
    ['principal investigators who got honoraria too, how many', 'refuse cannot'],
    ['the bigger companies', 'refuse the bigger'],
  ])('“%s” is refused', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });

  it.each<[string, ...string[]]>([
    [
      'median per recipient where state=CA specialty=Cardiovascular',
      'derms in CA: how many',
      'median per derm',
      'cardiologists',
    ],
    [
      'count recipient where recipient_type=Physician company=Stryker in 2024',
      'how much did Pfizer pay in 2024',
      'to how many doctors?',
      'same number for Stryker',
    ],
    [
      'median per recipient where recipient_type=Physician state=NY',
      'what does one doctor in California get on average',
      'and in New York state?',
      'now the median instead of the average',
    ],
  ])('%s, after its turns', async (read, ...turns) => {
    expect(await lastReading(turns, data)).toBe(read);
  });
});
