import type { Cell, ModelDescription, QueryInput, QueryResult } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import type { Answered, Chip } from '../port/interpretation.ts';
import { aboutOf, plural } from './about.ts';
import { tableOf } from './columns.ts';
import { headlineOf } from './headline.ts';

const field = (name: string, label: string, type: string) => ({ name, label, type });
const model = {
  sources: [
    {
      name: 'general',
      dimensions: [field('company', 'Company', 'text'), field('program_year', 'Program year', 'integer')],
      measures: [field('total_amount', 'Total amount', 'money'), field('payments', 'Payments', 'count')],
    },
  ],
} as unknown as ModelDescription;

const SOURCE: Chip = { slot: 'source', label: 'Data', text: 'General payments' };
const AMOUNT: Chip = { slot: 'figure', label: 'Figure', text: 'Total amount' };
const COMPANY: Chip = { slot: 'group', label: 'By', text: 'Company' };
const chip = (slot: Chip['slot'], text: string, label = ''): Chip => ({ slot, label, text });

const MONEY = { name: 'total_amount', type: 'money' };
const TEXT = { name: 'company', type: 'text' };
const YEAR = { name: 'program_year', type: 'integer' };

function headline(
  chips: readonly Chip[],
  query: Partial<QueryInput>,
  columns: readonly { name: string; type: string }[],
  rows: Cell[][],
) {
  const read = { chips, query: { source: 'general', ...query } } as Answered;
  const result = { columns, rows, rowCount: rows.length } as QueryResult;
  return headlineOf(read, result, tableOf(read.query, result, model), false);
}

