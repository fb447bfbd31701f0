import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('several figures of one question', () => {
  it.each([
    ['total and average by state', 'total_amount+average per record by state'],
    ['median and total of meals', 'median per record+total_amount where nature=Food'],
    ['average amount by state', 'average per record by state'],
    ['total and average per doctor', 'average per recipient where recipient_type=Physician'],
    ['median and total per doctor', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

it('asks the payments that a person is in, where they are not general ones', async () => {
  const found = [{ value: '77', name: 'Rita Solano' }];
  const port = await wordsPort({ search: async ({ source }) => (source === 'research' ? found : []) });
  expect(await shortReading('how much did Rita Solano receive', port)).toBe(
    'research: total_amount where recipient_id=77',
  );
});
