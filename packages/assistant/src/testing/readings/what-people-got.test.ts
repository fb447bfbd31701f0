import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('what people got, where the rows are something else', () => {
  it.each([
    [
      'Compare what cardiologists were paid in connection with ELIQUIS and OZEMPIC, year by year',
      'total_amount by product+program_year where specialty=Cardiovascular product=ELIQUIS,OZEMPIC',
    ],
    [
      'Compare what doctors were paid by Pfizer and Merck',
      'total_amount by company where company=Pfizer,Merck recipient_type=Physician',
    ],
    [
      'What dermatologists got in Texas versus California',
      'total_amount by state where specialty=Dermatology state=TX,CA',
    ],
    ['what doctors were paid by nature', 'total_amount by nature where recipient_type=Physician'],
    ['Give me what cardiologists were paid, by company', 'total_amount by company where specialty=Cardiovascular'],
    [
      'Compare what the companies paid doctors and hospitals',
      'total_amount by recipient_type where recipient_type=Physician,Teaching',
    ],
    // Who they are, and no sum of them.
    [
      'What doctors were paid by Pfizer',
      'total_amount by recipient where recipient_type=Physician company_family=Pfizer',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
