import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KpiFigure } from './kpi-figure.tsx';
import { FIELDS, resultOf, tileOf } from './testing/sample-charts.ts';

const RESULT = resultOf(['total_amount', 'payments'], [['300.00', 3]]);
const TILE = { ...tileOf('kpi', []), query: { ...tileOf('kpi', []).query, measures: ['total_amount'] } };

/** Corners of the line over the years: x and y of each. */
const corners = () =>
  document
    .querySelector('polyline')
    ?.getAttribute('points')
    ?.split(' ')
    .map((point) => point.split(',').map(Number)) ?? [];

it('a year without records is nothing, in words and in the line over the years', () => {
  const years = [
    { year: 2021, figure: '100.00' },
    { year: 2023, figure: '200.00' },
  ];
  const compared = { year: 2024, chosen: false, figures: [{ now: null, before: '200.00' }], years };
  render(<KpiFigure tile={TILE} fields={FIELDS} result={RESULT} compared={compared} />);
  expect(screen.getByText('2021: $100.00, 2022: $0.00, 2023: $200.00, 2024: $0.00')).toBeDefined();
  expect(screen.getByText('2021–2024')).toBeDefined();
  expect(screen.getByText('−100.0%')).toBeDefined();
  const [first, second, third, last] = corners();
  expect(corners()).toHaveLength(4);
  expect(last?.[1]).toBe(second?.[1]);
  expect(Number(first?.[1])).toBeGreaterThan(Number(third?.[1]));
  expect(document.querySelector('circle')?.getAttribute('cx')).toBe(String(last?.[0]));
});

it('an average has none in a year without records: no change to it, and its line stops', () => {
  const years = [
    { year: 2022, figure: '100.00' },
    { year: 2023, figure: '200.00' },
  ];
  const figures = [{ now: null, before: '200.00' }];
  render(
    <KpiFigure
      tile={TILE}
      fields={FIELDS}
      result={RESULT}
      compared={{ year: 2024, chosen: false, figures, years, ofSome: true }}
    />,
  );
  expect(screen.getByText('2022: $100.00, 2023: $200.00, 2024: –')).toBeDefined();
  expect(screen.queryByText(/%/)).toBeNull();
  expect(corners()).toHaveLength(2);
});

it('a figure that is compared with nothing says which years it is of', () => {
  render(<KpiFigure tile={TILE} fields={FIELDS} result={RESULT} period="2021–2024" />);
  expect(screen.getByText('2021–2024')).toBeDefined();
});

it('a figure of no records at all has no period that it would be of, unless one is chosen', () => {
  const nothing = { year: 2024, chosen: false, figures: [{ now: null, before: null }], years: [] };
  const { rerender } = render(<KpiFigure tile={TILE} fields={FIELDS} result={RESULT} compared={nothing} />);
  expect(screen.queryByText('2024')).toBeNull();
  rerender(<KpiFigure tile={TILE} fields={FIELDS} result={RESULT} compared={{ ...nothing, chosen: true }} />);
  expect(screen.getByText('2024')).toBeDefined();
});
