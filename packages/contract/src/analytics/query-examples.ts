// Long because it is a list: an example of every part of the language of questions.
import type { QueryInput } from './query.ts';

/** A part of the language of questions, by a question that uses it. */
export interface QueryExample {
  readonly title: string;
  /** What the answer means, also at the edges: ties, empty values, no rows, partial periods. */
  readonly meaning: string;
  readonly query: QueryInput;
}

const fees = { field: 'nature', op: 'eq', value: 'Consulting Fee' } as const;
const byAmount = [{ field: 'total_amount', direction: 'desc' }, { field: 'company' }] as QueryInput['orderBy'];

/** An example for each part of the language; a test asks every one of them. */
export const QUERY_EXAMPLES: readonly QueryExample[] = [
  {
    title: 'Totals by group',
    meaning:
      'One row for each company, also one for the records without a name, which is `null`. Without dimensions there is one row, also where no record counts: sums and counts are then 0 or empty.',
    query: { source: 'general', measures: ['total_amount', 'records'], dimensions: ['company'], orderBy: byAmount },
  },
  {
    title: 'Pages',
    meaning:
      '`truncated` says that there are more rows. Rows that are equal in the order keep their places while `dataVersion` stays the same, so that pages fit together; a cut may fall between them.',
    query: {
      source: 'general',
      dimensions: ['company', 'nature'],
      orderBy: [{ field: 'company' }, { field: 'nature' }],
      limit: 3,
      offset: 3,
    },
  },
  {
    title: 'Single records',
    meaning:
      'With the record key among the dimensions each published record is a row, and measures are its own amounts.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['record_id', 'recipient', 'date'],
      where: [{ field: 'amount', op: 'gt', value: '500' }],
      orderBy: [{ field: 'record_id' }],
    },
  },
  {
    title: 'The first records of each',
    meaning:
      'The largest record of each company, and the second largest. Equal ones are in the order in which they are loaded, so that there are never more than `n` of each; `place: 2` with `n: 1` is the second alone.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['record_id', 'company', 'recipient', 'date'],
      first: { n: 2, within: ['company'] },
      orderBy: [{ field: 'total_amount', direction: 'desc' }, { field: 'record_id' }],
    },
  },
  {
    title: 'By month',
    meaning:
      'A period is its first day. Records without a date are a row of their own. `partialPeriods` names the period that the data ends within; periods without records have no row.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['date'],
      timeGrain: 'month',
      where: [{ field: 'date', op: 'between', value: ['2023-07-01', '2024-12-31'] }],
      orderBy: [{ field: 'date' }],
    },
  },
  {
    title: 'General, research and ownership together',
    meaning:
      'The source `all_payments` has what all three have with one meaning, and the kind as a dimension. Of ownership the value of the interest counts, as CMS adds it up; it has no dates and no number of payments, so that there is no such measure here.',
    query: {
      source: 'all_payments',
      measures: ['total_amount', 'records', 'recipients'],
      dimensions: ['program_year', 'payment_kind'],
      orderBy: [{ field: 'program_year' }, { field: 'payment_kind' }],
    },
  },
  {
    title: 'What records have several of',
    meaning:
      'Dimensions that the model calls `manyValued`: a record names up to five products, six specialties and six primary types. A filter fits if any of them does and `ne`, `notIn`, `not` if none does; conditions beside each other on products are about the same one. A record counts once, and in an answer of groups it is in the row of each of its values that the filters leave, so that rows do not add up to the totals. `specialty` is the first of `any_specialty`, and a record has one of it.',
    query: {
      source: 'general',
      measures: ['records', 'total_amount'],
      dimensions: ['any_specialty'],
      where: [
        { field: 'product', op: 'eq', value: 'Cardiozan' },
        { field: 'product_category', op: 'eq', value: 'Oncology' },
        { field: 'primary_type', op: 'eq', value: 'Medical Doctor' },
      ],
      orderBy: [{ field: 'any_specialty' }],
      totals: true,
    },
  },
  {
    title: 'Paid, or principal investigator of what was paid',
    meaning:
      'A research record names up to five principal investigators, each by the id that the person has as a recipient. Either condition finds a record, which counts once: what went to the person, and research that the person led, whoever was paid.',
    query: {
      source: 'all_payments',
      measures: ['total_amount', 'records'],
      dimensions: ['payment_kind'],
      where: [
        {
          any: [
            { field: 'recipient_id', op: 'eq', value: '1001' },
            { field: 'investigator_id', op: 'eq', value: '1001' },
          ],
        },
      ],
      orderBy: [{ field: 'payment_kind' }],
    },
  },
  {
    title: 'Filters in one another',
    meaning:
      'Filters of a list all hold. What is empty satisfies `ne`, `notIn` and `not`, and no comparison; `null` in a list of values is "empty".',
    query: {
      source: 'general',
      measures: ['records'],
      where: [
        { field: 'program_year', op: 'in', value: [2023, 2024] },
        { field: 'nature', op: 'notIn', value: ['Royalty or License', null] },
        {
          any: [
            { field: 'company', op: 'eq', value: 'Aster Pharma' },
            {
              all: [
                { field: 'amount', op: 'gte', value: '100' },
                { field: 'amount', op: 'lt', value: '1000' },
              ],
            },
            { not: { field: 'state', op: 'ne', value: 'MA' } },
          ],
        },
      ],
    },
  },
  {
    title: 'Texts and empty values',
    meaning:
      'In any casing; of a list any one will do. What is empty satisfies `notContains`. `isEmpty` and `notEmpty` take no value.',
    query: {
      source: 'general',
      measures: ['records'],
      dimensions: ['company'],
      where: [
        { field: 'recipient', op: 'contains', value: ['moreno', 'okafor', 'hospital'] },
        { field: 'company', op: 'notContains', value: 'medical' },
        {
          any: [
            { field: 'city', op: 'startsWith', value: 'spring' },
            { field: 'city', op: 'isEmpty' },
          ],
        },
        { field: 'nature', op: 'notEmpty' },
      ],
      orderBy: [{ field: 'company' }],
    },
  },
  {
    title: 'Figures side by side',
    meaning:
      'A measure with a filter of its own stands beside others. A ratio is empty where it is divided by zero or a part is empty; growth is what was gained as a part of what it was, so that a company without a previous value has none, and a proportion the part that one figure is of another.',
    query: {
      source: 'general',
      measures: [
        { name: 'fees', of: 'total_amount', where: [fees] },
        { name: 'this_year', of: 'total_amount', where: [{ field: 'program_year', op: 'eq', value: 2024 }] },
        { name: 'last_year', of: 'total_amount', where: [{ field: 'program_year', op: 'eq', value: 2023 }] },
        { name: 'change', difference: { of: 'this_year', less: 'last_year' } },
        { name: 'change_part', growth: { of: 'this_year', from: 'last_year' } },
        { name: 'fee_each', ratio: { of: 'fees', per: 'recipients' } },
        { name: 'fee_part', proportion: { of: 'fees', in: 'total_amount' } },
      ],
      dimensions: ['company'],
      orderBy: [{ field: 'company' }],
    },
  },
  {
    title: 'Against the previous year',
    meaning:
      'The same question of the records of a year before: its filters and periods look back. Empty for a company that had no record then, and so are change and growth: such are kept apart, never infinite or zero. One without a record now has no row. Where the data ends within the year, the year before counts up to the same day (`dataThrough`), so that what is partial is compared with as much.',
    query: {
      source: 'general',
      measures: [
        'total_amount',
        { name: 'last_year', previous: { of: 'total_amount', period: 'year' } },
        { name: 'change', difference: { of: 'total_amount', less: 'last_year' } },
        { name: 'growth', growth: { of: 'total_amount', from: 'last_year' } },
      ],
      dimensions: ['company'],
      where: [{ field: 'program_year', op: 'eq', value: 2024 }],
      orderBy: byAmount,
    },
  },
  {
    title: 'Year to date, beside last year',
    meaning:
      'The records of the year that the data ends in (`dataThrough`), up to that day, and those of the same days of the year before. As a filter of a measure it stands beside figures of all years; in `where` the whole question is of the year to date. Without dates there is none.',
    query: {
      source: 'general',
      measures: [
        'total_amount',
        { name: 'to_date', of: 'total_amount', where: [{ field: 'date', op: 'yearToDate' }] },
        { name: 'to_date_before', previous: { of: 'to_date', period: 'year' } },
        { name: 'growth', growth: { of: 'to_date', from: 'to_date_before' } },
      ],
      dimensions: ['company'],
      orderBy: byAmount,
    },
  },
  {
    title: 'Month by month, and the sum so far, beside last year',
    meaning:
      'By month, `period: "year"` is the same month of last year, and `quarter` and `month` are the ones before. Running totals of both are the year to date and the same part of last year.',
    query: {
      source: 'general',
      measures: [
        'records',
        { name: 'same_month', previous: { of: 'records', period: 'year' } },
        { name: 'month_before', previous: { of: 'records', period: 'month' } },
        { name: 'to_date', runningTotal: { of: 'records', along: 'month', within: ['year'] } },
        { name: 'to_date_before', runningTotal: { of: 'same_month', along: 'month', within: ['year'] } },
      ],
      dimensions: [
        { name: 'year', field: 'date', grain: 'year' },
        { name: 'month', field: 'date', grain: 'month' },
      ],
      where: [{ field: 'date', op: 'between', value: ['2024-01-01', '2024-12-31'] }],
      orderBy: [{ field: 'month' }],
    },
  },
  {
    title: 'Figures of records',
    meaning:
      'Averages and medians are rounded half up to the cent; a percentile is a value that occurs. Where no record has a value they are empty, and a count of different values leaves empty ones out.',
    query: {
      source: 'general',
      measures: [
        { name: 'smallest', min: 'amount' },
        { name: 'largest', max: 'amount' },
        { name: 'spent', sum: 'amount' },
        { name: 'mean', average: 'amount' },
        { name: 'middle', median: 'amount' },
        { name: 'spread', deviation: 'amount' },
        { name: 'p90', percentile: { of: 'amount', p: 90 } },
        { name: 'cities', distinct: 'city' },
        { name: 'first_paid', min: 'date' },
      ],
      dimensions: ['nature'],
      orderBy: [{ field: 'nature' }],
    },
  },
  {
    title: 'Conditions on measures',
    meaning:
      'They hold for the rows of the answer, after the records are counted; an empty figure satisfies no comparison.',
    query: {
      source: 'general',
      measures: ['total_amount', 'recipients'],
      dimensions: ['company'],
      having: [
        { field: 'total_amount', op: 'gt', value: '5000' },
        {
          any: [
            { field: 'recipients', op: 'gte', value: 2 },
            { field: 'records', op: 'lte', value: 5 },
          ],
        },
      ],
      orderBy: byAmount,
    },
  },
  {
    title: 'The first of each group, ties kept',
    meaning:
      'Equal ones share a rank and leave the next out, so that "at most 2" may show three rows. Ranks are of all rows: `having` and `limit` come after. `eq 2` shows the second only, and nothing where two are first.',
    query: {
      source: 'general',
      measures: ['total_amount', { name: 'place', rank: { by: 'total_amount', within: ['state'] } }],
      dimensions: ['state', 'company'],
      having: [{ field: 'place', op: 'lte', value: 2 }],
      orderBy: [{ field: 'state' }, { field: 'place' }, { field: 'company' }],
    },
  },
  {
    title: 'Part of the whole and of a group',
    meaning:
      'Of all rows, also of those that `having` and `limit` leave out; six decimals. What does not add up, as a number of different recipients, has no part and is refused.',
    query: {
      source: 'general',
      measures: [
        'total_amount',
        { name: 'part', share: { of: 'total_amount' } },
        { name: 'part_of_state', share: { of: 'total_amount', within: ['state'] } },
      ],
      dimensions: ['state', 'company'],
      orderBy: [{ field: 'state' }, { field: 'company' }],
    },
  },
  {
    title: 'Running total',
    meaning:
      'Up to and with the row, in the order of a dimension, whatever the order of the rows; the row without a date comes last.',
    query: {
      source: 'general',
      measures: [
        'total_amount',
        { name: 'so_far', runningTotal: { of: 'total_amount', along: 'month', within: ['program_year'] } },
      ],
      dimensions: ['program_year', { name: 'month', field: 'date', grain: 'month' }],
      orderBy: [{ field: 'program_year' }, { field: 'month' }],
    },
  },
  {
    title: 'Paid by one and not by another',
    meaning:
      'The values of a field in the answer to another question, of the same source or of another. What is empty is in no answer.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['recipient_id'],
      where: [
        { field: 'recipient_id', op: 'in', query: { where: [{ field: 'company', op: 'eq', value: 'Aster Pharma' }] } },
        {
          not: {
            field: 'recipient_id',
            op: 'in',
            query: { source: 'ownership', where: [{ field: 'program_year', op: 'eq', value: 2024 }] },
          },
        },
      ],
      orderBy: [{ field: 'recipient_id' }],
    },
  },
  {
    title: 'First paid in a period',
    meaning:
      'Whose first date is in this year, among all records of the source and not only those that the question counts. Where nobody is, there is one row all the same, because there are no dimensions.',
    query: {
      source: 'general',
      measures: ['recipients', 'total_amount'],
      where: [
        {
          field: 'recipient_id',
          op: 'in',
          query: {
            measures: [{ name: 'first', min: 'date' }],
            having: [{ field: 'first', op: 'gte', value: '2021-01-01' }],
          },
        },
        { field: 'program_year', op: 'eq', value: 2021 },
      ],
    },
  },
  {
    title: 'Per entity, then over entities',
    meaning:
      'First a total for each recipient, then figures over these: `rows` is their number. A recipient without a record that counts is not among them.',
    query: {
      source: 'general',
      from: {
        dimensions: ['recipient_id'],
        measures: ['total_amount'],
        where: [{ field: 'recipient_id', op: 'notEmpty' }],
      },
      measures: ['rows', { name: 'typical', median: 'total_amount' }],
      dimensions: [{ name: 'band', field: 'total_amount', bands: ['1000', '10000'] }],
      orderBy: [{ field: 'band' }],
    },
  },
  {
    title: 'Several grains, and what the calendar repeats',
    meaning:
      'Days of the week count from Monday as 1, weeks begin on Monday. A record without a date has no period and no part.',
    query: {
      source: 'general',
      measures: ['records'],
      dimensions: [
        { name: 'year', field: 'date', grain: 'year' },
        { name: 'quarter', field: 'date', part: 'quarterOfYear' },
        { name: 'month', field: 'date', part: 'monthOfYear' },
        { name: 'weekday', field: 'date', part: 'dayOfWeek' },
      ],
      orderBy: [{ field: 'year' }, { field: 'quarter' }, { field: 'month' }, { field: 'weekday' }],
    },
  },
  {
    title: 'On weekends',
    meaning: '`part` compares what the calendar repeats of a date; a record without a date satisfies no comparison.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['company'],
      where: [{ field: 'date', part: 'dayOfWeek', op: 'gte', value: 6 }],
      orderBy: byAmount,
    },
  },
  {
    title: 'Bands of an amount',
    meaning:
      'A bound belongs to the band above it; bands are sorted by size, and one without records has no row. What is empty is in none.',
    query: {
      source: 'general',
      measures: ['records', 'total_amount'],
      dimensions: [{ name: 'band', field: 'amount', bands: ['0', '125', '500'] }],
      orderBy: [{ field: 'band' }],
    },
  },
  {
    title: 'Values under one name',
    meaning: 'A value belongs to the first group that lists it; all others, and empty ones, are `others`.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: [
        {
          name: 'family',
          field: 'company',
          groups: [{ name: 'Northern companies', values: ['Aster Pharma', 'Borealis Medical'] }],
          others: 'All others',
        },
      ],
      orderBy: [{ field: 'family' }],
    },
  },
  {
    title: 'The first and the others',
    meaning:
      'The two companies with the largest totals, and within each, and within the others, the nature with the largest. Ties are kept, so that there may be more than `n`; where there are fewer, there may be no others. Others count as one: their recipients are different people of all their records. What is empty, or is itself called as the others are, is among them. Records are ranked as `where` leaves them, before `having` and `limit`.',
    query: {
      source: 'general',
      measures: ['total_amount', 'recipients', 'median_amount'],
      dimensions: [
        { name: 'top_company', field: 'company', top: { n: 2, by: 'total_amount' }, others: 'Other companies' },
        {
          name: 'top_nature',
          field: 'nature',
          top: { n: 1, by: 'total_amount', within: ['top_company'] },
          others: 'Other natures',
        },
      ],
      orderBy: [{ field: 'top_company' }, { field: 'top_nature' }],
    },
  },
  {
    title: 'The second only',
    meaning:
      'Ranks are of all rows, before `having`: nothing is second where two are first. With `lte 2` these are the first two, ties kept.',
    query: {
      source: 'general',
      measures: ['total_amount', { name: 'place', rank: { by: 'total_amount' } }],
      dimensions: ['company'],
      having: [{ field: 'place', op: 'eq', value: 2 }],
    },
  },
  {
    title: 'Paid by the largest alone',
    meaning:
      'A membership with `top`: those among the first `n` of all that satisfy its own `where`, ties kept. Figures there may have filters of their own.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['nature'],
      where: [
        {
          field: 'company',
          op: 'in',
          query: { measures: [{ name: 'fees', of: 'total_amount', where: [fees] }], top: { n: 2, by: 'fees' } },
        },
      ],
      orderBy: [{ field: 'nature' }],
    },
  },
  {
    title: 'So much in a single year',
    meaning:
      'A membership with `per`: those of whom `having` holds for a single value of each of these fields, here for one company and one year.',
    query: {
      source: 'general',
      measures: ['total_amount'],
      dimensions: ['recipient_id'],
      where: [
        {
          field: 'recipient_id',
          op: 'in',
          query: { per: ['company', 'program_year'], having: [{ field: 'total_amount', op: 'gt', value: 100 }] },
        },
      ],
      orderBy: [{ field: 'recipient_id' }],
    },
  },
  {
    title: 'A row of totals',
    meaning:
      'Of all that `where` leaves, also of rows that are not shown; `groups` is the number of rows without `limit`. Parts, ranks and running totals have none.',
    query: {
      source: 'general',
      measures: ['total_amount', 'recipients', { name: 'part', share: { of: 'total_amount' } }],
      dimensions: ['company'],
      orderBy: byAmount,
      limit: 2,
      totals: true,
    },
  },
];
