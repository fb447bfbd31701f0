import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('words that hang on what stands beside them', () => {
  it.each([
    ['spend in all states but Texas', 'total_amount where state!=TX'],
    ['payments to anyone but physicians, total', 'total_amount where recipient_type!=Physician'],
    ['spend everywhere except California', 'total_amount where state!=CA'],
    ['spend in states other than Texas', 'total_amount where state!=TX'],
    ['2023 total less meals', 'total_amount where nature!=Food in 2023'],
    ['2023 spend ex meals', 'total_amount where nature!=Food in 2023'],
    ['spend 2023 net of meals', 'total_amount where nature!=Food in 2023'],
    ['Pfizer spend, leaving meals aside', 'total_amount where company_family=Pfizer nature!=Food'],
    ['across how many states did Pfizer pay', 'count state where company_family=Pfizer'],
    ['how many doctors got money from Pfizer', 'count recipient where recipient_type=Physician company_family=Pfizer'],
    [
      'how many doctors received nothing other than meals',
      'count recipient where recipient_type=Physician nature=Food among none nature!=Food',
    ],
    [
      'doctors paid only by Pfizer in 2023, number',
      'recipients where company_family=Pfizer recipient_type=Physician among none company_family!=Pfizer in 2023',
    ],
    ['Eliquis-related spend in 2023', 'total_amount where product=ELIQUIS in 2023'],
    ['payments mentioning Eliquis, total', 'total_amount where product=ELIQUIS'],
    ['sort companies by consulting fees', 'total_amount by company where nature=Consulting desc 1000'],
    ['everything Pfizer paid in 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['in how many states was Pfizer active', 'count state where company_family=Pfizer'],
    ['the number two state by spend', 'total_amount by state desc 1'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});

describe('conditions on sums', () => {
  it.each([
    [
      'physicians whose payments add up to more than $50,000',
      'total_amount by recipient where recipient_type=Physician having gt 50000',
    ],
    [
      'physicians whose consulting fees exceed $10,000 in total',
      'total_amount by recipient where nature=Consulting recipient_type=Physician having gt 10000',
    ],
    ['companies where spend on travel was over $2,000', 'total_amount by company where nature=Travel having gt 2000'],
    [
      'companies whose total to physicians is below $100k',
      'total_amount by company where recipient_type=Physician having lt 100000',
    ],
    [
      'which companies paid physicians less than $100k in total',
      'total_amount by company where recipient_type=Physician having lt 100000',
    ],
    ['how many companies spent half a million or more', 'count company having gte 500000'],
    [
      'doctors paid by more than 5 different companies',
      'total_amount by recipient where recipient_type=Physician having companies gt 5',
    ],
    [
      'doctors with more than one payment over $10k',
      'total_amount by recipient where recipient_type=Physician having payments gt 1 each record gt 10000',
    ],
    ['months with more than $1M in 2023', 'total_amount by month in 2023 having gt 1000000'],
    ['months in 2023 where spend was over $1M', 'total_amount by month in 2023 having gt 1000000'],
    ['records with no product over $50k', 'list where product= each record gt 50000'],
  ])('“%s” is read as %s', async (question, line) => {
    expect(await shortReading(question, data)).toBe(line);
  });
});
