import { expect, it } from 'vitest';
import { lastReading, shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

it.each([
  ['total spend of Pfizer in the state of Texas', 'total_amount where company_family=Pfizer state=TX'],
  ['spend by state of Texas', 'total_amount by state where state=TX'],
])('%s: %s', async (question, reading) => {
  expect(await shortReading(question, data)).toBe(reading);
});

it('has no row for each state in a turn', async () => {
  expect(await lastReading(['total spend of Pfizer', 'in the state of Texas'], data)).toBe(
    'total_amount where company_family=Pfizer state=TX',
  );
});
