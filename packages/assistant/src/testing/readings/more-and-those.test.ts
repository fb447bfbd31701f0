import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('two that are named, and more to whom', () => {
  it.each([
    [
      'Pfizer against Merck: who paid dermatologists more in 2024?',
      'total_amount by company where company=Pfizer,Merck specialty=Dermatology in 2024',
    ],
    [
      'who paid doctors more, Pfizer or Merck?',
      'total_amount by company where company=Pfizer,Merck recipient_type=Physician',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('those of another place or time', () => {
  it.each([
    [
      'payments to hospitals in Texas versus those in California',
      'total_amount by state where state=TX,CA recipient_type=Teaching',
    ],
    [
      'Compare meals to doctors in Texas with those to doctors in California',
      'total_amount by state where nature=Food state=TX,CA recipient_type=Physician',
    ],
    [
      'compare what went to cardiologists in 2023 with that in 2024',
      'total_amount by program_year where specialty=Cardiovascular in 2023 and 2024',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('names between the first and the people', () => {
  it.each([
    ['top Texas cardiologists', 'total_amount by recipient where state=TX specialty=Cardiovascular desc 10'],
    ['top Pfizer consultants', 'total_amount by recipient where company_family=Pfizer nature=Consulting desc 10'],
    ['highest paid Boston dermatologists', 'total_amount by recipient where city=Boston specialty=Dermatology desc 10'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('products in front of a question', () => {
  it.each([
    [
      'For oncology products in Texas in 2023, give me the three companies with the highest total payments',
      'total_amount by company where product_category=ONCOLOGY state=TX in 2023 desc 3',
    ],
    [
      'For drugs in Texas in 2023, which three companies paid the most?',
      'total_amount by company where product_type=Drug state=TX in 2023 desc 3',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
