import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';
import { rewritten } from './rewritten.ts';

const data = await wordsPort();

describe('what goes by the words around it', () => {
  it.each([
    ['how many records were changed', 'how many records marked as changed'],
    ['questioned payments by company', 'disputed payments by company'],
    ['which organizations paid the most', 'which companies paid the most'],
    ['which three organizations paid the most', 'which three companies paid the most'],
    ['how many institutions paid by Pfizer', 'how many institutions paid by Pfizer'],
    ['which organizations received the most', 'which organizations received the most'],
    ['spend by who received it', 'spend by recipient'],
    ['interests by who holds them', 'interests by holder'],
    ['doctors who lead clinical trials', 'principal investigators'],
    ['total paid in shares', 'total paid in stock'],
    ['change in shares of meals', 'change in shares of meals'],
    ['the biggest payout of Pfizer', 'the biggest payment of Pfizer'],
    ['the total payout of Pfizer', 'the total payout of Pfizer'],
    ["how many NPPs did Pfizer's team reach", 'how many NPPs did Pfizer reach'],
    ["how much did doctors on Pfizer's dime get", 'how much did doctors from Pfizer get'],
    ['meals over the course of 2023', 'meals in 2023'],
    ['meals over the course of time', 'meals over the course of time'],
    ['payments btw 10k and 50k', 'payments between 10k and 50k'],
    ['top 5 companies once royalties are left out', 'top 5 companies, excluding royalties'],
    ['once meals are taken away, what is left of the spend', 'without meals, what is the total of spend'],
    ['in 2023, who put the most money behind Zolvia', 'in 2023, who spent the most money on Zolvia'],
    ['was spend on meals higher in 2024 than in 2023? Show me both years.', 'spend on meals in 2024 versus 2023'],
    ['Pfizer against Merck for 2024: whose payout was bigger?', 'Pfizer against Merck for 2024'],
    ['meals were what percentage of the spend', 'what percentage of the spend was meals'],
    ['of all companies, which five spent the most', 'which five companies spent the most'],
    ['on average, how much was a meal for doctors', 'what is the average meal for doctors'],
    ['median total across physicians', 'median total per physician'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(rewritten(said)).toBe(plainly);
  });

  it.each([
    ['How many records were changed?', 'records where change_type=CHANGED'],
    ['ownership interests in common stock', 'ownership: value_of_interest where terms=common'],
    ['number of ownership interests in stock options', 'ownership: records where terms=stock'],
    ['total paid in stock options', 'total_amount where form=Stock'],
    ['How much did Pfizer pay in cash in 2023?', 'total_amount where company_family=Pfizer form=Cash in 2023'],
    ['How much did Pfizer pay cash in 2023?', 'total_amount where company_family=Pfizer form=Cash in 2023'],
    [
      'paid to physicians with an ownership interest in the company',
      'total_amount where physician_ownership=true recipient_type=Physician',
    ],
    ['doctors paid for med ed', 'total_amount by recipient where nature=Compensation recipient_type=Physician'],
    ['spend on lunch and learns by state', 'total_amount by state where nature=Food'],
    ['Total spend on nonclinical research', 'refuse nonclinical research'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
