import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what those ask who engage speakers and consultants', () => {
  it.each([
    ['speaker fees outside CME by company', 'total_amount by company where nature=Compensation'],
    ['who got the most for speaking outside of CME', 'total_amount by recipient where nature=Compensation desc 1'],
    ['non-CME speaker fees in Texas', 'total_amount where nature=Compensation state=TX'],
    [
      'top 5 companies by speaker and faculty compensation other than CME',
      'total_amount by company where nature=Compensation desc 5',
    ],
    [
      'states whose average honorarium per record is above $3,000',
      'average per record by state where nature=Honoraria having gt 3000',
    ],
    [
      'companies with an average payment of meals above $20',
      'average per payment by company where nature=Food having gt 20',
    ],
    [
      'consulting fees to physicians in Texas, 2023 and 2024 separately',
      'total_amount by program_year where nature=Consulting state=TX recipient_type=Physician in 2023 and 2024',
    ],
    [
      'Pfizer and Stryker honoraria separately',
      'total_amount by company where company=Pfizer,Stryker nature=Honoraria',
    ],
    [
      'Pfizer gifts and meals, each year separately',
      'total_amount by program_year where company_family=Pfizer nature=Gift,Food',
    ],
    ['spend in Texas and California separately by year', 'refuse separately'],
    [
      'how many physicians got meals in 2024, and how many in 2023',
      'count recipient by program_year where recipient_type=Physician nature=Food in 2024 and 2023',
    ],
    [
      'is the mean consulting fee higher in Texas or in California?',
      'average per record by state where nature=Consulting state=TX,CA',
    ],
    [
      'was the average honorarium higher in 2023 or 2024',
      'average per record by program_year where nature=Honoraria in 2023 and 2024',
    ],
    [
      'per physician total of honoraria, mean and median, 2022',
      'average per recipient+median per recipient where recipient_type=Physician nature=Honoraria in 2022',
    ],
    [
      'average number of consulting payments per consultant at Pfizer',
      'average payments per recipient where nature=Consulting company_family=Pfizer',
    ],
    [
      'how many engagements did each consultant have on average in 2024',
      'average payments per recipient where nature=Consulting in 2024',
    ],
    [
      'engagements per physician for Pfizer in 2024',
      'payments by recipient where recipient_type=Physician company_family=Pfizer in 2024',
    ],
    ['average honorarium per engagement', 'average per payment where nature=Honoraria'],
    ['meals to doctors with honoraria', 'refuse doctors'],
    [
      'consulting fees to physicians in Texas',
      'total_amount where nature=Consulting state=TX recipient_type=Physician',
    ],
    [
      'range of consulting fees for cardiologists',
      'smallest per record+largest per record where nature=Consulting specialty=Cardiovascular',
    ],
    [
      'honoraria to hospitals, how much and how many different people',
      'total_amount+count recipient where nature=Honoraria recipient_type=Teaching',
    ],
    [
      'FMV check: median honorarium by state, physicians only',
      'median per record by state where nature=Honoraria recipient_type=Physician',
    ],
    [
      'consulting fees to physicians who have an ownership interest in the paying company, by year',
      'total_amount by program_year where nature=Consulting physician_ownership=true recipient_type=Physician',
    ],
    [
      'which cardiologists received consulting fees from Pfizer and Stryker',
      'ask Those with each of them, or with any?',
    ],
    ['who got the highest single consulting fee in each state', 'refuse highest single'],
    ['meals over $100 in Texas, list each one', 'list where nature=Food state=TX each record gt 100'],
    [
      'Eliquis - break the physician spend down by nature, meals left out',
      'total_amount by nature where product=ELIQUIS recipient_type=Physician nature!=Food',
    ],
    [
      '5 most expensive destination states for travel in 2024',
      'total_amount by travel_state where nature=Travel in 2024 desc 5',
    ],
    [
      'show me the consulting payments that Pfizer made in Texas',
      'list where nature=Consulting company_family=Pfizer state=TX',
    ],
    [
      'biggest single travel item booked for a cardiologist',
      'list where nature=Travel specialty=Cardiovascular desc 1',
    ],
    ['how much was spent on advisory boards in 2023?', 'total_amount where context=advisory in 2023'],
    [
      'which three companies put the most money into payments with "Webinar" in the contextual information',
      'total_amount by company where context=Webinar desc 3',
    ],
    ['number of records whose context says speaker programme, evening session', 'records where context=speaker'],
    [
      'how many doctors attended advisory boards for Pfizer in 2024',
      'count recipient where recipient_type=Physician context=advisory company_family=Pfizer in 2024',
    ],
    ['advisory boards and honoraria in 2023', 'refuse advisory board'],
    ['share of consulting that is advisory boards', 'refuse cannot'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('whom two companies have in common', () => {
  it.each([
    [
      'how many KOLs does Pfizer share with Stryker in 2024',
      'count recipient where recipient_type=Physician,Non-Physician company=Pfizer,Stryker among company=Pfizer company=Stryker in 2024',
    ],
    [
      'which doctors do Pfizer and Stryker have in common',
      'total_amount by recipient where recipient_type=Physician company=Pfizer,Stryker among company=Pfizer company=Stryker',
    ],
    [
      'physicians paid by Pfizer who were also paid by Stryker',
      'total_amount by recipient where company=Pfizer,Stryker recipient_type=Physician among company=Pfizer company=Stryker',
    ],
    [
      "which of Pfizer's consultants are also consultants for Stryker",
      'total_amount by recipient where nature=Consulting company=Pfizer,Stryker among company=Pfizer company=Stryker',
    ],
    ["which of Pfizer's consultants were also paid by Stryker", 'refuse also'],
    ['physicians on the payroll of Pfizer in 2024 that Stryker paid too', 'refuse too'],
    [
      'consultants with total fees over $75,000 in a year',
      'total_amount by recipient+program_year where nature=Consulting having gt 75000',
    ],
    ['travel meals for Pfizer', 'refuse travel meals'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('turns about whom is engaged', () => {
  it.each([
    [['honoraria of Pfizer', 'how many in 2023'], 'payments where nature=Honoraria company_family=Pfizer in 2023'],
    [
      ['list consulting payments over $50k', 'how many in 2024'],
      'records where nature=Consulting in 2024 each record gt 50000',
    ],
    [
      ['number of consulting payments by company in 2024', 'how many in 2023'],
      'payments by company where nature=Consulting in 2023',
    ],
    [['top 5 companies by honoraria', 'how many in Texas'], 'refuse cannot'],
    [
      ['how many physicians got consulting fees from Pfizer in 2024', 'and how many in 2023'],
      'count recipient where recipient_type=Physician nature=Consulting company_family=Pfizer in 2023',
    ],
    [
      ['how many physicians got consulting fees from Pfizer in 2024', 'how many from Stryker'],
      'count recipient where recipient_type=Physician nature=Consulting company=Stryker in 2024',
    ],
    [
      ['average consulting fee in Texas', "what's the highest one there"],
      'largest per record where nature=Consulting state=TX',
    ],
    [
      ['travel of Pfizer in 2023', 'where to? top 3 states'],
      'total_amount by travel_state where nature=Travel company_family=Pfizer in 2023 desc 3',
    ],
    [
      ['travel of Pfizer in 2023', 'where to? top 3 states', 'cities rather than states'],
      'total_amount by travel_city where nature=Travel company_family=Pfizer in 2023 desc 3',
    ],
    [
      ['travel of Pfizer by state', 'cities instead of states'],
      'total_amount by city where nature=Travel company_family=Pfizer',
    ],
    [['advisory boards in 2023', 'what about honoraria'], 'total_amount where nature=Honoraria in 2023'],
  ])('%j', async (turns, reading) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});
