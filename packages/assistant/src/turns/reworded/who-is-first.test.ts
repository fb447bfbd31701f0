import { describe, expect, it } from 'vitest';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('who the first of them were', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by recipient where company_family=Pfizer specialty=Cardiovascular in 2023 desc 3',
      ...['how much did Pfizer pay cardiologists in 2023', 'who were the top three?'],
    ],
    [
      'total_amount by company where specialty=Cardiovascular in 2023 desc 5',
      ...['how many companies paid cardiologists in 2023', 'and who are the five biggest'],
    ],
  ])('%s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });

  it('is asked back where nobody is named', async () => {
    expect(await lastReading(['how much did Pfizer pay in 2023', 'who were the top three?'], data)).toMatch(/^ask/);
  });
});
