import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what is asked of hospitals and of people by name', () => {
  it.each([
    // The whole is what somebody got.
    ['royalties as a percentage of what teaching hospitals got', 'total_amount where recipient_type=Teaching share'],
    [
      'gifts as a share of what doctors in Texas received',
      'total_amount where state=TX recipient_type=Physician share',
    ],
    ['meals as a share of what Stryker spent', 'total_amount where company=Stryker share'],
    // One or the other after a colon is each of them.
    [
      'payments to teaching hospitals: cash or in kind?',
      'total_amount by form where form=Cash,In-kind recipient_type=Teaching',
    ],
    // Who leads.
    [
      'research funding where Ada Moreno was principal investigator',
      'research: total_amount where investigator_id=1001',
    ],
    [
      'number of clinical trials Ada Moreno has been PI on',
      'research: count clinical_trial_id where investigator_id=1001',
    ],
    ['how many studies has Ada Moreno led', 'research: count study where investigator_id=1001'],
    // Of two people, and of several companies.
    [
      'who earned more in consulting fees, Ada Moreno or Bo Chen?',
      'total_amount by recipient where nature=Consulting recipient_id=1001,1002',
    ],
    [
      'of Pfizer, Merck and Stryker which one paid the most doctors in 2023',
      'count recipient by company where recipient_type=Physician company=Pfizer,Merck,Stryker in 2023 desc 1',
    ],
    [
      'which of Ada Moreno, Bo Chen and Neil Small got the most in 2023',
      'total_amount by recipient where recipient_id=1001,1002,1003 in 2023 desc 1',
    ],
    ['which of Texas and California got the most meals', 'payments by state where state=TX,CA nature=Food desc 1'],
    [
      'which one of Pfizer, Merck and Stryker spent the most on meals in Texas',
      'total_amount by company where company=Pfizer,Merck,Stryker nature=Food state=TX desc 1',
    ],
    ['Ada Moreno - everyone who paid her and how much each', 'total_amount by company where recipient_id=1001'],
    // Rows and columns.
    [
      'where did Ada Moreno travel to? Cities and the spend for each.',
      'total_amount by travel_city where recipient_id=1001 nature=Travel',
    ],
    [
      'please list the teaching hospitals in Seattle and what each got in 2023',
      'total_amount by recipient where recipient_type=Teaching city=Seattle in 2023',
    ],
    [
      'largest payment to a teaching hospital in Texas - which hospital, which company, how much?',
      'list where state=TX recipient_type=Teaching desc 1',
    ],
    [
      'every gift to a physician in 2023: date, company, physician, amount',
      'list where nature=Gift recipient_type=Physician in 2023',
    ],
    ["show Ada Moreno's ownership interests - company, terms and value", 'ownership: list where recipient_id=1001'],
    // By an amount.
    ['top 5 companies by spend on dermatologists', 'total_amount by company where specialty=Dermatology desc 5'],
    ['companies by spend on meals', 'total_amount by company where nature=Food'],
    // A bound in each year.
    [
      'how many physicians got more than $5,000 in 2022 and in 2023',
      'count recipient by program_year where recipient_type=Physician in 2022 and 2023 having gt 5000',
    ],
    [
      'how many physicians got more than $5,000 each year',
      'count recipient by program_year where recipient_type=Physician having gt 5000',
    ],
    // Where people are sent, and where money is.
    [
      'physicians Pfizer sent to Boston',
      'total_amount by recipient where company_family=Pfizer travel_city=Boston recipient_type=Physician',
    ],
    [
      'how many doctors did Pfizer send to Boston',
      'count recipient where recipient_type=Physician company_family=Pfizer travel_city=Boston',
    ],
    ['money sent to Boston doctors', 'total_amount where city=Boston recipient_type=Physician'],
    // Owners hold interests unless they are paid.
    ['number of owners per company', 'ownership: count recipient by company'],
    ['owners with more than $1 million', 'ownership: value_of_interest by recipient having gt 1000000'],
    ['holders with more than $1 million', 'ownership: value_of_interest by recipient having gt 1000000'],
    ['how many owners got meals', 'count recipient where physician_ownership=true nature=Food'],
    // Nobody is named.
    ['which companies paid her in 2023', 'refuse not-understood'],
    ['payments to him', 'refuse him'],
  ])('reads “%s”', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });

  it.each<[string, ...string[]]>([
    [
      'research: total_amount by program_year where investigator_id=1002',
      'research led by Ada Moreno, by year',
      'Bo Chen?',
    ],
    [
      'research: total_amount by company where investigator_id=1001 in 2023',
      'research led by Ada Moreno, by year',
      'which companies funded hers in 2023',
    ],
    [
      'ownership: amount_invested by company desc 5',
      '5 companies with the greatest value of ownership interests',
      'amount invested instead of value',
    ],
  ])('goes on to “%s”', async (read, ...turns) => {
    expect(await lastReading(turns, data)).toBe(read);
  });
});
