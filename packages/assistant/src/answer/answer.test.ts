import type { Cell, ModelDescription, QueryInput, QueryResult } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import type { Answered, Chip, SuggestedChart } from '../port/interpretation.ts';
import { answerText } from './answer-text.ts';
import { dataframeOf } from './dataframe.ts';
import { explanationOf } from './explanation.ts';
import { figureOf } from './figure.ts';

const field = (name: string, label: string, type: 'text' | 'money' | 'integer') => ({
  ...{ name, label, type, description: '', synonyms: [] },
  manyValued: false,
});
const model = {
  sources: [
    {
      name: 'general',
      label: 'General payments',
      dimensions: [
        field('nature', 'Nature', 'text'),
        field('state', 'State', 'text'),
        field('recipient', 'Recipient', 'text'),
        field('program_year', 'Program year', 'integer'),
      ],
      measures: [field('total_amount', 'Total amount', 'money')],
    },
  ],
} as unknown as ModelDescription;

const chips: Chip[] = [
  { slot: 'source', label: 'Data', text: 'General payments' },
  { slot: 'figure', label: 'Figure', text: 'Total amount' },
];

function read(query: Partial<QueryInput>, suggestedChart: SuggestedChart, more: Partial<Answered> = {}): Answered {
  return {
    kind: 'answer',
    query: { source: 'general', measures: ['total_amount'], ...query },
    chips,
    assumptions: [],
    context: undefined,
    isFollowUp: false,
    suggestedChart,
    followUps: [],
    ...more,
  };
}

function result(columns: QueryResult['columns'], rows: Cell[][], more: Partial<QueryResult> = {}): QueryResult {
  return {
    columns,
    rows,
    rowCount: rows.length,
    truncated: false,
    words: ['Total amount in General payments.'],
    dataThrough: '2024-12-28',
    partialPeriods: [],
    dataVersion: '7',
    elapsedMs: 1,
    answeredBy: 'rollup_general',
    cached: false,
    ...more,
  };
}

const amount = { name: 'total_amount', type: 'money' as const };
const text = (name: string) => ({ name, type: 'text' as const });
const year = { name: 'program_year', type: 'integer' as const };
const byNature = (rows: Cell[][]) => result([text('nature'), amount], rows);

