import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what is left out', () => {
  it.each([
    ['spend excluding meals', 'total_amount where nature!=Food'],
    ['spend leaving aside royalties and licence fees', 'total_amount where nature!=Royalty'],
    ['spend without meals and travel', 'total_amount where nature!=Food,Travel'],
    ['total other than consulting', 'total_amount where nature!=Consulting'],
    ['spend apart from gifts', 'total_amount where nature!=Gift'],
    ['payments neither for meals nor travel', 'total_amount where nature!=Food,Travel'],
    ['meals but not in Texas', 'total_amount where nature=Food state!=TX'],
    ['doctors not in Texas', 'total_amount by recipient where state!=TX recipient_type=Physician'],
    ['all but Texas spend', 'total_amount where state!=TX'],
    ['spend by Pfizer excluding 2022', 'total_amount where program_year!=2022 company_family=Pfizer'],
    ['spend not in Q4', 'total_amount in January to September of any year'],
    ['spend minus meals in 2023', 'total_amount where nature!=Food in 2023'],
    ['no meals, total spend', 'total_amount where nature!=Food'],
    ['payments not to hospitals', 'total_amount where recipient_type!=Teaching'],
    ['total excluding payments over $500', 'total_amount each record lte 500'],
    ['spend by state without payments below $10', 'total_amount by state each record gte 10'],
    [
      'physicians with no spend in 2022',
      'total_amount by recipient where recipient_type=Physician among none program_year=2022',
    ],
    ['companies that paid nothing in 2022', 'total_amount by company among none program_year=2022'],
    [
      'in 2022, how many hospitals were not paid',
      'count recipient where recipient_type=Teaching among none program_year=2022',
    ],
    ['spend excluding payments in 2022', 'total_amount where program_year!=2022'],
    ['physicians not paid since 2022', 'refuse cannot'],
    ['companies with no spend', 'refuse no'],
    [
      'physicians who received no meals',
      'total_amount by recipient where recipient_type=Physician among none nature=Food',
    ],
    ['In 2023, companies that did not pay royalties', 'total_amount by company among none nature=Royalty in 2023'],
    [
      'doctors not paid by Pfizer',
      'total_amount by recipient where recipient_type=Physician among none company_family=Pfizer',
    ],
    ['companies that paid no hospitals', 'total_amount by company among none recipient_type=Teaching'],
    ['states with neither gifts nor royalties', 'total_amount by state among none nature=Gift,Royalty'],
    [
      'physicians who received payments other than meals',
      'total_amount by recipient where nature!=Food recipient_type=Physician',
    ],
    [
      'doctors with no meals but with gifts',
      'total_amount by recipient where nature=Gift recipient_type=Physician among nature=Gift none nature=Food',
    ],
    [
      'physicians paid in 2023 but not in 2022',
      'total_amount by recipient where recipient_type=Physician among none program_year=2022 in 2023',
    ],
    ['spend excluding meals in Texas', 'total_amount where nature!=Food state=TX'],
    [
      'total excl. meals, travel, gifts for physicians in NY state',
      'total_amount where nature!=Food,Travel,Gift state=NY recipient_type=Physician',
    ],
    ['spend without meals by Pfizer', 'total_amount where nature!=Food company_family=Pfizer'],
    ['spend without Pfizer and Texas', 'total_amount where company_family!=Pfizer state!=TX'],
    ['spend excluding meals, Pfizer', 'total_amount where nature!=Food company_family=Pfizer'],
    [
      'non-meal payments to cardiologists in Texas',
      'total_amount where nature!=Food specialty=Cardiovascular state=TX',
    ],
    [
      'doctors other than cardiologists in Texas',
      'total_amount by recipient where specialty!=Cardiovascular state=TX recipient_type=Physician',
    ],
    ['spend excluding cardiologists in Texas', 'refuse Texas'],
    ['spend excluding payments by Pfizer to cardiologists', 'refuse cardiologists'],
    ['spend excluding Texas physicians', 'refuse cannot'],
    ['physicians who received gifts and royalties', 'ask Those with each of them, or with any?'],
    [
      'physicians who received gifts or royalties',
      'total_amount by recipient where nature=Gift,Royalty recipient_type=Physician',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
