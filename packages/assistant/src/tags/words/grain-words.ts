import type { PhraseTable } from '../tag.ts';

/** Periods as groups: `by month`, `quarterly`, `day of the week`. */
export const GRAIN_WORDS: PhraseTable = [
  [
    { kind: 'grain', grain: 'year' },
    'year, program year, yearly, annually, annual, per annum, year by year, calendar year, reporting year, from year to year, year wise, over year, across year, year after year, year in year out, year in and year out, year to year, every single year, each single year, one year at a time, from one year to the next, one year to the next, year upon year, yearwise, each and every year, per calendar year, each calendar year, at yearly level, at the yearly level, on a yearly level, at year level, at the year level, on a yearly basis, on yearly basis, yearly basis, yearly level, year level, at yearly granularity, in yearly step, at yearly interval, in yearly interval, by the year, on an annual level, at an annual level, at the annual level, annual level, on an annual basis',
  ],
  [
    { kind: 'grain', grain: 'quarter' },
    'fiscal quarter, reporting quarter, per fiscal quarter, quarter, quarterly, quarter by quarter, qtr, calendar quarter, quarter over quarter, qoq, q, quarter after quarter, quarter to quarter, one quarter at a time, every single quarter, from one quarter to the next, from quarter to quarter, quarter upon quarter, quarter wise, quarterwise, each calendar quarter, at quarterly level, at the quarterly level, on a quarterly level, at quarter level, at the quarter level, on a quarterly basis, on quarterly basis, quarterly basis, quarterly level, quarter level, at quarterly granularity, in quarterly step, at quarterly interval, in quarterly interval, by the quarter',
  ],
  [
    { kind: 'grain', grain: 'month' },
    'month, monthly, month by month, calendar month, month over month, mom, month after month, month to month, one month at a time, every single month, from one month to the next, from month to month, month upon month, month wise, monthwise, each calendar month, at monthly level, at the monthly level, on a monthly level, at month level, at the month level, on a monthly basis, on monthly basis, monthly basis, monthly level, month level, at monthly granularity, in monthly step, at monthly interval, in monthly interval, by the month',
  ],
  [
    { kind: 'grain', grain: 'week' },
    'week, weekly, week by week, week after week, one week at a time, from one week to the next, from week to week, week wise, calendar week, every single week, at weekly level, at the weekly level, on a weekly level, at week level, at the week level, on a weekly basis, on weekly basis, weekly basis, weekly level, week level, at weekly granularity, in weekly step, at weekly interval, in weekly interval, by the week',
  ],
  [
    { kind: 'grain', grain: 'day' },
    'day, daily, day by day, date, day after day, from one day to the next, from day to day, calendar day, every single day',
  ],
  [{ kind: 'grain', grain: 'day', part: 'dayOfWeek' }, 'day of week, day of the week, weekday'],
  [
    { kind: 'grain', grain: 'month', part: 'monthOfYear' },
    'month of year, month of the year, calendar month of the year, seasonality, season, seasonal pattern, seasonally',
  ],
  [{ kind: 'grain', grain: 'quarter', part: 'quarterOfYear' }, 'quarter of year, quarter of the year'],
];