describe('the text of an answer', () => {
  it('has the figure exact, what it is of, how new the data is, and what was assumed', () => {
    const one = result([amount], [['1234567890123456.70']]);
    const time: Chip = { slot: 'time', label: 'Time', text: '2023' };
    const asked = read({}, 'figure', { chips: [...chips, time], assumptions: ['“last year” is 2023.'] });
    expect(answerText(asked, one, model)).toBe(
      [
        'The total amount in general payments (2023) is $1,234,567,890,123,456.70.',
        '1 row. Data through 2024-12-28.',
        '“last year” is 2023.',
      ].join('\n\n'),
    );
  });

  it('names the first rows, and says when there are more than it has', () => {
    const rows = [
      ['Food', '10.00'],
      ['Travel', '-1234.50'],
      [null, '0.00'],
      ['Gift', '1.00'],
    ];
    const asked = read({ dimensions: ['nature'] }, 'bar');
    const said = answerText(asked, { ...byNature(rows), truncated: true }, model);
    expect(said).toContain('payments: Food $10.00; Travel -$1,234.50; no value $0.00 …\n');
    expect(said).toContain('4 rows, and there are more.');
    expect(dataframeOf(asked, { ...byNature(rows), truncated: true }, model).truncated).toBe(true);
  });

  it('does not say that there is more than was asked for, nor that none is nothing', () => {
    const order: Chip = { slot: 'order', label: 'Order', text: '2 largest' };
    const rows = [
      ['Physicians|Dermatology', '10.00', 1],
      ['Travel', '5.00', 2],
    ];
    const ranked = result([text('nature'), amount, { name: 'place', type: 'count' }], rows, { truncated: true });
    const asked = read({ dimensions: ['nature'] }, 'bar', { chips: [...chips, order] });
    expect(answerText(asked, ranked, model)).toContain(': Dermatology $10.00; Travel $5.00.\n\n2 rows. Data');
    expect(dataframeOf(asked, ranked, model).truncated).toBe(false);
    const first = result([amount], [['10.00']], { truncated: true });
    expect(answerText(read({ limit: 1 }, 'figure'), first, model)).toContain('\n\n1 row. Data');
    const none = result([{ name: 'recipients', type: 'count' }], [[0]]);
    expect(answerText(read({}, 'figure'), none, model)).toContain('0 recipients in general payments.');
  });

  it('says of which time each figure is', () => {
    const during = (name: string, value: number) => ({
      ...{ name, of: 'total_amount' },
      where: [{ field: 'program_year', op: 'eq' as const, value }],
    });
    const columns = ['later', 'earlier'].map((name) => ({ name, type: 'money' as const }));
    const years = read({ measures: [during('later', 2024), during('earlier', 2023)] }, 'figure');
    expect(answerText(years, result(columns, [['2.00', '1.00']]), model)).toContain(': 2024 $2.00, 2023 $1.00.');
    const previous = { name: 'earlier', previous: { of: 'total_amount', period: 'year' as const } };
    const before = read({ measures: ['total_amount', previous] }, 'figure');
    const both = result([amount, { name: 'earlier', type: 'money' }], [['2.00', '1.00']]);
    expect(answerText(before, both, model)).toContain(': total amount $2.00, the year before $1.00.');
  });

  it('says first what holds still of the answer before', () => {
    const one = result([{ name: 'total_amount', type: 'money' }], [['12.5']]);
    expect(answerText(read({}, 'figure', { still: ['Aster Pharma', '2024'] }), one, model)).toMatch(
      /^Still for Aster Pharma, 2024\. The total amount/,
    );
  });

  it('of a record says when, who and how much first, and no full stop twice', () => {
    const names = ['record_id', 'company', 'recipient', 'state'];
    const columns = names.map((name) => ({ name, type: 'text' as const }));
    const rows = [['7', 'Aster, Inc.', 'Ada Moreno', null, '12.5']];
    const query = { dimensions: names };
    const one = result([...columns, { name: 'total_amount', type: 'money' }], rows);
    expect(answerText(read(query, 'table'), one, model)).toMatch(/: Ada Moreno, \$12\.50?, Aster, Inc\.\n/);
    expect(dataframeOf(read(query, 'table'), one, model).columns.map(({ name }) => name)).toEqual([
      ...['recipient', 'total_amount', 'company', 'state', 'record_id'],
    ]);
  });

  it('says that nothing matches, and which period is not whole', () => {
    expect(answerText(read({}, 'figure'), result([amount], [[null]]), model)).toContain('nothing in the data matches.');
    const partialPeriods = [{ column: 'program_year', period: 2024 }];
    const years = result(
      [year, amount],
      [
        [2023, '1.00'],
        [2024, '2.00'],
      ],
      { partialPeriods },
    );
    const asked = read({ dimensions: ['program_year'] }, 'line');
    expect(answerText(asked, years, model)).toContain('2023 $1.00; 2024 $2.00');
    expect(answerText(asked, years, model)).toContain('Not complete in the data: 2024.');
    expect(explanationOf(asked, years, model)).toContain('2024 is not complete in the data.');
  });
});

it('a table has the labels and types of its columns; a year is no number', () => {
  const share = { name: 'share_of_all', type: 'share' as const };
  const rows = [[2023, '1.00', '0.250000']];
  expect(
    dataframeOf(read({ dimensions: ['program_year'] }, 'line'), result([year, amount, share], rows), model),
  ).toEqual({
    columns: [
      { name: 'program_year', label: 'Program year', type: 'text' },
      { name: 'total_amount', label: 'Total amount', type: 'money' },
      { name: 'share_of_all', label: 'Share of all', type: 'percent' },
    ],
    rows,
    row_count: 1,
    truncated: false,
  });
});

describe('periods and parts', () => {
  it('are called as people call them, in the table and in words', () => {
    const month = { name: 'month', type: 'date' as const };
    const asked = read({ dimensions: [{ name: 'month', field: 'date', grain: 'month' }] }, 'line');
    const answer = result(
      [month, amount],
      [
        ['2023-01-01', '1.00'],
        ['2023-02-01', '2.00'],
      ],
    );
    expect(answerText(asked, answer, model)).toContain('Jan 2023 $1.00; Feb 2023 $2.00');
    expect(dataframeOf(asked, answer, model).columns[0]).toMatchObject({ label: 'Month', grain: 'month' });
    const day = { name: 'period', type: 'integer' as const };
    const byDay = read({ dimensions: [{ name: 'period', field: 'date', part: 'dayOfWeek' }] }, 'line');
    const days = result(
      [day, amount],
      [
        [1, '1.00'],
        [2, '2.00'],
      ],
    );
    expect(answerText(byDay, days, model)).toContain('Monday $1.00; Tuesday $2.00');
    expect(dataframeOf(byDay, days, model).columns[0]).toMatchObject({
      label: 'Day of the week',
      part: 'dayOfWeek',
    });
    expect(figureOf(byDay, days, model)?.data[0]).toMatchObject({ x: ['Monday', 'Tuesday'] });
  });

  it('of a whole are called by their value', () => {
    const gifts = {
      name: 'of_part',
      of: 'total_amount',
      where: [{ field: 'nature', op: 'eq' as const, value: 'Gift' }],
    };
    const part = { name: 'of_part', type: 'money' as const };
    const share = { name: 'share', type: 'share' as const };
    const asked = read({ measures: [gifts, 'total_amount'] }, 'table');
    const table = dataframeOf(asked, result([part, amount, share], [['1.00', '4.00', '0.250000']]), model);
    expect(table.columns.map(({ label }) => label)).toEqual(['Gift', 'Total amount', 'Share']);
  });
});

