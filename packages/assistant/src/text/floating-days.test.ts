import { describe, expect, it } from 'vitest';
import { floatingDay } from './floating-days.ts';

describe('days that fall on another date each year', () => {
  it.each([
    ['Thanksgiving', 2023, 'November 23'],
    ['Thanksgiving Day', 2022, 'November 24'],
    ['Black Friday', 2022, 'November 25'],
    ['Cyber Monday', 2024, 'December 2'],
    ['Labor Day', 2024, 'September 2'],
    ['Memorial Day', 2023, 'May 29'],
    ['Memorial Day', 2021, 'May 31'],
    ['MLK Day', 2024, 'January 15'],
    ['Presidents Day', 2023, 'February 20'],
    ["Mother's Day", 2022, 'May 8'],
    ['Easter Sunday', 2023, 'April 9'],
    ['Easter', 2024, 'March 31'],
    ['Good Friday', 2021, 'April 2'],
  ])('%s %d is %s', (name, year, date) => {
    expect(floatingDay(name, year)).toBe(date);
  });

  it('is none of another name', () => {
    expect(floatingDay('Doctors Day', 2023)).toBeUndefined();
  });
});
