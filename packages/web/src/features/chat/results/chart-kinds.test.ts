import { expect, it } from 'vitest';
import { kindOf, kindsFor, withKind } from './chart-kinds.ts';

const money = { title: { text: 'Total amount' }, tickprefix: '$' };
const bars = (names: string[]) => ({
  data: [{ type: 'bar', name: 'Total amount', x: names, y: names.map((_, at) => 10 - at) }],
  layout: { title: { text: 'By state' }, xaxis: { title: { text: 'State' } }, yaxis: money },
});
const line = (names: string[]) => {
  const { data, layout } = bars(names);
  return { data: data.map((trace) => ({ ...trace, type: 'scatter', mode: 'lines+markers' })), layout };
};
const pie = { data: [{ type: 'pie', labels: ['MA', 'IL'], values: [2, 1] }], layout: { title: { text: 'By state' } } };
const long = ['A rather long name of a company', 'Another rather long name of a company'];

it.each([
  ['bars', bars(['MA', 'IL']), ['bar', 'horizontal']],
  ['bars that lie', withKind(bars(['MA', 'IL']), 'horizontal'), ['bar', 'horizontal']],
  ['bars with long names', withKind(bars(long), 'horizontal'), ['horizontal']],
  ['a line', line(['2023', '2024']), ['bar', 'line']],
  ['a line of many points', line(long), ['horizontal', 'line']],
  ['a pie', pie, ['bar', 'horizontal', 'pie']],
  ['points without lines', { ...pie, data: [{ type: 'scatter', mode: 'markers' }] }, []],
  ['a kind that is not drawn', { ...pie, data: [{ type: 'heatmap' }] }, []],
  ['several kinds at once', { ...pie, data: [...pie.data, ...bars([]).data] }, []],
])('%s can be shown as what they are good for', (_, figure, kinds) => {
  expect(kindsFor(figure)).toEqual(kinds);
});

it('keeps names, values and how they are written in every kind, there and back', () => {
  const upright = bars(['MA', 'IL']);
  const lying = withKind(upright, 'horizontal');
  expect(kindOf(lying)).toBe('horizontal');
  expect(lying.data).toMatchObject([{ orientation: 'h', x: [10, 9], y: ['MA', 'IL'] }]);
  expect(lying.layout).toMatchObject({ xaxis: money, yaxis: { title: { text: 'State' }, autorange: 'reversed' } });
  const back = withKind(lying, 'bar');
  expect(back.data).toMatchObject(upright.data);
  expect(back.layout.yaxis).toEqual(money);
  expect(back.layout.xaxis).not.toHaveProperty('autorange');
  expect(withKind(pie, 'bar').data).toMatchObject([{ type: 'bar', x: ['MA', 'IL'], y: [2, 1] }]);
  expect(withKind(upright, 'bar')).toBe(upright);
});
