import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('everyday wordings', () => {
  it.each([
    // Where somebody was flown to.
    [
      'which cities did they fly people to in 2024? top five by spend',
      'total_amount by travel_city where nature=Travel in 2024 desc 5',
    ],
    [
      'Where do people get flown to the most? Five cities is enough.',
      'total_amount by travel_city where nature=Travel recipient_type=Physician,Non-Physician desc 5',
    ],
    [
      'how much did Pfizer spend flying doctors to Boston',
      'total_amount where company_family=Pfizer nature=Travel travel_city=Boston recipient_type=Physician',
    ],
    ['top 5 destination cities in 2024', 'total_amount by travel_city in 2024 desc 5'],
    ['travel spend by city', 'total_amount by city where nature=Travel'],
    // Why somebody asks.
    ['For a slide - total paid out each year please', 'total_amount by program_year'],
    [
      "I'm putting a slide together, which 5 companies paid the most in 2024?",
      'total_amount by company in 2024 desc 5',
    ],
    ['for the Texas report, total spend', 'total_amount where state=TX'],
    // Two figures in one sentence.
    [
      'the smallest and the largest consulting fee on file',
      'smallest per record+largest per record where nature=Consulting',
    ],
    ['how much has been spent on Eliquis, and over how many payments?', 'total_amount+payments where product=ELIQUIS'],
    ['total on meals and across how many companies', 'total_amount+count company where nature=Food'],
    [
      'which hospitals in Texas got gifts and for how much?',
      'total_amount by recipient where recipient_type=Teaching state=TX nature=Gift',
    ],
    [
      'what did doctors get from Pfizer and how many were there',
      'total_amount+recipients where company_family=Pfizer recipient_type=Physician',
    ],
    ['how much did Ada Moreno get and from how many companies', 'total_amount+count company where recipient_id=1001'],
    // The total of those doctors, or of everybody.
    ['how much did Pfizer pay and to how many doctors', 'refuse and to'],
    ['what do states get', 'total_amount by state'],
    // Each of what was named.
    ['what kinds of things do companies pay for, and how much goes to each?', 'total_amount by nature'],
    ["Ada Moreno's trials, with the money on each", 'research: total_amount by study where investigator_id=1001'],
    ["Seattle Childrens Hospital's trials", 'research: total_amount by study where recipient_id=TH1'],
    // Short and loose words.
    [
      'how concentrated is derm - share held by its ten best paid doctors',
      'total_amount where recipient_type=Physician specialty=Dermatology concentration',
    ],
    [
      'the no. 1 honoraria earner in each of CA and TX',
      'total_amount by state+recipient where nature=Honoraria state=CA,TX desc 1',
    ],
    [
      'consulting money that was routed thru a third party, per year',
      'total_amount by program_year where nature=Consulting third_party!=',
    ],
    [
      'HCPs next to HCOs for Texas',
      'total_amount by recipient_type where state=TX recipient_type=Physician,Non-Physician,Teaching',
    ],
    ['Q with the heaviest consulting spend in 2023?', 'total_amount by quarter where nature=Consulting in 2023 desc 1'],
    ['which kind of specialist gets the most money', 'total_amount by specialty desc 1'],
    [
      'average number of companies per paid physician in Texas',
      'average companies per recipient where recipient_type=Physician state=TX',
    ],
    ['whats the median price of a lunch', 'median per record where nature=Food'],
    ['the five products with the most money behind them', 'total_amount by product desc 5'],
    [
      'how many investigators lead research for both Pfizer and Merck?',
      'research: count investigator where company=Pfizer,Merck among company=Pfizer company=Merck',
    ],
    ['which companies pay the most? five is enough', 'total_amount by company desc 5'],
  ])('“%s” is %s', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });

  it.each([
    ['how much did she receive', 'refuse not-understood'],
    ['what did she get from Pfizer', 'refuse not-understood'],
    ['how much did they receive in 2023', 'refuse not-understood'],
    ['companies with the largest and smallest payment', 'refuse largest'],
  ])('“%s” is refused', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });

  it.each<[string, ...string[]]>([
    [
      'total_amount by company where recipient_id=1001 in 2024 desc 1',
      'how much has Ada Moreno received?',
      'just 2024',
      'which company paid her most that year',
    ],
    ['total_amount by recipient where nature=Food in 2023 desc 1', 'meals in 2023', 'who received the most that year'],
    ['total_amount where company_family=Pfizer in 2023', 'Merck in 2023', 'total for Pfizer that year'],
    ['refuse cannot', 'meals in 2022 and 2023', 'by state that year'],
  ])('%s, after its turns', async (read, ...turns) => {
    expect(await lastReading(turns, data)).toBe(read);
  });
});
