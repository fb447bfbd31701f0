import { describe, expect, it } from 'vitest';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('statistics of rows, and amounts beside their numbers', () => {
  it.each<[string, ...string[]]>([
    [
      'average per month where company_family=Pfizer in 2023',
      'monthly spend of Pfizer in 2023',
      'what is the average of those months?',
    ],
    ['median per quarter in 2023', 'quarterly spend in 2023', 'and the median across the four quarters'],
    ['percentile per record where nature=Consulting in 2023', 'median consulting fee in 2023', 'and the 75th?'],
    ['records+total_amount by change_type in 2023', 'number of records by change type in 2023', 'amounts please'],
    [
      'count recipient+total_amount by recipient_type in 2023',
      'number of recipients by recipient type in 2023',
      'add the amounts',
    ],
  ])('%s', async (line, ...turns) => {
    expect(await lastReading(turns, data)).toBe(line);
  });
});
