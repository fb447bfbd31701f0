import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('the same question, said otherwise', () => {
  it.each([
    ['how much did Pfizer pay in 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['How much money was paid by Pfizer in 2023?', 'total_amount where company_family=Pfizer in 2023'],
    ['in 2023, how much did Pfizer pay', 'total_amount where company_family=Pfizer in 2023'],
    ['please tell me what Pfizer spent in 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['could you show me the total of Pfizer in 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['Pfizer 2023 total', 'total_amount where company_family=Pfizer in 2023'],
    ['what was the total amount Pfizer handed out in 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['2023 spend of Pfizer, please', 'total_amount where company_family=Pfizer in 2023'],
    ['I would like to know the total Pfizer paid out during 2023', 'total_amount where company_family=Pfizer in 2023'],
    ['Hi, what did Pfizer pay in 2023, thanks', 'total_amount where company_family=Pfizer in 2023'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
