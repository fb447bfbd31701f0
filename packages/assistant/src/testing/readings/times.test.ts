import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('several times', () => {
  it.each([
    ['meals by year 2021-2024', 'total_amount by program_year where nature=Food in 2021 to 2024'],
    ['spend yearly 2022 to 2024', 'total_amount by program_year in 2022 to 2024'],
    ['spend in Q1 and Q3 2023', 'total_amount in 2023-01-01 to 2023-03-31+2023-07-01 to 2023-09-30'],
    ['spend in January 2022 and January 2023', 'total_amount in 2022-01-01 to 2022-01-31+2023-01-01 to 2023-01-31'],
    ['spend in Q4 of each year', 'total_amount by program_year in October to December of any year'],
    ['spend in the first half of 2023 and 2024', 'refuse cannot'],
    ['Q4 vs Q1 2023', 'total_amount growth 2023-01-01 to 2023-03-31 > 2023-10-01 to 2023-12-31'],
    ['Q1 2023 vs Q4', 'total_amount growth 2023-01-01 to 2023-03-31 > 2023-10-01 to 2023-12-31'],
    ['May vs July 2023', 'total_amount growth 2023-05-01 to 2023-05-31 > 2023-07-01 to 2023-07-31'],
    ['compare Q1 and Q2 2023', 'total_amount by quarter in 2023-01-01 to 2023-06-30'],
    ['compare states between January and March 2023', 'total_amount by state in 2023-01-01 to 2023-03-31'],
    ['spend in January, April and May 2023', 'refuse cannot'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it('hold one or the other', async () => {
    expect(await interpret('spend in Q1 and Q3 2023', undefined, data)).toMatchObject({
      query: { where: [{ any: [{ all: [{ field: 'date' }] }, { all: [{ field: 'date' }] }] }] },
    });
  });
});
