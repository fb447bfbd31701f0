import { conditionsIn, type Filter, Query, type QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadShippedModel } from '../../testing/index.ts';
import { questionOf } from '../../testing/question-arbitrary.ts';
import { wordsOf } from './words-of.ts';

const model = await loadShippedModel();
const words = (query: Omit<QueryInput, 'source'>, source = 'general') =>
  wordsOf(Query.parse({ source, ...query }), model);

describe('the words of a question', () => {
  it('say no limit where all rows are read, and the one that is asked for', () => {
    const query = { source: 'general', measures: ['records'], dimensions: ['company'] };
    const read = (more: object) => wordsOf(Query.parse({ ...query, ...more }), model, { unlimited: true }).join('\n');
    expect(read({})).not.toContain('Shown are');
    expect(read({ limit: 10 })).toContain('Shown are at most 10 rows.');
  });

  it('say what is counted, which records, in which order and how many', () => {
    const where: QueryInput['where'] = [
      { field: 'company', op: 'in', value: ['Aster Pharma', 'Borealis Medical', null] },
      {
        any: [
          { field: 'amount', op: 'gte', value: '1234567.5' },
          { not: { field: 'city', op: 'startsWith', value: 'San' } },
        ],
      },
    ];
    const orderBy: QueryInput['orderBy'] = [{ field: 'total_amount', direction: 'desc' }, { field: 'date' }];
    const query = {
      measures: ['total_amount', 'records'],
      dimensions: ['nature', 'date'],
      timeGrain: 'month' as const,
    };
    expect(words({ ...query, where, orderBy, limit: 10 })).toEqual([
      'Total amount and Records in General payments, for each Nature of payment and Date by month.',
      'Only records where Company is “Aster Pharma”, “Borealis Medical” or empty and (Amount is at least $1,234,567.5 or not (City starts with “San”)).',
      'Sorted by Total amount largest first, then Date earliest first; what is empty comes last.',
      'Shown are at most 10 rows.',
      'A record that stands for a series of payments counts at the date of the first.',
      'A company counts under its newest name; companies of one name count together unless their ids are asked too.',
      'What is empty makes a row of its own.',
      'What is empty satisfies “is not”, “is none of”, “does not contain” and “not”, unless it is named.',
      'What is empty satisfies no comparison.',
      'Texts are compared in any casing.',
      'The cut may fall between rows that are equal in this order.',
    ]);
  });

  it('say what figures of the question mean, how parts and ranks are meant, and what the totals are of', () => {
    const measures: QueryInput['measures'] = [
      { name: 'fees', of: 'total_amount', where: [{ field: 'nature', op: 'eq', value: 'Consulting Fee' }] },
      { name: 'p90', percentile: { of: 'amount', p: 90 } },
      { name: 'first', min: 'date' },
      { name: 'part', share: { of: 'fees', within: ['state'] } },
      { name: 'place', rank: { by: 'fees' } },
      { name: 'gain', growth: { of: 'fees', from: 'total_amount' } },
      { name: 'fee_part', proportion: { of: 'fees', in: 'total_amount' } },
      'average_amount',
    ];
    const having: QueryInput['having'] = [{ field: 'fees', op: 'gt', value: 10000 }];
    expect(words({ measures, dimensions: ['state'], having, totals: true })).toEqual([
      '“fees”, “p90”, “first”, “part”, “place”, “gain”, “fee_part” and Average per record in General payments, for each State.',
      'No filter: every record counts.',
      'Average per record: Total amount divided by the number of records, to the cent.',
      '“fees” is Total amount, of records where Nature of payment is “Consulting Fee”.',
      '“p90” is the smallest Amount that at least 90% of the records that have one do not exceed.',
      '“first” is the earliest Date.',
      '“part” is the part of all “fees” within each State.',
      '“place” is the rank by “fees”, 1 being the largest; equal ones share a rank and leave the next out, empty ones come last.',
      '“gain” is the growth to “fees” from Total amount, as a part of the latter, empty where that is zero.',
      '“fee_part” is the proportion of “fees” in Total amount, empty where that is zero.',
      'Shown is only where “fees” is over $10,000.',
      'Shown are at most 1,000 rows.',
      'Totals are of all that the filters leave, also of rows that are not shown; parts, ranks and running totals have none.',
      'What is empty makes a row of its own.',
      'What is empty satisfies no comparison.',
      'What is made of an empty figure is empty.',
      'Averages, medians and ratios are rounded half up to two decimals.',
      'Parts and growth are rounded half up to six decimals.',
      'Parts, ranks and running totals are of all rows, also of those that are not shown.',
    ]);
  });

  it('tell of bands, families, members of other answers, and of several values of a record', () => {
    const dimensions: QueryInput['dimensions'] = [
      { name: 'band', field: 'amount', bands: ['0', '125'] },
      {
        name: 'family',
        field: 'product',
        groups: [{ name: 'Heart', values: ['Cardiozan', 'OrthoFix'] }],
        others: 'Rest',
      },
      { name: 'weekday', field: 'date', part: 'dayOfWeek' },
    ];
    const first = {
      measures: [{ name: 'first', min: 'date' }],
      having: [{ field: 'first', op: 'gte' as const, value: '2024-01-01' }],
    };
    const members = { field: 'recipient_id', op: 'in' as const, query: { source: 'research', ...first } };
    const said = words({ measures: ['records'], dimensions, where: [members] });
    expect(said).toEqual(
      expect.arrayContaining([
        'Only records where Recipient id is among (those in Research payments, such that “first” is on or after 2024-01-01; “first” is the earliest Date).',
        '“band” is Amount in bands: under 0, 0 to under 125 and 125 and over, a bound belonging to the band above it.',
        '“family” puts Product into groups: “Heart” for “Cardiozan” and “OrthoFix”; “Rest” for all else, also what is empty.',
        '“weekday” is the day of the week, from Monday as 1, of Date.',
        'A record counts in the row of each of its values of Product, so that rows do not add up to the whole.',
        'What is empty is among no others.',
      ]),
    );
  });

  it('tell how far a previous period goes', () => {
    const measures: QueryInput['measures'] = [{ name: 'last', previous: { of: 'records', period: 'year' } }];
    expect(words({ measures, dimensions: ['company'] })).toEqual(
      expect.arrayContaining([
        '“last” is Records one year before, empty where there was no record.',
        'Where the data ends within a period, what was before counts up to the same day; records without a date count in whole.',
      ]),
    );
  });

  it('tell of the year to date, and of members that may be empty', () => {
    const toDate = { field: 'date', op: 'yearToDate' as const };
    const among = { field: 'recipient_id', op: 'in' as const, orEmpty: true, query: {} };
    const said = words({ measures: ['records'], where: [toDate, among] });
    expect(said).toEqual(
      expect.arrayContaining([
        'Only records where Date is in the year to date and Recipient id is among (those in General payments, the empty one included).',
        'The year to date is the year of the latest date of the data, up to that day.',
      ]),
    );
    expect(said).not.toContain('What is empty is among no others.');
  });

  it('tell of members of whom so much holds for a single company and year', () => {
    const having = [{ field: 'total_amount', op: 'gt' as const, value: 100 }];
    const among = { field: 'recipient_id', op: 'in' as const, query: { per: ['company', 'program_year'], having } };
    expect(words({ measures: ['records'], where: [among] })).toContainEqual(
      expect.stringContaining('such that for a single Company and Program year Total amount is over '),
    );
  });

  it('tell of first values and of members that are the first', () => {
    const first = {
      name: 'first',
      field: 'company',
      top: { n: 5, by: 'recipients', within: ['nature'] },
      others: 'The rest',
    };
    const top = { n: 1, by: 'records', direction: 'asc' as const };
    const where: QueryInput['where'] = [{ field: 'city', op: 'in', query: { top } }];
    const said = words({ measures: ['records'], dimensions: ['nature', first], where });
    expect(said).toEqual(
      expect.arrayContaining([
        'Only records where City is among (those in General payments, the first 1 by Records, smallest first, ties kept).',
        '“first” is each Company among the first 5 by Recipients, largest first, ties kept, within each Nature of payment, of all that the filters leave; “The rest” for all else, also what is empty, has no such figure or is called that.',
        'A company counts under its newest name; companies of one name count together unless their ids are asked too.',
        'Recipients are counted by their ids.',
      ]),
    );
  });

  it('name the part of a date that is compared', () => {
    const [, only] = words({
      measures: ['records'],
      where: [{ field: 'date', part: 'dayOfWeek', op: 'gte', value: 6 }],
    });
    expect(only).toMatch(/^Only records where .*day of the week.* of Date is at least 6/i);
  });

  it('sort bands by size, and know that what is empty is among the others of groups', () => {
    const band = { name: 'band', field: 'amount', bands: ['10'] };
    const family = { name: 'family', field: 'company', groups: [{ name: 'A', values: ['a'] }] };
    const orderBy: QueryInput['orderBy'] = [{ field: 'band', direction: 'desc' }];
    expect(words({ dimensions: [band], orderBy })).toEqual(
      expect.arrayContaining([
        'Sorted by “band” highest first; what is empty comes last.',
        'What is empty makes a row of its own.',
      ]),
    );
    expect(words({ dimensions: [family] })).not.toContain('What is empty makes a row of its own.');
  });

  it('say first what is asked per entity, then what over entities', () => {
    const from = {
      dimensions: ['recipient_id'],
      measures: ['total_amount'],
      where: [{ field: 'state', op: 'eq' as const, value: 'MA' }],
    };
    const measures: QueryInput['measures'] = ['rows', { name: 'typical', median: 'total_amount' }];
    expect(words({ from, measures, where: [{ field: 'total_amount', op: 'gt', value: 5000 }] })).toEqual([
      'First: Total amount in General payments, for each Recipient id.',
      'Only records where State is “MA”.',
      'Then: Number of rows and “typical” in the rows of that answer.',
      'Only rows where Total amount is over $5,000.',
      '“typical” is the median Total amount, halfway between the middle two of an even number.',
      'What is empty makes a row of its own.',
      'What is empty satisfies no comparison.',
      'Averages, medians and ratios are rounded half up to two decimals.',
    ]);
  });

  it('of a list of records are its columns, and of a long list of values the first and how many more', () => {
    const value = Array.from({ length: 1_000 }, (_, index) => `Person ${index}`);
    const where = [{ field: 'recipient', op: 'in' as const, value }];
    const [subject, filter] = words({ dimensions: ['record_id', 'city'], measures: ['total_amount'], where });
    expect(subject).toBe('Single records of General payments: Record id, City and Total amount.');
    expect(filter).toMatch(/“Person 18”, “Person 19” or 980 more\.$/);
  });

  it('leave names that the model lacks as they are', () => {
    expect(words({ measures: ['profits'], dimensions: ['planet'] }, 'mars')[0]).toBe(
      '“profits” in “mars”, for each “planet”.',
    );
  });
});

