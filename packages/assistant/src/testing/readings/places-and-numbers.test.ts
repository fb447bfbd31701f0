import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('so many records', () => {
  it.each([
    ['20 travel payments', 'list where nature=Travel desc 20'],
    ['show me 20 travel payments by Pfizer', 'list where nature=Travel company_family=Pfizer desc 20'],
    ['give me 10 records of Pfizer', 'list where company_family=Pfizer desc 10'],
    ['5 consulting payments over $10k', 'list where nature=Consulting each record gt 10000 desc 5'],
    ['30 research payments', 'research: list desc 30'],
    ['20 consulting fees', 'list where nature=Consulting desc 20'],
    ['the first 10 payments of 2023', 'list in 2023 asc 10'],
    ['what day did Pfizer make its first payment', 'list where company_family=Pfizer asc 1'],
    ['physicians with 20 travel payments', 'refuse 20'],
    ['who received 2 payments', 'refuse 2'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('so many of what is ranked', () => {
  it.each([
    ['companies with most records in 2022, first 8', 'records by company in 2022 desc 8'],
    ['companies with the fewest records, top 5', 'records by company asc 5'],
    ['top 2 natures in each of Texas and California', 'total_amount by state+nature where state=TX,CA desc 2'],
    ['top Pfizer product in each year', 'total_amount by program_year+product where company_family=Pfizer desc 1'],
    ['biggest gift recipient by year', 'total_amount by program_year+recipient where nature=Gift desc 1'],
    ['largest single payment per company', 'largest per record by company'],
    ['which company paid the most to physicians', 'total_amount by company where recipient_type=Physician desc 1'],
    ['companies by number of physicians', 'count recipient by company where recipient_type=Physician desc 1000'],
    ['companies by ownership value', 'ownership: value_of_interest by company desc 1000'],
    ['products of Pfizer by spend', 'total_amount by product where company_family=Pfizer'],
    ['nature breakdown for Pfizer', 'total_amount by nature where company_family=Pfizer'],
    ['monthly breakdown of spend in 2023', 'total_amount by month in 2023'],
    ['what share of spend do the top 10 companies hold', 'total_amount concentration'],
    [
      'physicians with more than 3 payments over $1,000',
      'total_amount by recipient where recipient_type=Physician having payments gt 3 each record gt 1000',
    ],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });

  it.each([
    ['second and third largest company in 2023', { n: 2, place: 2, direction: 'desc' }],
    ['the 2nd and 3rd largest payments', { n: 2, place: 2, direction: 'desc' }],
    ['third to fifth largest states by spend', { n: 3, place: 3, direction: 'desc' }],
    ['the third company by number of doctors', { n: 1, place: 3, direction: 'desc' }],
    ['the number two state by spend', { n: 1, place: 2, direction: 'desc' }],
    ['runner up company in each year', { n: 1, place: 2, direction: 'desc', within: ['program_year'] }],
  ])('“%s” is of its places', async (question, ranking) => {
    const read = await interpret(question, undefined, data);
    expect(read.kind === 'answer' && read.context?.reading.ranking).toEqual(ranking);
  });

  it('does not cut at a part of them, and says so', async () => {
    const read = await interpret('top 1% of recipients', undefined, data);
    expect(read).toMatchObject({ kind: 'refuse', text: expect.stringContaining('the first so many percent') });
  });
});

describe('whose state, which third party, what words', () => {
  it.each([
    ['spend by Massachusetts companies', 'total_amount where company_state=MA'],
    ['Massachusetts-based companies, total', 'total_amount where company_state=MA'],
    ['how much did companies from Texas pay', 'total_amount where company_state=TX'],
    ['how much went to third parties', 'total_amount where third_party!='],
    ['how much went to third party entities', 'total_amount where third_party!= third_party!=Individual'],
    ['total without third parties', 'total_amount where third_party='],
    ['records with the context "Advisory board"', 'records where context=Advisory'],
    ['spend in the last quarter of 2023', 'total_amount in 2023-10-01 to 2023-12-31'],
    ['spend in the final month of 2023', 'total_amount in 2023-12-01 to 2023-12-31'],
    ['share of disputed records by company', 'records by company share'],
    ['studies funded by Pfizer, how many', 'research: distinct study where company_family=Pfizer'],
    ['total ownership value held by physicians and relatives', 'ownership: value_of_interest'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
