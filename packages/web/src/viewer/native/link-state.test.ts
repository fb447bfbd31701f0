import { BoardView, OPERATORS } from '@pellucid/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLink, serializeLink } from './link-state.ts';
import { CLOSED_PANELS } from './viewer-snapshot.ts';

const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    '2024',
    '0.10',
    '!0',
    "!'x",
    'a~b',
    'a^-b',
    '~',
    '1e5',
    'Müller & Söhne, Inc. 100%',
    'null',
    'a+b',
  ),
);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const list = fc.array(scalar, { minLength: 1, maxLength: 5 });
const field = fc.constantFrom('program_year', 'company', 'odd.name', 'a b');
const condition = fc.constantFrom(...OPERATORS).chain((op): fc.Arbitrary<unknown> => {
  if (op === 'isEmpty' || op === 'notEmpty' || op === 'yearToDate') return fc.record({ field, op: fc.constant(op) });
  const texts = op === 'contains' || op === 'notContains' || op === 'startsWith';
  const several = fc.array(scalar, { minLength: 2, maxLength: 4 });
  const value = op === 'in' || op === 'notIn' || op === 'between' ? list : texts ? fc.oneof(scalar, several) : scalar;
  return fc.record({ field, op: fc.constant(op), value });
});
const marked = fc.oneof(text, number, fc.constant(null));
const mark = fc.record(
  {
    tile: fc.constantFrom('natures', 'top-companies', 'odd.tile'),
    field,
    values: fc.array(marked, { minLength: 1, maxLength: 5 }),
    series: fc.record({ field, value: marked }),
  },
  { requiredKeys: ['tile', 'field', 'values'] },
);
const breakOut = fc.record({ tile: fc.constantFrom('natures', 'odd.tile'), by: field });
const sideBySide = fc.constantFrom(
  { figure: 'share', references: [] },
  { figure: 'amount', references: ['peers'] },
  { figure: 'per_recipient', references: ['industry', 'peers'] },
  { figure: 'amount', references: [], colors: [1, 0, 3] },
);
const view = fc.record(
  {
    page: fc.constantFrom('overview', 'a b', 'x&y'),
    filters: fc.array(condition, { maxLength: 5 }),
    marks: fc.array(mark, { maxLength: 4 }),
    breakOuts: fc.array(breakOut, { minLength: 1, maxLength: 3 }),
    sideBySide,
  },
  { requiredKeys: ['page', 'filters', 'marks'] },
);

const PANELS = [
  CLOSED_PANELS,
  { ...CLOSED_PANELS, detailsOpen: true },
  { ...CLOSED_PANELS, detailsOpen: true, detailsTile: 'natures' },
  { ...CLOSED_PANELS, detailsOpen: true, detailsTile: 'odd.tile' },
  { ...CLOSED_PANELS, maximised: 'natures' },
  { ...CLOSED_PANELS, maximised: 'odd.tile' },
  { ...CLOSED_PANELS, recordsOrder: { field: 'total_amount', direction: 'desc' as const } },
  {
    ...CLOSED_PANELS,
    recordsOrder: { field: 'company', direction: 'asc' as const },
    recordsColumns: ['company', 'a b'],
  },
];

it('reads back every view that it wrote', () => {
  fc.assert(
    fc.property(view, fc.constantFrom(...PANELS), (generated, panel) => {
      const state = { view: BoardView.parse(generated), ...panel };
      expect(parseLink(`menu=Industry&${serializeLink(state)}`)).toEqual(state);
    }),
    { numRuns: 500 },
  );
});

it('is short and can be read by a person', () => {
  const link = serializeLink({
    view: {
      page: 'overview',
      filters: [
        { field: 'program_year', op: 'eq', value: 2024 },
        { field: 'total_amount', op: 'between', value: ['10', 500] },
      ],
      marks: [
        { tile: 'natures', field: 'nature', values: ['Consulting Fee', null] },
        { tile: 'quarters', field: 'date', values: ['2024-01-01'], series: { field: 'form', value: 'Stock' } },
      ],
      breakOuts: [{ tile: 'companies', by: 'state' }],
      sideBySide: { figure: 'share', references: ['peers', 'industry'], colors: [0, 2] },
    },
    detailsOpen: true,
    detailsTile: 'natures',
    maximised: 'natures',
    recordsOrder: { field: 'total_amount', direction: 'desc' },
    recordsColumns: ['date', 'company'],
  });
  expect(decodeURIComponent(link)).toBe(
    "tab=overview&f.program_year=2024&f.total_amount.between=!'10~500&m.natures.nature=Consulting Fee~!0" +
      '&m.quarters.date.form=Stock~2024-01-01&by.companies=state&show=share&with=peers~industry&colors=0~2' +
      '&rows.natures=1&max=natures&sort=-total_amount&columns=date~company',
  );
});

it('says null for a query without a state or with one that makes no sense', () => {
  expect(parseLink('menu=Industry')).toBeNull();
  expect(parseLink('tab=a&f.company.sounds=x')).toBeNull();
  expect(parseLink('tab=a&show=sideways')?.view).toEqual({ page: 'a', filters: [], marks: [] });
  expect(parseLink(`tab=a&m.natures.nature=${'x'.repeat(501)}`)).toBeNull();
});
