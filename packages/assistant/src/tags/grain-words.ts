import type { PhraseTable } from './tag.ts';

/** Periods as groups: `by month`, `quarterly`, `day of the week`. */
export const GRAIN_WORDS: PhraseTable = [
  [
    { kind: 'grain', grain: 'year' },
    'year, program year, yearly, annually, annual, per annum, year by year, calendar year, reporting year, from year to year, year wise, over year, across year',
  ],
  [
    { kind: 'grain', grain: 'quarter' },
    'quarter, quarterly, quarter by quarter, qtr, calendar quarter, quarter over quarter, qoq, q',
  ],
  [{ kind: 'grain', grain: 'month' }, 'month, monthly, month by month, calendar month, month over month, mom'],
  [{ kind: 'grain', grain: 'week' }, 'week, weekly, week by week'],
  [{ kind: 'grain', grain: 'day' }, 'day, daily, day by day, date'],
  [{ kind: 'grain', grain: 'day', part: 'dayOfWeek' }, 'day of week, day of the week, weekday'],
  [
    { kind: 'grain', grain: 'month', part: 'monthOfYear' },
    'month of year, month of the year, calendar month of the year, seasonality, season, seasonal pattern, seasonally',
  ],
  [{ kind: 'grain', grain: 'quarter', part: 'quarterOfYear' }, 'quarter of year, quarter of the year'],
];
