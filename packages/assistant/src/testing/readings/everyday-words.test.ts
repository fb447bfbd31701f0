import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('words of every day', () => {
  it.each([
    // What one costs.
    ['spend per meal in Texas', 'average per record where nature=Food state=TX'],
    ['cost per meal by company', 'average per record by company where nature=Food'],
    [
      'does Pfizer pay more per meal in Texas or in California',
      'average per record by state where nature=Food company_family=Pfizer state=TX,CA',
    ],
    [
      'do doctors get more per meal in Texas or in California',
      'average per record by state where nature=Food state=TX,CA recipient_type=Physician',
    ],
    ['total spend per meal', 'refuse per'],
    // Who cut and who raised.
    [
      'which company cut its spend most in dollars, 2024 against 2023',
      'total_amount by company asc 1 growth 2023 > 2024',
    ],
    [
      'which company cut its meals most from 2022 to 2023',
      'total_amount by company where nature=Food asc 1 growth 2022 > 2023',
    ],
    [
      'which company raised its Texas spending by the most dollars from 2022 to 2023',
      'total_amount by company where state=TX desc 1 growth 2022 > 2023',
    ],
    // Whose records, and who is in them.
    ['anything over $500? show me those records', 'list each record gt 500'],
    ['any gifts over $300? list them', 'list where nature=Gift each record gt 300'],
    [
      'any hospitals with more than $1M in 2023? list them',
      'total_amount by recipient where recipient_type=Teaching in 2023 having gt 1000000',
    ],
    ["I need all of Pfizer's gifts one by one", 'list where company_family=Pfizer nature=Gift'],
    ['who got the single largest payment ever recorded here, and from whom', 'list desc 1'],
    ['the most expensive meal on record, which company paid and for whom', 'list where nature=Food desc 1'],
    [
      'has anybody in Texas had a gift, and by which company',
      'total_amount by recipient+company where state=TX nature=Gift',
    ],
    [
      'who got meals from Pfizer as well as from Merck',
      'total_amount by recipient where nature=Food company=Pfizer,Merck among company=Pfizer company=Merck',
    ],
    // Who went where.
    ['who went to California on company money', 'total_amount by recipient where nature=Travel travel_state=CA'],
    [
      'how many doctors went to California in 2023',
      'count recipient where recipient_type=Physician nature=Travel travel_state=CA in 2023',
    ],
    ['how much of the money for doctors went to Texas', 'total_amount where state=TX recipient_type=Physician'],
    ['who in Texas got gifts and from which companies', 'total_amount by recipient+company where state=TX nature=Gift'],
    [
      'trips to Boston, California for doctors',
      'total_amount where nature=Travel travel_city=Boston travel_state=CA recipient_type=Physician',
    ],
    // Rows that are asked for.
    ['totals for Texas, California and Florida in 2023', 'total_amount by state where state=TX,CA,FL in 2023'],
    ['totals for Food and Beverage in 2023', 'total_amount where nature=Food in 2023'],
    [
      'General, research and ownership for Pfizer in 2023, a line each',
      'all_payments: total_amount by payment_kind where company=Pfizer in 2023',
    ],
    [
      'best paid doctor in each Texas city',
      'total_amount by city+recipient where recipient_type=Physician state=TX desc 1',
    ],
    ['Meals - who still pays for them in 2023', 'total_amount by company where nature=Food in 2023'],
    [
      'doctors who hold ownership stakes and what the stakes are worth',
      'ownership: value_of_interest by recipient where recipient_type=Physician',
    ],
    [
      'five companies with the highest value of physician ownership interests',
      'ownership: value_of_interest by company desc 5',
    ],
    [
      'in which states did doctors together get under $50,000',
      'total_amount by state where recipient_type=Physician having lt 50000',
    ],
    ['in which states did doctors get under $50,000', 'refuse doctors'],
    // Parts, people and days.
    [
      'how common is it for a doctor to get a meal? what percentage of all doctors',
      'count recipient where recipient_type=Physician peopleShare',
    ],
    [
      'of the money paid to Texas doctors, what share goes to the ten who get the most',
      'total_amount where state=TX recipient_type=Physician concentration',
    ],
    [
      'how much of Pfizer spend in 2023 isnt linked to any product',
      'total_amount where company_family=Pfizer product= in 2023',
    ],
    [
      'anyone in Texas who got at least $50,000 in one payment',
      'total_amount by recipient where state=TX each record gte 50000',
    ],
    [
      'how much does the average doctor in Texas get in a year like 2023',
      'average per recipient where recipient_type=Physician state=TX in 2023',
    ],
    [
      'what kind of doctor gets the most meals',
      'payments by specialty where recipient_type=Physician nature=Food desc 1',
    ],
    ['what did Ada Moreno do for the money', 'total_amount by nature where recipient_id=1001'],
    ['money paid out on Christmas Day 2023', 'total_amount in 2023-12-25'],
    [
      'which month of 2023 saw the most money change hands in Texas',
      'total_amount by month where state=TX in 2023 desc 1',
    ],
    ['on what day of the week do companies pay for the most meals', 'payments by dayOfWeek where nature=Food desc 1'],
    [
      'which hospital in Texas gets the most from companies',
      'total_amount by recipient where recipient_type=Teaching state=TX desc 1',
    ],
  ])('“%s”: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('turns in words of every day', () => {
  it.each<[string, ...string[]]>([
    [
      'list where company_family=Pfizer nature=Food recipient_id=1001 in 2023',
      'top 10 recipients of Pfizer meals in 2023',
      'show the records of Ada Moreno',
    ],
    ['list where nature=Food in 2023 each record gt 200', 'meals by state in 2023', 'show me the records over $200'],
    [
      'list where nature=Food company_family=Pfizer state=TX in 2023',
      'meals by state in 2023',
      "list Pfizer's payments in Texas",
    ],
    [
      'list where dispute_status=Yes company_family=Pfizer in 2023',
      'how many records were disputed in 2023',
      'per company',
      "list Pfizer's",
    ],
    [
      'total_amount by company where state=TX in 2023 having gt 10000',
      'companies in Texas in 2023',
      'just the ones over $10,000',
    ],
    ['total_amount by nature where state=TX in 2023', 'companies in Texas in 2023', 'by nature instead of company'],
    [
      'total_amount by nature where state=TX',
      'companies in Texas over $1M',
      'by nature instead of company, all amounts',
    ],
    ['total_amount by company where state=TX', 'companies in Texas over $1M', 'any amount'],
    [
      'total_amount by recipient where state=TX recipient_type=Teaching in 2023 desc 1',
      'payments to hospitals in Texas in 2023',
      'which one got the most?',
    ],
    [
      'count recipient by company where company=Merck,Stryker recipient_type=Physician in 2023',
      'compare Merck and Stryker in 2023',
      'and how many doctors did each of them pay for that',
    ],
  ])('are read as “%s”: %s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
