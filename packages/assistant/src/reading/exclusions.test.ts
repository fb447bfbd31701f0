import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('what is left out', () => {
  it.each([
    ['spend excluding meals', 'total_amount where nature!=Food'],
    ['spend without meals and travel', 'total_amount where nature!=Food,Travel'],
    ['total other than consulting', 'total_amount where nature!=Consulting'],
    ['spend apart from gifts', 'total_amount where nature!=Gift'],
    ['payments neither for meals nor travel', 'total_amount where nature!=Food,Travel'],
    ['meals but not in Texas', 'total_amount where nature=Food state!=TX'],
    ['doctors not in Texas', 'total_amount by recipient where state!=TX recipient_type=Physician'],
    ['all but Texas spend', 'total_amount where state!=TX'],
    ['spend by Pfizer excluding 2022', 'total_amount where program_year!=2022 company_family=Pfizer'],
    ['spend not in Q4', 'refuse cannot'],
    ['spend minus meals in 2023', 'total_amount where nature!=Food in 2023'],
    ['no meals, total spend', 'total_amount where nature!=Food'],
    ['payments not to hospitals', 'total_amount where recipient_type!=Teaching'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
