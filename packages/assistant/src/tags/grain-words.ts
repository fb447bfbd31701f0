import type { PhraseTable } from './tag.ts';

/** Periods as groups: `by month`, `quarterly`, `day of the week`. */
export const GRAIN_WORDS: PhraseTable = [
  [
    { kind: 'grain', grain: 'year' },
    'year, program year, yearly, annually, annual, per annum, year by year, calendar year, reporting year, from year to year, year wise, over year, across year, year after year, year in year out, year in and year out, year to year, every single year, each single year, one year at a time, from one year to the next, one year to the next, year upon year, yearwise, each and every year, per calendar year, each calendar year',
  ],
  [
    { kind: 'grain', grain: 'quarter' },
    'quarter, quarterly, quarter by quarter, qtr, calendar quarter, quarter over quarter, qoq, q, quarter after quarter, quarter to quarter, one quarter at a time, every single quarter, from one quarter to the next, from quarter to quarter, quarter upon quarter, quarter wise, quarterwise, each calendar quarter',
  ],
  [
    { kind: 'grain', grain: 'month' },
    'month, monthly, month by month, calendar month, month over month, mom, month after month, month to month, one month at a time, every single month, from one month to the next, from month to month, month upon month, month wise, monthwise, each calendar month',
  ],
  [
    { kind: 'grain', grain: 'week' },
    'week, weekly, week by week, week after week, one week at a time, from one week to the next, from week to week, week wise, calendar week, every single week',
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
