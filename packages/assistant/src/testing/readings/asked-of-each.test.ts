import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('a question asked of one and of another', () => {
  it.each([
    [
      'What was the median consulting fee at Pfizer in 2024, and what was it at Merck?',
      'median per record by company where nature=Consulting company=Pfizer,Merck in 2024',
    ],
    [
      'What was the median consulting fee at Pfizer in 2024, and at Merck?',
      'median per record by company where nature=Consulting company=Pfizer,Merck in 2024',
    ],
    [
      'What did Pfizer spend on meals in 2023, and what did Merck?',
      'total_amount by company where company=Pfizer,Merck nature=Food in 2023',
    ],
    [
      'What did Pfizer pay in Texas, and how much did Merck pay there?',
      'total_amount by company where company=Pfizer,Merck state=TX',
    ],
    [
      'What did Pfizer pay doctors, and what did it pay hospitals?',
      'total_amount by recipient_type where company_family=Pfizer recipient_type=Physician,Teaching',
    ],
    [
      'What do Pfizer and Merck pay doctors, and what do they pay hospitals?',
      'total_amount by company+recipient_type where company=Pfizer,Merck recipient_type=Physician,Teaching',
    ],
    ['What was the total at Pfizer in 2024 and at Merck in 2023?', 'refuse Pfizer'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('two sets, of which one is set against the other', () => {
  it.each([
    [
      'How much did Pfizer and Merck spend on meals versus travel?',
      'total_amount by company+nature where company=Pfizer,Merck nature=Food,Travel',
    ],
    [
      'What do Texas and California spend on drugs versus devices?',
      'total_amount by state+product_type where state=TX,CA product_type=Drug,Device',
    ],
    ['Pfizer vs Merck in Texas vs California', 'total_amount by company+state where company=Pfizer,Merck state=TX,CA'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

describe('a second figure in a question of its own', () => {
  it.each([
    ['What is the total and what is the median of meals?', 'total_amount+median per record where nature=Food'],
    [
      'What was the total, and what was the average, for meals in 2023?',
      'total_amount+average per record where nature=Food in 2023',
    ],
    [
      'What did Pfizer pay doctors in 2024, and what was the median payment?',
      'total_amount+median per record where company_family=Pfizer recipient_type=Physician in 2024',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