describe.each([...model.sources.values()].map((source) => [source.name, source] as const))('%s', (_, source) => {
  it('has words for every random question, in which each value and measure is named', () => {
    fc.assert(
      fc.property(questionOf(source, model), (asked) => {
        const query = Query.parse(asked);
        const said = wordsOf(query, model).join('\n').replaceAll(/[$,]/g, '');
        const measures = [...query.measures, ...(query.from?.measures ?? [])];
        for (const measure of measures) expect(said).toContain(labelOf(measure));
        const own = measures.flatMap((one): Filter[] => (typeof one !== 'string' && 'where' in one ? one.where : []));
        const filters = [...query.where, ...query.having, ...(query.from?.where ?? []), ...(query.from?.having ?? [])];
        const values = conditionsIn([...filters, ...own]).flatMap(({ value }) => value);
        for (const value of values) if (value !== undefined) expect(said).toContain(spelled(value));
        expect(said).not.toContain('undefined');
      }),
      { numRuns: 150 },
    );
  });

  function labelOf(measure: Query['measures'][number]): string {
    if (typeof measure !== 'string') return measure.name;
    return measure === 'rows' ? 'Number of rows' : (source.measures.get(measure)?.label ?? measure);
  }
});

function spelled(value: unknown): string {
  if (value === null) return 'empty';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
