import { describe, expect, it } from 'vitest';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('people by their profession are asked for as doctors are', () => {
  it.each([
    ['spend per cardiologist in Texas', 'average per recipient where specialty=Cardiovascular state=TX'],
    ['cost per derm by state', 'average per recipient by state where specialty=Dermatology'],
    ['top 5 states by spend per cardiologist', 'average per recipient by state where specialty=Cardiovascular desc 5'],
    ['meals per cardiologist in 2023', 'total_amount by recipient where nature=Food specialty=Cardiovascular in 2023'],
    ['meals over $125 per cardiologist', 'ask The amount of each, or of all that one has?'],
    ['number of companies per cardiologist', 'count company by recipient where specialty=Cardiovascular'],
    [
      'cardiologists with a total over $5000',
      'total_amount by recipient where specialty=Cardiovascular having gt 5000',
    ],
    [
      'cardiologists with a total of over $125 in meals',
      'total_amount by recipient where specialty=Cardiovascular nature=Food having gt 125',
    ],
    [
      'cardiologists whose total is over $5000',
      'total_amount by recipient where specialty=Cardiovascular having gt 5000',
    ],
    [
      'number of cardiologists whose total is over $5000',
      'count recipient where specialty=Cardiovascular having gt 5000',
    ],
    ['total payments over $5000 to cardiologists', 'total_amount where specialty=Cardiovascular each record gt 5000'],
    ['which state has the most cardiologists', 'count recipient by state where specialty=Cardiovascular desc 1'],
    ['companies that pay the most cardiologists', 'count recipient by company where specialty=Cardiovascular desc 10'],
    ['which company pays the most to cardiologists', 'total_amount by company where specialty=Cardiovascular desc 1'],
    ['who pays the most cardiologists', 'refuse cannot'],
    ['largest payment per cardiologist', 'largest per record by recipient where specialty=Cardiovascular'],
    [
      'cardiologists with no payments in 2023',
      'total_amount by recipient where specialty=Cardiovascular among none program_year=2023',
    ],
    ['cardiologists excluding meals', 'total_amount where specialty=Cardiovascular nature!=Food'],
    // Taken out, and left out.
    [
      'doctors taken out by Pfizer for dinner',
      'total_amount by recipient where company_family=Pfizer nature=Food recipient_type=Physician',
    ],
    ['how much did doctors take out in gifts', 'total_amount where nature=Gift recipient_type=Physician'],
    ['taking out food, who pays the most', 'total_amount by company where nature!=Food desc 1'],
    ['spend by company with food taken out', 'total_amount by company where nature!=Food'],
    // What there is no figure of.
    ['price of Eliquis', 'refuse cannot'],
    [
      'share held by the ten best paid doctors in Texas',
      'total_amount where recipient_type=Physician state=TX concentration',
    ],
    ['share held by physicians in Stryker', 'refuse held'],
  ])('“%s” is %s', async (question, read) => {
    expect(await shortReading(question, data)).toBe(read);
  });

  it.each<[string, ...string[]]>([
    ['total_amount by recipient where state=TX specialty=Cardiovascular', 'total in Texas', 'per cardiologist'],
  ])('%s, after its turns', async (read, ...turns) => {
    expect(await lastReading(turns, data)).toBe(read);
  });
});
