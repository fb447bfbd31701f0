import { describe, expect, it } from 'vitest';
import { partOfYearAt } from './part-of-year.ts';
import { periodWords } from './period.ts';

const read = (text: string, anchor = '2024-08-15') => partOfYearAt(text.split(' '), 0, anchor);

describe('what a year begins or ends with', () => {
  it.each([
    ['first 9 months of 2023', '2023-01-01 to 2023-09-30', 5],
    ['the first three quarters of 2023', '2023-01-01 to 2023-09-30', 6],
    ['last two months of 2023', '2023-11-01 to 2023-12-31', 5],
    ['first 12 months of 2023', '2023', 5],
    ['ytd 2023', '2023-01-01 to 2023-08-15', 2],
    ['year to date of 2022', '2022-01-01 to 2022-08-15', 5],
    ['prior ytd', '2023-01-01 to 2023-08-15', 2],
  ])('“%s” is %s', (text, period, length) => {
    const found = read(text);
    expect(found && periodWords(found.period)).toBe(period);
    expect(found?.length).toBe(length);
  });

  it('is as long as the year before had days', () => {
    expect(read('prior ytd', '2024-02-29')?.period).toEqual({ kind: 'dates', from: '2023-01-01', to: '2023-02-28' });
  });

  it.each(['ytd', 'first 13 months of 2023', 'first months of 2023', 'last 6 months', 'first 3 years of 2023'])(
    '“%s” is none',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
