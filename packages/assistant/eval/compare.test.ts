import type { Cell } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare.ts';
import type { ExpectedRows } from './rows.ts';

const RANKING: ExpectedRows = {
  kinds: ['text', 'money'],
  rows: [
    ['Acme', '300.00'],
    ['Bolt', '200.00'],
    ['Crux', '100.00'],
  ],
  ordered: true,
};
const IN_ANY_ORDER = { ...RANKING, ordered: false };
const answer = (...rows: Cell[][]) => ({ rows });

describe('what is right', () => {
  it.each<[string, ExpectedRows, Cell[][]]>([
    [
      'the rows',
      RANKING,
      [
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
        ['Crux', '100.00'],
      ],
    ],
    [
      'columns in another order, and more of them',
      RANKING,
      [
        ['300.00', 7, 'Acme'],
        ['200.00', 7, 'Bolt'],
        ['100.00', 7, 'Crux'],
      ],
    ],
    [
      'another order where none is asked for',
      IN_ANY_ORDER,
      [
        ['Crux', '100.00'],
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
      ],
    ],
    [
      'a row without a name beside them',
      IN_ANY_ORDER,
      [
        [null, '9.00'],
        ['Crux', '100.00'],
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
      ],
    ],
    [
      'an amount written shorter',
      RANKING,
      [
        ['Acme', '300'],
        ['Bolt', '200.0'],
        ['Crux', '100.00'],
      ],
    ],
    ['figures beside each other', IN_ANY_ORDER, [['300.00', '200.00', '100.00']]],
    [
      'names that tie, the other way round',
      {
        ...RANKING,
        rows: [
          ['Acme', '5.00'],
          ['Bolt', '5.00'],
        ],
      },
      [
        ['Bolt', '5.00'],
        ['Acme', '5.00'],
      ],
    ],
    ['a part in six decimals', { kinds: ['part'], rows: [[1 / 3]], ordered: false }, [['0.333333']]],
    ['a part in per cent', { kinds: ['part'], rows: [[1 / 3]], ordered: false }, [['33.33']]],
    ['a part that the gate divided', { kinds: ['part'], rows: [[1 / 3]], ordered: false }, [['0.33']]],
    ['a year as its first day', { kinds: ['count', 'count'], rows: [[2023, 4]], ordered: false }, [['2023-01-01', 4]]],
  ])('%s', (_, expected, rows) => {
    expect(differenceOf(expected, answer(...rows))).toBeUndefined();
  });

  it('is any head of a list without a number of rows', () => {
    const head = answer(['Acme', '300.00'], ['Bolt', '200.00']);
    expect(differenceOf(RANKING, head, { prefixOf: 2 })).toBeUndefined();
    expect(differenceOf(RANKING, head, { prefixOf: 3 })).toBeDefined();
  });
});

describe('what is wrong', () => {
  it.each<[string, ExpectedRows, Cell[][]]>([
    [
      'a figure that is a cent off',
      RANKING,
      [
        ['Acme', '300.01'],
        ['Bolt', '200.00'],
        ['Crux', '100.00'],
      ],
    ],
    [
      'a missing row',
      RANKING,
      [
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
      ],
    ],
    [
      'a further row',
      RANKING,
      [
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
        ['Crux', '100.00'],
        ['Dyne', '50.00'],
      ],
    ],
    [
      'another order',
      RANKING,
      [
        ['Bolt', '200.00'],
        ['Acme', '300.00'],
        ['Crux', '100.00'],
      ],
    ],
    [
      'another name',
      RANKING,
      [
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
        ['Dyne', '100.00'],
      ],
    ],
    [
      'figures of other names',
      IN_ANY_ORDER,
      [
        ['Acme', '200.00'],
        ['Bolt', '300.00'],
        ['Crux', '100.00'],
      ],
    ],
    ['a missing column', RANKING, [['Acme'], ['Bolt'], ['Crux']]],
    [
      'a row twice',
      IN_ANY_ORDER,
      [
        ['Acme', '300.00'],
        ['Acme', '300.00'],
        ['Bolt', '200.00'],
        ['Crux', '100.00'],
      ],
    ],
    ['no rows', RANKING, []],
    ['nothing for something', { kinds: ['money'], rows: [['1.00']], ordered: false }, [[null]]],
    ['a part that differs in the fifth decimal', { kinds: ['part'], rows: [[0.33333]], ordered: false }, [['0.33335']]],
    ['a small part that is rounded away', { kinds: ['part'], rows: [[0.004]], ordered: false }, [['0.00']]],
    ['figures beside each other of which one is missing', IN_ANY_ORDER, [['300.00', '200.00', '101.00']]],
    [
      'one name for several figures',
      {
        kinds: ['text', 'money', 'count'],
        rows: [
          ['a', '1.00', 2],
          ['b', '3.00', 4],
        ],
        ordered: false,
      },
      [['1.00', 2, 4]],
    ],
  ])('%s', (_, expected, rows) => {
    expect(differenceOf(expected, answer(...rows))).toEqual(expect.any(String));
  });
});
