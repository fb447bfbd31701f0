import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('who pays and who is paid', () => {
  it.each([
    'what did doctors pay Pfizer in 2023',
    'how much did teaching hospitals pay to Pfizer',
    'what did cardiologists give to Pfizer',
  ])('is not turned round: %s', async (question) => {
    expect(await shortReading(question, data)).toBe('refuse cannot');
  });

  it.each([
    ['what did doctors get from Pfizer', 'total_amount where company_family=Pfizer recipient_type=Physician'],
    ['how many doctors did Pfizer pay', 'count recipient where recipient_type=Physician company_family=Pfizer'],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('is asked once in a question', async () => {
    expect(await shortReading('which company paid the most and who got the most', data)).toMatch(/^refuse/);
  });
});
