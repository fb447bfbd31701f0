import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const reads = (text: string) => shortReading(text, data);

describe('statistics of what each got in all, wherever the totals are said', () => {
  it.each([
    [
      'per-physician totals, 2023: median and 90th percentile',
      'median per recipient+percentile per recipient where recipient_type=Physician in 2023',
    ],
    [
      'hospital totals in 2023: average and median',
      'average per recipient+median per recipient where recipient_type=Teaching in 2023',
    ],
    [
      'if you line up what doctors got in 2023, where does the 90th percentile sit?',
      'percentile per recipient where recipient_type=Physician in 2023',
    ],
    [
      "take every physician's 2023 total: where does the median lie?",
      'median per recipient where recipient_type=Physician in 2023',
    ],
    [
      'per doctor paid by Stryker in 2023, what was the average total',
      'average per recipient where recipient_type=Physician company=Stryker in 2023',
    ],
    [
      'what did cardiologists in Texas get on average in 2023',
      'average per recipient where specialty=Cardiovascular state=TX in 2023',
    ],
    [
      'doctors with a total above $10,000: what is the mean total?',
      'average per recipient where recipient_type=Physician of recipients with 1 conditions',
    ],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('times are counted by what is in each of them', () => {
  it.each([
    ['how many quarters had more than $5 million', 'count quarter having gt 5000000'],
    [
      'in how many months of 2023 did Stryker spend more than $150,000',
      'count month where company=Stryker in 2023 having gt 150000',
    ],
    ['how many months did Stryker pay doctors in', 'refuse cannot'],
    [
      "Stryker's spending went over $100,000 in what months of 2023",
      'total_amount by month where company=Stryker in 2023 having gt 100000',
    ],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('what a record has one of', () => {
  it.each([
    ['spend in Texas rather than Ohio', 'total_amount where state=TX'],
    ['meals for physicians rather than in Ohio', 'refuse than'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('statistics of single payments', () => {
  it.each([
    ['half of all meals are below what amount?', 'median per record where nature=Food'],
    [
      'total, average and largest honorarium in 2023',
      'total_amount+average per record+largest per record where nature=Honoraria in 2023',
    ],
    ['maximum single royalty for each company', 'largest per record by company where nature=Royalty'],
    ['the median cardiologist consulting fee', 'median per record where specialty=Cardiovascular nature=Consulting'],
    [
      'how does the median meal differ between physicians and NPPs',
      'median per record by recipient_type where nature=Food recipient_type=Physician,Non-Physician',
    ],
    ['average meal in Ohio, in Texas and in Florida', 'average per record by state where nature=Food state=OH,TX,FL'],
    ['total of a single consulting fee', 'refuse single'],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('times beside each other, and growth from one to the other', () => {
  it.each([
    [
      'was meal spend higher in 2023 than in 2022? show me both years',
      'total_amount by program_year where nature=Food in 2023+2022',
    ],
    [
      'Q4 meals 2022 vs 2023',
      'total_amount where nature=Food growth 2022-10-01 to 2022-12-31 > 2023-10-01 to 2023-12-31',
    ],
    ['growth of meals from 2022 to 2023, all companies', 'total_amount where nature=Food growth 2022 > 2023'],
    [
      'of Stryker, Merck and Pfizer, whose spending shrank the most from 2022 to 2023',
      'total_amount by company where company=Stryker,Merck,Pfizer asc 1 growth 2022 > 2023',
    ],
    [
      'number of doctors paid by Stryker, Q3 vs Q4 2023',
      'count recipient by quarter where recipient_type=Physician company=Stryker in 2023-07-01 to 2023-12-31',
    ],
    [
      'companies with at least $500,000 in 2022, fastest growing into 2023',
      'total_amount by company of companies with 1 conditions in 2023 growth',
    ],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});

describe('the years in which somebody was paid', () => {
  it.each([
    [
      'how many doctors got money from Stryker in every single year from 2021 to 2023',
      'count recipient where recipient_type=Physician company=Stryker among program_year=2021 program_year=2022 program_year=2023 in 2021 to 2023',
    ],
    [
      'how many doctors did Stryker drop after 2022',
      'count recipient where recipient_type=Physician company=Stryker among none program_year=2023,2024 in 2022',
    ],
    [
      'companies paying doctors for the first time in 2023',
      'total_amount by company where recipient_type=Physician among none program_year=2019,2020,2021,2022 in 2023',
    ],
    [
      'doctors paid in 2023 and none in 2022',
      'total_amount by recipient where recipient_type=Physician among none program_year=2022 in 2023',
    ],
  ])('“%s”', async (question, reading) => {
    expect(await reads(question)).toBe(reading);
  });
});
