import { describe, expect, it } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokens.ts';
import { type Period, periodFilters } from './period.ts';
import { readTimeAt } from './read-time.ts';

const ANCHOR = '2024-08-15';

const years = (from: number, to = from): Period => ({ kind: 'years', from, to });
const dates = (from: string, to: string): Period => ({ kind: 'dates', from, to });

function read(phrase: string) {
  const words = tokenise(normalise(phrase)).map(({ low }) => low);
  const found = readTimeAt(words, 0, ANCHOR);
  return found && found.length === words.length ? found : undefined;
}

describe('what is no time of that name', () => {
  it.each(['years since 2021', 'year to 2023', '2023 year over year', 'half a million', 'winter 2023'])(
    '%s',
    (phrase) => {
      expect(read(phrase)).toBeUndefined();
    },
  );
});

describe('the grammar of time', () => {
  it.each<[string, Period]>([
    ['2023', years(2023)],
    ['in 2023', years(2023)],
    ['during 2021', years(2021)],
    ['for the year 2022', years(2022)],
    ['FY2022', years(2022)],
    ['FY 2022', years(2022)],
    ['fy22', years(2022)],
    ['program year 2023', years(2023)],
    ['in calendar year 2023', years(2023)],
    ['PY 2023', years(2023)],
    ['2021-2023', years(2021, 2023)],
    ['2021–2023', years(2021, 2023)],
    ['2021-23', years(2021, 2023)],
    ['2021 to 2023', years(2021, 2023)],
    ['from 2021 to 2023', years(2021, 2023)],
    ['from 2021 through 2023', years(2021, 2023)],
    ['between 2021 and 2023', years(2021, 2023)],
    ['2022 and 2024', { kind: 'eachYear', years: [2022, 2024] }],
    ['in 2021, 2022 and 2023', { kind: 'eachYear', years: [2021, 2022, 2023] }],
    ['2022 or 2023', { kind: 'eachYear', years: [2022, 2023] }],
    ['since 2022', { kind: 'years', from: 2022 }],
    ['not before 2022', { kind: 'years', from: 2022 }],
    ['post 2022', { kind: 'years', from: 2023 }],
    ['pre-2022', { kind: 'years', to: 2021 }],
    ['no later than 2022', { kind: 'years', to: 2022 }],
    ['as of 2022', { kind: 'years', to: 2022 }],
    ['PY 22', years(2022)],
    ['2021/2022', { kind: 'eachYear', years: [2021, 2022] }],
    ["Q3 '23", dates('2023-07-01', '2023-09-30')],
    ['2023Q3', dates('2023-07-01', '2023-09-30')],
    ['every december', { kind: 'monthsOfYear', months: [12] }],
    ['last program year', years(2023)],
    ['from 2022 onwards', { kind: 'years', from: 2022 }],
    ['2022 onwards', { kind: 'years', from: 2022 }],
    ['2022 and later', { kind: 'years', from: 2022 }],
    ['after 2022', { kind: 'years', from: 2023 }],
    ['before 2022', { kind: 'years', to: 2021 }],
    ['prior to 2022', { kind: 'years', to: 2021 }],
    ['until 2022', { kind: 'years', to: 2022 }],
    ['up to 2022', { kind: 'years', to: 2022 }],
    ['the 2023 program year', years(2023)],
    ['in the year of 2023', years(2023)],
    ['in the years 2022 to 2023', years(2022, 2023)],
    ['over the two years from 2022 to 2023', years(2022, 2023)],
    ['between the years 2022 and 2023', years(2022, 2023)],
    ['in the years before 2023', { kind: 'years', to: 2022 }],
    ['in the twelve months of 2023', years(2023)],
    ['from 2022 up to and including 2023', years(2022, 2023)],
    ['since the beginning of 2022', { kind: 'years', from: 2022 }],
    ['since the end of 2022', { kind: 'years', from: 2023 }],
    ['before the end of 2022', { kind: 'years', to: 2022 }],
    ['before the start of 2022', { kind: 'years', to: 2021 }],
    ['before 2022 began', { kind: 'years', to: 2021 }],
    ['following 2022', { kind: 'years', from: 2023 }],
    ['2022 to the present', { kind: 'years', from: 2022 }],
    ['from 2022 until now', { kind: 'years', from: 2022 }],
    ['between 2022 and today', { kind: 'years', from: 2022 }],
    ['2022+', { kind: 'years', from: 2022 }],
    ['in 2022 and beyond', { kind: 'years', from: 2022 }],
    ['2022 and all subsequent years', { kind: 'years', from: 2022 }],
    ['2022 and the years before', { kind: 'years', to: 2022 }],
    ['the year before 2023', years(2022)],
    ['the year following 2021', years(2022)],
    ['in the month of March 2023', dates('2023-03-01', '2023-03-31')],
    ['2023-03', dates('2023-03-01', '2023-03-31')],
    ['03/2023', dates('2023-03-01', '2023-03-31')],
    ['the third month of 2023', dates('2023-03-01', '2023-03-31')],
    ["2023's first quarter", dates('2023-01-01', '2023-03-31')],
    ['quarter two of 2023', dates('2023-04-01', '2023-06-30')],
    ['Q2-2023', dates('2023-04-01', '2023-06-30')],
    ['Q2/2023', dates('2023-04-01', '2023-06-30')],
    ['the opening half of 2023', dates('2023-01-01', '2023-06-30')],
    ['the first half-year of 2023', dates('2023-01-01', '2023-06-30')],
    ['in the year to June 2023', dates('2022-07-01', '2023-06-30')],
    ['the six months ended 30 June 2023', dates('2023-01-01', '2023-06-30')],
    ['year ending December 31, 2023', years(2023)],
    ['summer 2023', dates('2023-06-01', '2023-08-31')],
    ['in the fall of 2023', dates('2023-09-01', '2023-11-30')],
    ['past year and a half', dates('2023-02-16', '2024-08-15')],
    ['last 1.5 years', dates('2023-02-16', '2024-08-15')],
    ['18 most recent months', dates('2023-02-16', '2024-08-15')],
    ['since the start of the year', { kind: 'years', from: 2024 }],
    ['since January of last year', { kind: 'dates', from: '2023-01-01' }],
    ['since last quarter', { kind: 'dates', from: '2024-04-01' }],
    ['the year before this one', years(2023)],
    ['Q3 2023', dates('2023-07-01', '2023-09-30')],
    ['q3 of 2023', dates('2023-07-01', '2023-09-30')],
    ['2023 Q3', dates('2023-07-01', '2023-09-30')],
    ['3Q23', dates('2023-07-01', '2023-09-30')],
    ['in the third quarter of 2023', dates('2023-07-01', '2023-09-30')],
    ['the 1st quarter 2022', dates('2022-01-01', '2022-03-31')],
    ['quarter 2 of 2023', dates('2023-04-01', '2023-06-30')],
    ['H1 2023', dates('2023-01-01', '2023-06-30')],
    ['the first half of 2023', dates('2023-01-01', '2023-06-30')],
    ['2H 2022', dates('2022-07-01', '2022-12-31')],
    ['Q1 to Q3 2023', dates('2023-01-01', '2023-09-30')],
    ['Q1 and Q2 2023', dates('2023-01-01', '2023-06-30')],
    ['Q4 2022 to Q1 2023', dates('2022-10-01', '2023-03-31')],
    ['March 2023', dates('2023-03-01', '2023-03-31')],
    ['in Mar 2023', dates('2023-03-01', '2023-03-31')],
    ['sept 2022', dates('2022-09-01', '2022-09-30')],
    ['in february of 2024', dates('2024-02-01', '2024-02-29')],
    ['in march', dates('2024-03-01', '2024-03-31')],
    ['in december', dates('2023-12-01', '2023-12-31')],
    ['January to March 2023', dates('2023-01-01', '2023-03-31')],
    ['Jan-Mar 2023', dates('2023-01-01', '2023-03-31')],
    ['between January and March 2023', dates('2023-01-01', '2023-03-31')],
    ['from November 2022 to February 2023', dates('2022-11-01', '2023-02-28')],
    ['since March 2022', { kind: 'dates', from: '2022-03-01' }],
    ['after Q1 2023', { kind: 'dates', from: '2023-04-01' }],
    ['before June 2023', { kind: 'dates', to: '2023-05-31' }],
    ['2023-04-15', dates('2023-04-15', '2023-04-15')],
    ['on 4/15/2023', dates('2023-04-15', '2023-04-15')],
    ['on April 15, 2023', dates('2023-04-15', '2023-04-15')],
    ['on April 15th 2023', dates('2023-04-15', '2023-04-15')],
    ['15 April 2023', dates('2023-04-15', '2023-04-15')],
    ['from 2023-04-15 to 2023-05-02', dates('2023-04-15', '2023-05-02')],
    ['between March 3, 2023 and April 9, 2023', dates('2023-03-03', '2023-04-09')],
    ['last year', years(2023)],
    ['the previous year', years(2023)],
    ['prior calendar year', years(2023)],
    ['this year', years(2024)],
    ['the current year', years(2024)],
    ['the latest year', years(2024)],
    ['most recent year', years(2024)],
    ['two years ago', years(2022)],
    ['a year ago', years(2023)],
    ['the year before last', years(2022)],
    ['last quarter', dates('2024-04-01', '2024-06-30')],
    ['this quarter', dates('2024-07-01', '2024-09-30')],
    ['last month', dates('2024-07-01', '2024-07-31')],
    ['this month', dates('2024-08-01', '2024-08-31')],
    ['last 2 years', years(2023, 2024)],
    ['over the past three years', years(2022, 2024)],
    ['the last couple of years', years(2023, 2024)],
    ['last decade', years(2015, 2024)],
    ['past 18 months', dates('2023-02-16', '2024-08-15')],
    ['the last 6 months', dates('2024-02-16', '2024-08-15')],
    ['trailing 12 months', dates('2023-08-16', '2024-08-15')],
    ['in the last twelve months', dates('2023-08-16', '2024-08-15')],
    ['last 90 days', dates('2024-05-18', '2024-08-15')],
    ['last 2 quarters', dates('2024-02-16', '2024-08-15')],
    ['YTD', { kind: 'yearToDate' }],
    ['year to date', { kind: 'yearToDate' }],
    ['year-to-date', { kind: 'yearToDate' }],
    ['so far this year', { kind: 'yearToDate' }],
    ['first quarter of last year', dates('2023-01-01', '2023-03-31')],
    ['march last year', dates('2023-03-01', '2023-03-31')],
    ['Q2 this year', dates('2024-04-01', '2024-06-30')],
    ['on weekends', { kind: 'daysOfWeek', days: [6, 7] }],
    ['on Sundays', { kind: 'daysOfWeek', days: [7] }],
    ['all time', { kind: 'allTime' }],
    ['across all years', { kind: 'allTime' }],
  ])('reads “%s”', (phrase, period) => {
    expect(read(phrase)?.period).toEqual(period);
  });

  it.each(['may', 'may i', '13', 'q5 2023', 'last', '2023-13-45', 'february 30, 2023', 'second', '5 companies'])(
    'takes “%s” for no time',
    (phrase) => {
      expect(read(phrase)).toBeUndefined();
    },
  );

  it('says what relative time was taken for, and names the latest date', () => {
    expect(read('last year')?.assumption).toBe('“last year” is 2023: the data ends on 2024-08-15.');
    expect(read('past 18 months')?.assumption).toContain('2023-02-16 to 2024-08-15');
    expect(read('in 2023')?.assumption).toBeUndefined();
  });

  it('takes a program year that the data ends with for the last one', () => {
    const period = (phrase: string) => readTimeAt(phrase.split(' '), 0, '2024-12-31')?.period;
    expect(period('last program year')).toEqual(years(2024));
    expect(period('previous program year')).toEqual(years(2023));
    expect(period('last year')).toEqual(years(2023));
  });

  it('sets the same period of last year beside the one that is asked', () => {
    expect(read('same period last year')?.isComparison).toBe(true);
  });

  it('is a condition on program years where it can be, else on dates', () => {
    expect(periodFilters(years(2023))).toEqual([{ field: 'program_year', op: 'eq', value: 2023 }]);
    expect(periodFilters({ kind: 'years', from: 2022 })).toEqual([{ field: 'program_year', op: 'gte', value: 2022 }]);
    expect(periodFilters({ kind: 'yearToDate' })).toEqual([{ field: 'date', op: 'yearToDate' }]);
  });
});
