import { standOutColor } from '../chart-colors.ts';
import type { ChartData } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { isMarked, type Marking, opacityOf } from '../marking.ts';
import { textWidth, truncate, truncateDistinct } from '../truncate.ts';
import { shortText } from '../values.ts';
import { columnsBeside, columnsWidth, FIGURE, headHeight } from './columns-beside.ts';
import { baseOption, periodLabelInterval, type Size, seriesColor, tooltipHtml, valueAxis } from './shared.ts';

/** A drawing narrower than this is a telephone's, in CSS pixels. */
const NARROW = 420;
/** Height of a bar with its name above it, and the most that a bar and its gap may take. */
const BAND_WITH_NAME = 32;
const WIDEST_BAND = 64;
const WIDEST_GROUP = 110;

/** The part of the room beside columns and figures that names may take, less of a telephone's, and the width of one that needs no more. */
const NAMES_PART = 0.66;
const NAMES_PART_NARROW = 0.55;
const NARROWEST_NAMES = 84;
const WIDEST_NAMES = 340;

/** What a figure on the axis below bars takes. */
const TICK = 72;

/** Bars from the left (`bar`) or upwards (`column`); with a series they are stacked. */
export function barsOption(data: ChartData, kind: 'bar' | 'column', theme: ChartTheme, marking: Marking, size: Size) {
  const across = kind === 'bar';
  const many = data.series.length > 1;
  const stacked = many && !data.grouped;
  const figures = across && !many;
  const band = (size.height - (figures ? 24 : 46)) / Math.max(1, data.categories.length);
  // On a telephone names stand above their bars: beside them would be room for half of each.
  const above = across && size.width < NARROW && band >= BAND_WITH_NAME && (stacked || !many);
  // Beside names, a telephone has no room for columns too.
  const columns = figures && (above || size.width >= NARROW) ? data.beside : [];
  const room = size.width - columnsWidth(columns) - (figures ? FIGURE : 0);
  const part = size.width < NARROW ? NAMES_PART_NARROW : NAMES_PART;
  const nameWidth = above ? size.width - 24 : Math.min(WIDEST_NAMES, Math.max(NARROWEST_NAMES, room * part));
  const shortNames = truncateDistinct(
    data.categories.map(({ text }) => text),
    nameWidth,
  );
  const namesTake = above ? 0 : Math.max(0, ...shortNames.map(textWidth));
  const slot = size.width / Math.max(1, data.categories.length) - 8;
  // Periods are left out where there is no room; names may not be, so they lean.
  const leaning =
    !across && data.category?.type === 'text' && data.categories.some(({ text }) => textWidth(text) > slot);
  const names = {
    type: 'category' as const,
    data: data.categories.map(({ text }) => text),
    inverse: across,
    axisTick: { show: false },
    axisLine: { show: !above, lineStyle: { color: theme.line } },
    axisLabel: {
      color: theme.text,
      fontSize: 12,
      margin: across ? 8 : 10,
      interval: across || data.category?.type === 'text' ? 0 : periodLabelInterval(data, size),
      rich: { standsOut: { color: theme.text, fontSize: 12, fontWeight: 700 as const } },
      formatter: (text: string, at: number) => {
        const name = across || leaning ? (shortNames[at] ?? '') : truncate(text, Math.max(slot, 56));
        return data.grid[0]?.[at]?.standsOut ? `{standsOut|${name}}` : name;
      },
      rotate: leaning ? 35 : 0,
      // Every name is there: a bar without one says nothing.
      hideOverlap: !across && data.category?.type !== 'text',
      ...(above && {
        inside: true,
        margin: 0,
        align: 'left' as const,
        verticalAlign: 'bottom' as const,
        padding: [0, 0, 12, 0],
      }),
    },
  };
  const values = valueAxis(data, theme, across ? Math.floor((room - namesTake) / TICK) : undefined);
  return {
    ...baseOption(theme),
    tooltip: { ...baseOption(theme).tooltip, formatter: tooltipOf(data) },
    grid: {
      left: 4,
      // Columns are axes, which the grid makes room for.
      right: columns.length > 0 ? 4 : figures ? FIGURE : 12,
      top: (above ? 20 : 8) + (columns.length > 0 ? headHeight(above) : 0),
      // Few bars stay together at the top instead of drifting apart.
      bottom: across
        ? Math.max(4, size.height - data.categories.length * (many && !stacked ? WIDEST_GROUP : WIDEST_BAND) - 8)
        : 4,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
      // Bars become shorter before columns fall off the edge.
      outerBoundsClampWidth: 0,
    },
    // Where each bar has its figure, an axis would only say it again.
    xAxis: figures ? { ...values, max: 'dataMax' as const, show: false } : across ? values : names,
    yAxis: columns.length > 0 ? [names, columnsBeside(data, theme, above)] : across ? names : values,
    series: data.grid.map((line, at) => ({
      type: 'bar' as const,
      id: String(at),
      name: String(at),
      color: seriesColor(data, theme, at),
      stack: stacked ? 'all' : '',
      barMaxWidth: above || (many && !stacked) ? 14 : across ? 26 : 44,
      barMinWidth: 2,
      barCategoryGap: '28%',
      label: {
        show: figures,
        position: 'right' as const,
        color: theme.muted,
        fontSize: 12,
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const item = line[dataIndex];
          return item ? shortText(item.value, data.measure.type) : '';
        },
      },
      emphasis: { focus: 'none' as const, itemStyle: { borderColor: theme.text, borderWidth: 1.5 } },
      data: line.map((item) =>
        item === null
          ? { value: null }
          : {
              value: item.value,
              itemStyle: {
                opacity: opacityOf(item, marking),
                ...(item.standsOut ? { color: standOutColor(theme) } : {}),
                borderRadius: stacked ? 0 : across ? [0, 3, 3, 0] : [3, 3, 0, 0],
                ...(isMarked(item.mark, marking) ? { borderColor: theme.text, borderWidth: 1 } : {}),
              },
              // A figure is to be read, its bar marked or not.
              label: { opacity: 1 },
            },
      ),
    })),
  };
}

/** Finds the point under the pointer by its place in the grid. */
export function tooltipOf(data: ChartData) {
  return (point: { seriesIndex?: number; dataIndex: number }) => {
    const item = data.grid[point.seriesIndex ?? 0]?.[point.dataIndex];
    return item ? tooltipHtml(data, item) : '';
  };
}