describe('the picture of an answer', () => {
  const bars = (rows: Cell[][], chart: SuggestedChart = 'bar') =>
    figureOf(read({ dimensions: ['nature'] }, chart), byNature(rows), model);

  it('is none of one number, of one row and of a list', () => {
    expect(figureOf(read({}, 'figure'), result([amount], [['1.00']]), model)).toBeNull();
    expect(bars([['Food', '1.00']])).toBeNull();
    expect(
      bars(
        [
          ['Food', '1.00'],
          ['Gift', '2.00'],
        ],
        'table',
      ),
    ).toBeNull();
  });

  it('has bars with plain numbers, and names that are no HTML', () => {
    const figure = bars([
      ['<img src=x onerror=alert(1)> & co', '10.50'],
      [null, '2.00'],
    ]);
    expect(figure?.data).toEqual([
      {
        ...{ type: 'bar', name: 'Total amount' },
        x: ['&lt;img src=x onerror=alert(1)&gt; &amp; co', '&lt;Empty&gt;'],
        y: [10.5, 2],
      },
    ]);
    expect(figure?.layout).toMatchObject({ title: { text: 'Total amount by nature' }, showlegend: false });
  });

  it('has bars that lie where there are many names, and no more than can be read', () => {
    const figure = bars(Array.from({ length: 50 }, (_, n) => [`Nature ${n}`, `${50 - n}.00`]));
    expect(figure?.data).toMatchObject([{ orientation: 'h' }]);
    expect(figure?.data[0]?.y).toHaveLength(30);
    expect(figure?.layout.yaxis).toMatchObject({ autorange: 'reversed', type: 'category' });
  });

  it('has a line over time, one for each value beside it', () => {
    const rows = [
      [2022, 'MA', '1.00'],
      [2022, 'IL', '2.00'],
      [2023, 'MA', '3.00'],
    ];
    const asked = read({ dimensions: ['program_year', 'state'] }, 'line');
    const figure = figureOf(asked, result([year, text('state'), amount], rows), model);
    expect(figure?.data).toEqual([
      { type: 'scatter', mode: 'lines+markers', name: 'MA', x: ['2022', '2023'], y: [1, 3] },
      { type: 'scatter', mode: 'lines+markers', name: 'IL', x: ['2022'], y: [2] },
    ]);
  });

  it('is a pie of few parts of a whole; of negative ones it is bars', () => {
    expect(
      bars(
        [
          ['Food', '1.00'],
          ['Gift', '3.00'],
        ],
        'pie',
      )?.data,
    ).toEqual([{ type: 'pie', labels: ['Food', 'Gift'], values: [1, 3], sort: false }]);
    expect(
      bars(
        [
          ['Food', '-1.00'],
          ['Gift', '3.00'],
        ],
        'pie',
      )?.data,
    ).toMatchObject([{ type: 'bar' }]);
  });

  it('has no pie of means, and no point without a date', () => {
    const mean = { name: 'average_amount', type: 'money' as const };
    const rows = [
      ['Food', '1.00'],
      ['Gift', '3.00'],
    ];
    const means = figureOf(read({ dimensions: ['nature'] }, 'pie'), result([text('nature'), mean], rows), model);
    expect(means?.data).toMatchObject([{ type: 'bar' }]);
    const months = [
      ['2024-01-01', '1.00'],
      ['2024-02-01', '2.00'],
      [null, '3.00'],
    ];
    const month = { name: 'month', type: 'date' as const };
    const line = figureOf(read({ dimensions: ['month'] }, 'line'), result([month, amount], months), model);
    expect(line?.data).toMatchObject([{ x: ['2024-01-01', '2024-02-01'], y: [1, 2] }]);
  });

  it('tells people of one name apart', () => {
    const rows = [
      ['1001', 'Ada Moreno', '2.00'],
      ['1003', 'Ada Moreno', '1.00'],
      ['1002', 'Ben Okafor', '0.50'],
    ];
    const asked = read({ dimensions: ['recipient_id', 'recipient'] }, 'bar');
    const figure = figureOf(asked, result([text('recipient_id'), text('recipient'), amount], rows), model);
    expect(figure?.data[0]?.x).toEqual(['Ada Moreno (1001)', 'Ada Moreno (1003)', 'Ben Okafor']);
  });
});
