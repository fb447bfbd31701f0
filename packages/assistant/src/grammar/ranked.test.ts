import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('rankings', () => {
  it.each([
    ['rank the states by teaching hospital spend', 'total_amount by state where recipient_type=Teaching desc 1000'],
    ['rank companies by physician payments', 'payments by company where recipient_type=Physician desc 1000'],
    [
      'ten cardiologists paid most by Pfizer',
      'total_amount by recipient where specialty=Cardiovascular company_family=Pfizer desc 10',
    ],
    [
      'the five doctors Pfizer paid most in 2023',
      'total_amount by recipient where recipient_type=Physician company_family=Pfizer in 2023 desc 5',
    ],
    ['the top 3 products in each of the top 5 states', 'total_amount by state+product of desc 5 state desc 3'],
    ['drugs only: top 5 products by total', 'total_amount by product where product_type=Drug desc 5'],
    ['largest Pfizer consulting fee in 2023', 'list where company_family=Pfizer nature=Consulting in 2023 desc 1'],
    ['top 10 consulting fees by amount', 'list where nature=Consulting desc 10'],
    ['the consulting fee with the lowest value', 'list where nature=Consulting asc 1'],
    ['smallest ownership value held in Pfizer', 'ownership: list where company_family=Pfizer asc 1'],
    ['which states account for most of the 2023 spend', 'total_amount by state in 2023 desc 10'],
    ['which state got the bulk of meals', 'total_amount by state where nature=Food desc 1'],
    ['in which month of 2023 did spend hit its peak', 'total_amount by month in 2023 desc 1'],
    ['who were the highest paid cardiologists', 'total_amount by recipient where specialty=Cardiovascular desc 10'],
    ['the three cardiologists with the most payments', 'payments by recipient where specialty=Cardiovascular desc 3'],
    [
      'Rank the states by what teaching hospitals there received in 2023',
      'total_amount by state where recipient_type=Teaching in 2023 desc 1000',
    ],
    [
      "Rank Pfizer's products by what the company spent on them, lowest first",
      'total_amount by product where company_family=Pfizer asc 1000',
    ],
    [
      'Order the companies by how many doctors they paid in 2023',
      'count recipient by company where recipient_type=Physician in 2023 desc 1000',
    ],
    ['States ranked by total spend in 2023, first 3', 'total_amount by state in 2023 desc 3'],
    [
      'the five states in which the average amount of a single general payment was highest in 2023',
      'average per payment by state in 2023 desc 5',
    ],
    [
      'companies with the highest physician spend in 2023',
      'total_amount by company where recipient_type=Physician in 2023 desc 10',
    ],
    [
      'three companies that put the most money behind oncology products',
      'total_amount by company where product_category=ONCOLOGY desc 3',
    ],
    ['companies paying cardiologists the most', 'total_amount by company where specialty=Cardiovascular desc 10'],
    [
      'companies whose consulting fees went to the most physicians',
      'count recipient by company where recipient_type=Physician nature=Consulting desc 10',
    ],
    [
      "Which city in Texas gets the most of Pfizer's money?",
      'total_amount by city where state=TX company_family=Pfizer desc 1',
    ],
    ['Which specialties spend most of their money on meals', 'refuse most of'],
    [
      'Highest paid physicians in Texas: three',
      'total_amount by recipient where recipient_type=Physician state=TX desc 3',
    ],
    ['Five largest shareholders in Texas, by value', 'ownership: value_of_interest by recipient where state=TX desc 5'],
    [
      'General, research and ownership together - who are the top 3 companies for 2023?',
      'all_payments: total_amount by company in 2023 desc 3',
    ],
    ['which companies paid the most together', 'total_amount concentration'],
    [
      'top 3 doctors in Texas with their combined total',
      'total_amount where recipient_type=Physician state=TX concentration',
    ],
    [
      'Among companies that spent over $1 million in 2023, which spent the most on meals?',
      'total_amount by company where nature=Food of companies with 1 conditions in 2023 desc 1',
    ],
    [
      'which cities in New York had the most doctors paid',
      'count recipient by city where recipient_type=Physician state=NY desc 10',
    ],
    ['cities in Texas with total 2023 spend, lowest first', 'total_amount by city where state=TX in 2023 asc 1000'],
    [
      'Products sorted by number of physicians reached',
      'count recipient by product where recipient_type=Physician desc 1000',
    ],
    ['largest payment in each year, with recipient', 'list by program_year desc 1'],
    ['top 2 consulting fees in each year', 'list by program_year where nature=Consulting desc 2'],
    ['the two most recent payments of each company', 'list by company desc 2'],
    ['companies with total spend and number of doctors', 'ask The total of the doctors alone, or of everybody?'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('several figures of one thing', () => {
  it.each([
    [
      'Total, average and largest honorarium that Pfizer paid in 2023',
      'total_amount+average per record+largest per record where nature=Honoraria company_family=Pfizer in 2023',
    ],
    [
      'Number, total and median of consulting fees by state',
      'records+total_amount+median per record by state where nature=Consulting',
    ],
    [
      'Maximum single royalty or license record for each company, 2023',
      'largest per record by company where nature=Royalty in 2023',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('bounds on what each has in all', () => {
  it.each([
    [
      'number of physicians whose aggregate general payments in 2023 exceeded $100,000',
      'count recipient where recipient_type=Physician in 2023 having gt 100000',
    ],
    ['number of companies whose total spend was over $1 million', 'count company having gt 1000000'],
    [
      'List the Texas cities with 2023 general payments above $150,000, and their totals',
      'total_amount by city where state=TX in 2023 having gt 150000',
    ],
    [
      'states where doctors got more than $1 million altogether in 2023',
      'total_amount by state where recipient_type=Physician in 2023 having gt 1000000',
    ],
    [
      'Which companies gave more than $4,000 of royalties in all',
      'total_amount by company where nature=Royalty having gt 4000',
    ],
    [
      'In how many months of 2023 did Pfizer spend more than $150,000?',
      'count month where company_family=Pfizer in 2023 having gt 150000',
    ],
    [
      'which royalties to hospitals were over $20,000',
      'list where nature=Royalty recipient_type=Teaching each record gt 20000',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
