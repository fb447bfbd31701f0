import { describe, expect, it } from 'vitest';
import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { drawnFigure } from './figure.ts';
import { valueTicks } from './value-ticks.ts';

const theme = chartThemeOf('light');

describe('a figure', () => {
  it('has its values in K, M and B with two decimals', () => {
    const { data, layout, title } = drawnFigure(
      {
        data: [{ type: 'bar', x: ['Aster', 'Birch'], y: [1_234_567, 2_500_000_000] }],
        layout: { title: { text: 'By company' }, yaxis: { tickprefix: '$', tickformat: '.3~s' } },
      },
      theme,
      'wide',
    );
    expect(title).toBe('By company');
    expect(data[0]).toMatchObject({ text: ['$1.23M', '$2.50B'], textposition: 'auto' });
    expect(layout.yaxis).toMatchObject({
      tickmode: 'array',
      tickvals: [0, 500e6, 1e9, 1.5e9, 2e9, 2.5e9],
      ticktext: ['$0.00', '$500.00M', '$1.00B', '$1.50B', '$2.00B', '$2.50B'],
      fixedrange: true,
    });
    expect(layout.yaxis).not.toHaveProperty('tickformat');
    expect(layout.xaxis).not.toHaveProperty('tickvals');
  });

  it('has them on the other axis where bars lie, and shares in per cent', () => {
    const { layout } = drawnFigure(
      {
        data: [{ type: 'bar', orientation: 'h', x: [0.25, 0.5], y: ['a', 'b'] }],
        layout: { xaxis: { tickformat: '.0%' }, yaxis: { autorange: 'reversed', type: 'category' } },
      },
      theme,
      'wide',
    );
    expect(layout.xaxis).toMatchObject({ ticktext: ['0%', '10%', '20%', '30%', '40%', '50%'] });
    expect(layout.yaxis).toMatchObject({ autorange: 'reversed', type: 'category' });
    expect(layout.yaxis).toMatchObject({ tickvals: ['a', 'b'], ticktext: ['a', 'b'] });
  });

  it('has a bar for each name, also where that is a number', () => {
    const years = { x: ['2022', '2023'], y: [1, 2] };
    const typeOf = (type: string) =>
      (drawnFigure({ data: [{ type, ...years }], layout: {} }, theme, 'wide').layout.xaxis as { type?: string }).type;
    expect(typeOf('bar')).toBe('category');
    expect(typeOf('scatter')).toBeUndefined();
  });

  it('lays bars down whose names would not fit below them', () => {
    const names = ['Corvessa Orthopaedics, Inc.', 'Thornvale Cardiovascular Systems, Inc.'];
    const figure = {
      data: [{ type: 'bar', x: names, y: [2_000, 1_000] }],
      layout: { xaxis: { type: 'category', title: 'Company' }, yaxis: { tickprefix: '$' } },
    };
    const { data, layout } = drawnFigure(figure, theme, 'wide');
    expect(data[0]).toMatchObject({ orientation: 'h', x: [2_000, 1_000], y: names, text: ['$2.00K', '$1.00K'] });
    expect(layout.yaxis).toMatchObject({ autorange: 'reversed', type: 'category', title: { text: 'Company' } });
    expect(layout.xaxis).toMatchObject({ tickvals: [0, 500, 1_000, 1_500, 2_000] });
    expect(layout.yaxis).toMatchObject({ ticktext: names });
    const narrow = drawnFigure(figure, theme, 'narrow').layout;
    expect(narrow.xaxis).toMatchObject({ tickvals: [0, 1_000, 2_000], tickangle: 0 });
    expect(narrow.yaxis).toMatchObject({ tickvals: names, ticktext: ['Corvessa Orthop…', 'Thornvale Cardi…'] });
  });

  it('keeps nothing that could run, load or link', () => {
    const { data, layout } = drawnFigure(
      {
        data: [
          {
            type: 'scatter',
            name: '<a href="javascript:alert(1)">x</a>',
            x: ['<img src=x>'],
            y: [1],
            hovertemplate: '<a>',
            transforms: [{}],
            customdata: ['x'],
          },
        ],
        layout: { title: '<b>x', images: [{ source: 'https://evil.example/x.png' }], updatemenus: [{}], mapbox: {} },
      },
      theme,
      'wide',
    );
    const [trace] = data;
    expect(trace).toMatchObject({ name: '&lt;a href="javascript:alert(1)">x&lt;/a>', x: ['&lt;img src=x>'] });
    for (const key of ['hovertemplate', 'transforms', 'customdata']) expect(trace).not.toHaveProperty(key);
    for (const key of ['images', 'updatemenus', 'mapbox']) expect(layout).not.toHaveProperty(key);
    expect(layout.title).toMatchObject({ text: '&lt;b>x' });
  });

  it('has names of colours that leave the chart its room', () => {
    const data = [{ type: 'bar', name: 'Compensation for services other than consulting', x: ['a'], y: [1] }];
    const nameIn = (room: 'wide' | 'narrow') => drawnFigure({ data, layout: {} }, theme, room).data[0]?.name;
    expect(nameIn('wide')).toBe('Compensation for services other than consulting');
    expect(nameIn('narrow')).toBe('Compensation for services other tha…');
  });

  it('is not drawn where it is of another kind', () => {
    expect(() => drawnFigure({ data: [{ type: 'choropleth' }], layout: {} }, theme, 'wide')).toThrow('choropleth');
  });

  it('has a colour for each slice', () => {
    const { data } = drawnFigure(
      { data: [{ type: 'pie', labels: ['a', 'b'], values: [1, 2] }], layout: {} },
      theme,
      'wide',
    );
    expect(data[0]).toMatchObject({ marker: { colors: ['#0b6b75', '#d1700f'] } });
  });
});

it.each([
  [[], [0]],
  [[0, 0], [0]],
  [[7], [0, 2, 4, 6, 8]],
  [
    [-3, 12],
    [-5, 0, 5, 10, 15],
  ],
  [[0.08], [0, 0.02, 0.04, 0.06, 0.08]],
])('the ticks of %j are %j', (values, ticks) => {
  expect(valueTicks(values, 5)).toEqual(ticks);
});
