import { describe, expect, it } from 'vitest';
import { withFullAmounts } from './figures-of-amounts.ts';
import { withTimeOfNone } from './not-before.ts';
import { withSameTime } from './same-time.ts';
import { withYearsSaid } from './years-of-payment.ts';

describe('what a question says in other words', () => {
  it.each([
    ['six-figure grants in 2023', 'grants of at least $100,000 in 2023'],
    ['seven figure consulting fees', 'consulting fees of at least $1,000,000'],
    ['figures of 2023', 'figures of 2023'],
    ['over 50 000 dollars', 'over 50000 dollars'],
    ['over $1 250 000 in 2023', 'over $1250000 in 2023'],
    ['top 10 500 dollars', 'top 10 500 dollars'],
    ['more than USD 50,000', 'more than $50,000'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withFullAmounts(said)).toBe(plainly);
  });

  it.each([
    ['Q2 2023 vs the same quarter of 2022', 'Q2 2023 vs Q2 2022'],
    ['Jan to March 2022 against the same months in 2023', 'Jan to March 2022 against Jan to March 2023'],
    ['YTD 2024 vs same period 2023', 'YTD 2024 vs YTD 2023'],
    ['Q1 2024 against the same quarter a year earlier', 'Q1 2024 against Q1 2023'],
    ['the same quarter of 2022', 'the same quarter of 2022'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withSameTime(said)).toBe(plainly);
  });

  it.each([
    [
      'doctors that Pfizer paid in 2023 to whom it had given nothing in any prior year',
      'doctors that Pfizer paid in 2023 but never before 2023',
    ],
    ['hospitals paid in 2023 but nothing in the previous years', 'hospitals paid in 2023 but never before 2023'],
    [
      'hospitals paid in 2023 but nothing in the previous three years',
      'hospitals paid in 2023 but nothing in the previous three years',
    ],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withTimeOfNone(said)).toBe(plainly);
  });

  it.each([
    ['gifts in every one of the three years 2020, 2021 and 2022', 'gifts in each of the years 2020, 2021 and 2022'],
    ['hospitals with gifts in 2021 and in 2022, that is, both years', 'hospitals with gifts in both 2021 and 2022'],
    ['gifts in 2021 and in 2022, by state', 'gifts in 2021 and in 2022, by state'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withYearsSaid(said)).toBe(plainly);
  });
});
