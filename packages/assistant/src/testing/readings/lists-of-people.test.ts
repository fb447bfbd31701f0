import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();
const isRead = async (question: string, plain: string) =>
  expect(await shortReading(question, data)).toBe(await shortReading(plain, data));

describe('people that a heading names', () => {
  it.each([
    ['cardiologists in Boston paid by Pfizer', 'Boston payments of Pfizer by cardiologist'],
    ['total by cardiologist in Texas', 'total for each cardiologist in Texas'],
    ['names and totals of the doctors paid by Pfizer', 'doctors paid by Pfizer with their totals'],
    ['names and specialties of doctors paid by Pfizer', 'doctors paid by Pfizer with their specialty'],
    ['list the per-doctor totals of Pfizer', 'total of Pfizer by doctor'],
    ['for physicians in Texas, total of each person', 'total by physician in Texas'],
  ])('have a row each: %s', isRead);
});

describe('whom a company did something to', () => {
  it.each([
    ['who did Pfizer fly in 2023', 'which recipients did Pfizer pay travel for in 2023'],
    ['who did Pfizer fly to Boston or Chicago', 'which recipients got travel to Boston or Chicago from Pfizer'],
  ])('is who was paid: %s', isRead);
});

describe('numbers in a list of figures', () => {
  it.each([
    ['physicians paid and average per physician by state', 'number of physicians and average per physician by state'],
    [
      'number of doctors, payments and average amount per doctor by state',
      'number of doctors, number of payments and average amount per doctor by state',
    ],
  ])('are figures themselves: %s', isRead);
});

describe('when something was done first', () => {
  it.each([
    ['in which year was Pfizer first paid', 'when was Pfizer first paid'],
    ['which month did Eliquis first show up in Texas', 'when did Eliquis first appear in Texas'],
  ])('is said by the oldest record: %s', isRead);
});
