import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('rankings, time and amounts', () => {
  it.each([
    ['which three Texas cities got the most money', 'total_amount by city where state=TX desc 3'],
    ['who are the top 5 doctors', 'total_amount by recipient where recipient_type=Physician desc 5'],
    ['top 3 companies by spend in 2023', 'total_amount by company in 2023 desc 3'],
    ['which company paid the most', 'total_amount by company desc 1'],
    ['which company topped the list', 'total_amount by company desc 1'],
    ['which company spent more than any other company', 'total_amount by company desc 1'],
    ['which company took the top spot by spend', 'total_amount by company desc 1'],
    ['which state is at the bottom by spend', 'total_amount by state asc 1'],
    ['who made the top 5 doctors', 'total_amount by recipient where recipient_type=Physician desc 5'],
    ['the record payment in 2023', 'list in 2023 desc 1'],
    ['companies in descending order of number of recipients', 'count recipient by company desc 1000'],
    ['spend at the state level', 'total_amount by state'],
    ['company-wise spend', 'total_amount by company'],
    ['companies and what they spent', 'total_amount by company'],
    ['the totals of all companies', 'total_amount by company'],
    ['spend per individual company', 'total_amount by company'],
    ['doctors that have received money in Texas', 'total_amount by recipient where state=TX recipient_type=Physician'],
    ['companies funding research in Texas', 'research: total_amount by company where state=TX'],
    ['nurse practitioner count in Texas', 'count recipient where primary_type=Nurse state=TX'],
    ['from whom did hospitals receive money', 'total_amount by company where recipient_type=Teaching'],
    ['single largest payment in 2023', 'list in 2023 desc 1'],
    ['spend over time', 'total_amount by program_year'],
    ['spend last year', 'total_amount in 2023'],
    ['spend by month in 2023', 'total_amount by month in 2023'],
    ['list payments over $500 in Texas', 'list where state=TX each record gt 500'],
    ['payments over $500', 'list each record gt 500'],
    ['how much is paid over $500', 'total_amount each record gt 500'],
    ['largest research payment', 'research: list desc 1'],
    ['which state had the largest payment', 'list desc 1'],
    ['the ten largest payments to physicians', 'list where recipient_type=Physician desc 10'],
    ['rank states by number of physicians paid', 'count recipient by state where recipient_type=Physician desc 1000'],
    [
      'hospitals with payments totaling more than $100k',
      'total_amount by recipient where recipient_type=Teaching having gt 100000',
    ],
    ['smallest meals in 2023', 'list where nature=Food in 2023 asc 10'],
    ['list research payments over $500 sorted by date', 'research: list each record gt 500 asc 100'],
    ['months in which spend exceeded $2 million', 'total_amount by month having gt 2000000'],
    ['states where spend fell below $500', 'total_amount by state having lt 500'],
    ['list ownership interests over $50,000', 'ownership: list each record gt 50000'],
    ['payments to Ada Moreno, sorted by date', 'list where recipient_id=1001 asc 100'],
    ['spend of at least $500 by nature', 'total_amount by nature each record gte 500'],
    ['the #2 company', 'total_amount by company desc 1'],
    ['number 3 state', 'total_amount by state desc 1'],
    ['peak month in 2023', 'total_amount by month in 2023 desc 1'],
    ['biggest spenders', 'total_amount by company desc 10'],
    ['where does Pfizer stand', 'total_amount by company_family where company_family=Pfizer desc 1'],
    ['how does Pfizer rank', 'total_amount by company_family where company_family=Pfizer desc 1'],
    ['top states by disputed records', 'records by state where dispute_status=Yes desc 10'],
    ['top companies by physicians paid', 'count recipient by company where recipient_type=Physician desc 10'],
    ['who spends the most on meals', 'total_amount by company where nature=Food desc 1'],
    ['who is number one', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