describe('the first sentence of an answer', () => {
  it('says an amount, and how many there are, as people do', () => {
    expect(headline([SOURCE, AMOUNT, chip('time', '2023')], {}, [MONEY], [['1200.50']])).toBe(
      'The total amount in general payments (2023) is $1,200.50.',
    );
    const payments = [SOURCE, chip('figure', 'Payments')];
    const counted = [{ name: 'payments', type: 'count' }];
    expect(headline(payments, {}, counted, [[6613]])).toBe('6,613 payments in general payments.');
    expect(headline(payments, {}, counted, [[1]])).toBe('Payments in general payments: 1.');
  });

  it('says what a mean was made of', () => {
    const columns = [
      { name: 'figure', type: 'money' },
      { name: 'rows', type: 'count' },
    ];
    expect(headline([SOURCE, chip('figure', 'Median per month')], {}, columns, [['20.75', 12]])).toBe(
      'The median per month in general payments is $20.75 (12 counted).',
    );
  });

  it('says growth by its way: from what, to what, by how much', () => {
    const columns = ['later', 'earlier', 'change'].map((name) => ({ name, type: 'money' }));
    const growth = { name: 'growth', type: 'share' };
    const during = (name: string, value: number) => ({
      ...{ name, of: 'total_amount' },
      where: [{ field: 'program_year', op: 'eq' as const, value }],
    });
    const measures = [during('later', 2024), during('earlier', 2023)];
    const chips = [SOURCE, AMOUNT, chip('comparison', 'growth from 2023 to 2024')];
    const said = (row: Cell[]) => headline(chips, { measures }, [...columns, growth], [row]);
    expect(said(['30.00', '20.00', '10.00', '0.5'])).toBe(
      'Total amount in general payments rose from $20.00 (2023) to $30.00 (2024): +$10.00, +50 %.',
    );
    expect(said(['15.00', '20.00', '-5.00', '-0.25'])).toContain(
      'fell from $20.00 (2023) to $15.00 (2024): -$5.00, -25 %',
    );
    expect(said(['15.00', '0.00', '15.00', null])).toMatch(/to \$15\.00 \(2024\): \+\$15\.00\.$/);
    expect(said(['20.00', '20.00', '0.00', '0'])).not.toMatch(/rose|fell/);
    const rows: Cell[][] = [
      ['Aster', '30.00', '20.00', '10.00', '0.5'],
      ['Birk', '15.00', '20.00', '-5.00', '-0.25'],
    ];
    const orderBy = [{ field: 'growth', direction: 'desc' as const }];
    const each = { measures, orderBy, dimensions: ['company'] };
    expect(headline([SOURCE, AMOUNT, COMPANY], each, [TEXT, ...columns, growth], rows)).toBe(
      'Total amount by company in general payments: Aster from $20.00 (2023) to $30.00 (2024): +$10.00, +50 %; ' +
        'Birk from $20.00 (2023) to $15.00 (2024): -$5.00, -25 %.',
    );
  });

  it('says whose a share is, and of what', () => {
    const columns = [MONEY, { name: 'share', type: 'share' }];
    const said = (text: string) =>
      headline([SOURCE, AMOUNT, chip('comparison', text)], {}, columns, [['7094.10', '0.7194']]);
    expect(said('share of Research')).toBe(
      'Research makes up 71.94 % of the total amount in general payments: $7,094.10.',
    );
    expect(said('share of not Gift')).toMatch(/^All but Gift make up 71\.94 %/);
    expect(said('share of the first 10')).toMatch(/^The first 10 make up 71\.94 %/);
    expect(said('share of amount under $10')).toMatch(/^Those with amount under \$10 make up 71\.94 %/);
    expect(said('share of those')).toMatch(/^Those make up 71\.94 %/);
  });

  it('says the place of one among all', () => {
    const columns = [TEXT, { name: 'standing', type: 'count' }, { name: 'figure', type: 'money' }];
    const chips = [SOURCE, AMOUNT, chip('filter', 'Aster')];
    expect(headline(chips, { dimensions: ['company'] }, columns, [['Aster', 3, '1.00']])).toBe(
      'Aster is 3rd of all by total amount in general payments: $1.00.',
    );
  });

  it('says the part and the whole of each share, and calls what is counted by its name', () => {
    const of = { name: 'of_part', type: 'money' };
    const columns = [TEXT, of, MONEY, { name: 'share', type: 'share' }];
    const orderBy = [{ field: 'share', direction: 'desc' as const }];
    const rows = [
      ['Aster', '3.00', '4.00', '0.75'],
      ['Birk', '1.00', '2.00', '0.5'],
    ];
    expect(headline([SOURCE, AMOUNT, COMPANY], { orderBy, dimensions: ['company'] }, columns, rows)).toMatch(
      /: Aster leads with 75 % \(\$3\.00 of \$4\.00\), then Birk with 50 % \(\$1\.00 of \$2\.00\)/,
    );
    const states = [SOURCE, chip('figure', 'Number of states')];
    expect(headline(states, { measures: ['rows'] }, [{ name: 'rows', type: 'count' }], [[27]])).toMatch(
      /^27 states in /,
    );
  });

  it('says how many make up a part, and how often one thing is in another', () => {
    const column = (name: string, type = 'money') => ({ name, type });
    const columns = [column('how_many', 'count'), column('so_far'), column('of_all')];
    const chips = [SOURCE, AMOUNT, chip('comparison', 'how many make up 80 %')];
    const from = { dimensions: ['recipient_id'], measures: [], where: [] };
    const said = (count: number) => headline(chips, { from }, columns, [[count, '8.00', '10.00']]);
    expect(said(42)).toBe('42 recipients make up 80 % of the total amount in general payments: $8.00 of $10.00.');
    expect(said(1)).toMatch(/^1 recipient makes up 80 %/);
    const ratio = [column('first'), column('second'), column('ratio', 'number')];
    expect(headline([SOURCE, AMOUNT, chip('comparison', 'A to B')], {}, ratio, [['4.00', '1.00', '4']])).toBe(
      'First to Second is 4 to 1 in general payments: $4.00 and $1.00.',
    );
    const sides = [SOURCE, AMOUNT, chip('filter', 'First or Second'), chip('comparison', 'First to Second')];
    const byCompany = [{ name: 'company', type: 'text' }, ...ratio];
    const rows = [
      ['Aster', '4.00', '1.00', '4'],
      ['Birk', '3.00', '1.00', '3'],
    ];
    expect(headline([...sides, chip('group', 'Company')], { dimensions: ['company'] }, byCompany, rows)).toBe(
      'Ratio of First to Second by company in general payments: Aster 4 ($4.00 to $1.00); Birk 3 ($3.00 to $1.00).',
    );
  });

  it('says once what several figures are per', () => {
    const columns = ['median', 'percentile_90'].map((name) => ({ name, type: 'money' }));
    const figures = [chip('figure', 'Median per recipient'), chip('figure', '90th percentile per recipient')];
    expect(headline([SOURCE, ...figures], {}, columns, [['1.00', '9.00']])).toMatch(
      /^Median and 90th percentile per recipient in general payments/,
    );
  });

  it('says by how much one thing is above another', () => {
    const column = (name: string) => ({ name, type: 'money' });
    const columns = [column('first'), column('second'), column('difference')];
    const chips = [
      SOURCE,
      AMOUNT,
      chip('filter', 'First or Second'),
      chip('comparison', 'how much First is above Second'),
    ];
    expect(headline(chips, {}, columns, [['4.00', '1.00', '3.00']])).toBe(
      'Total amount of First is $3.00 above that of Second in general payments: $4.00 and $1.00.',
    );
    expect(headline(chips, {}, columns, [['1.00', '4.00', '-3.00']])).toMatch(
      /^Total amount of First is \$3\.00 below /,
    );
    expect(headline(chips, {}, columns, [['0.00', '0.00', '0.00']])).toMatch(/ First is the same as that of Second /);
    const byState = [{ name: 'state', type: 'text' }, ...columns];
    expect(
      headline([...chips, chip('group', 'State')], { dimensions: ['state'] }, byState, [
        ['TX', '4.00', '1.00', '3.00'],
        ['NY', '2.00', '1.00', '1.00'],
      ]),
    ).toBe(
      'Total amount of First less that of Second by state in general payments: TX $3.00 ($4.00 to $1.00); NY $1.00 ($2.00 to $1.00).',
    );
  });

  it('says who is first, and by how much', () => {
    const rows: Cell[][] = [
      ['Aster', '3.00'],
      ['Birk', '2.00'],
      ['Corv', '1.00'],
      ['Dorv', '0.50'],
    ];
    const order = (direction: 'asc' | 'desc') => [{ field: 'total_amount', direction }];
    const said = (direction: 'asc' | 'desc', of = rows, ...more: Chip[]) =>
      headline(
        [SOURCE, AMOUNT, COMPANY, ...more],
        { dimensions: ['company'], orderBy: order(direction) },
        [TEXT, MONEY],
        of,
      );
    expect(said('desc')).toBe(
      'Total amount by company in general payments: Aster leads with $3.00, then Birk with $2.00 and Corv with $1.00.',
    );
    expect(said('asc')).toContain('Aster comes first with $3.00');
    expect(said('desc', rows.slice(0, 1), chip('order', '1 largest'))).toBe(
      'Aster has the largest total amount in general payments: $3.00.',
    );
    // What records do not say is nobody who could lead.
    expect(said('desc', [[null, '9.00'], ...rows])).toBe(
      'Total amount by company in general payments: Aster leads with $3.00, then Birk with $2.00 and Corv with $1.00; no company is given for $9.00.',
    );
    expect(said('desc', [...rows, [null, '0.10']])).not.toContain('no company');
    // Nobody leads where two are equal.
    const equal: Cell[][] = [rows[0] ?? [], ['Birk', '3.00']];
    expect(said('desc', equal)).toBe('Total amount by company in general payments: Aster $3.00; Birk $3.00.');
  });

  it('says how it went over time, but not where a condition left periods out', () => {
    const rows: Cell[][] = [
      [2021, '1.00'],
      [2022, '9.00'],
      [2023, '4.00'],
    ];
    const chips = [SOURCE, AMOUNT, chip('group', 'Program year')];
    expect(headline(chips, { dimensions: ['program_year'] }, [YEAR, MONEY], rows)).toBe(
      'Total amount by program year in general payments: from $1.00 in 2021 to $4.00 in 2023, highest $9.00 in 2022.',
    );
    const some = [...chips, chip('condition', 'amount over $0')];
    expect(headline(some, { dimensions: ['program_year'] }, [YEAR, MONEY], rows)).toContain(
      '2021 $1.00; 2022 $9.00; 2023',
    );
  });

  it('shortens a name that would fill the screen', () => {
    const long = 'Compensation for services other than consulting, including serving as faculty or as a speaker';
    const said = headline([SOURCE, AMOUNT, COMPANY], { dimensions: ['company'] }, [TEXT, MONEY], [[long, '1.00']]);
    expect(said).toContain('Compensation for services other than consulting, including… $1.00');
  });
});

describe('what figures are of', () => {
  it('says with what a bare yes or those without something belong to', () => {
    const where = (...conditions: Chip[]) => aboutOf({ chips: [SOURCE, ...conditions] } as unknown as Answered).where;
    expect(where(chip('filter', 'Yes', 'Disputed'))).toBe(' in general payments (disputed: yes)');
    expect(where(chip('condition', 'without Gift', 'Those'))).toBe(' in general payments (those without Gift)');
  });

  it.each([
    ['Nature of payment', 'Natures of payment'],
    ['City', 'Cities'],
    ['Status', 'Statuses'],
    ['State', 'States'],
  ])('%s are %s', (one, many) => expect(plural(one)).toBe(many));
});
