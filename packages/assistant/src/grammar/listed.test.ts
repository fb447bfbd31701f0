import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('single records that are listed', () => {
  it.each([
    ['disputed Pfizer payments, list pls', 'list where dispute_status=Yes company_family=Pfizer'],
    [
      'a list of Pfizer consulting fees in 2023, names and amounts',
      'list where company_family=Pfizer nature=Consulting in 2023',
    ],
    [
      'list consulting fees in Texas with payer, payee, amount and whether disputed',
      'list where nature=Consulting state=TX',
    ],
    ['list of payments over $5,000 with the date, the company and what the money was for', 'list each record gt 5000'],
    ['list consulting fees with recipient and amount, newest first', 'list where nature=Consulting desc 100'],
    ['date and recipient of the three largest consulting fees', 'list where nature=Consulting desc 3'],
    // What is added up is no list.
    ['list of consulting fees and their total', 'total_amount where nature=Consulting'],
    ['list of companies with total amount', 'total_amount by company'],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('what the first are by', () => {
  it.each([
    [
      '20 best paid cardiologists with number of payments',
      'total_amount+payments by recipient where specialty=Cardiovascular desc 20',
    ],
    ['highest paid doctors by number of payments', 'payments by recipient where recipient_type=Physician desc 10'],
    ['in how many states was Pfizer the biggest spender', 'refuse biggest'],
    ['which company got the most, and how did the second compare', 'refuse most'],
    [
      'consulting fees: which company pays the most per payment on average, provided it has made at least fifty of them',
      'average per payment by company where nature=Consulting having payments gte 50 desc 1',
    ],
    [
      'Pfizer consulting fees: how many, how much, biggest one',
      'records+largest per record+total_amount where company_family=Pfizer nature=Consulting',
    ],
  ])('%s: %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
