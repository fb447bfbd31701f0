import type { ChartData, Item } from '../chart-data.ts';
import { categorical, type Look } from '../look.ts';
import { isMarked, type MarkedValues, opacityOf } from '../marks.ts';
import { baseOption, type Size, tooltipHtml } from './shared.ts';

/** Share of a whole in per cent, one decimal. */
export function shareText(value: number, total: number): string {
  return total === 0 ? '' : `${((value / total) * 100).toFixed(1)} %`;
}

function partsTooltip(data: ChartData) {
  const total = data.items.reduce((sum, item) => sum + item.value, 0);
  return ({ dataIndex, name }: { dataIndex: number; name: string }) => {
    const item = data.items[name === '' ? dataIndex : Number(name)];
    if (item === undefined) return '';
    const share = { label: 'Share of what is shown', text: shareText(item.value, total) };
    return tooltipHtml(data, { ...item, others: [share, ...item.others] });
  };
}

/** A ring of parts; beside it, or below where it is narrow, the names with their shares. */
export function pieOption(data: ChartData, look: Look, marked: MarkedValues, size: Size) {
  const total = data.items.reduce((sum, item) => sum + item.value, 0);
  const beside = size.width > 360;
  const nameOfPart = (position: string) => data.items[Number(position)]?.category.text ?? '';
  return {
    ...baseOption(look),
    tooltip: { ...baseOption(look).tooltip, formatter: partsTooltip(data) },
    legend: {
      type: 'scroll' as const,
      orient: beside ? ('vertical' as const) : ('horizontal' as const),
      ...(beside ? { right: 0, top: 'middle', height: size.height - 16 } : { left: 0, right: 0, bottom: 0 }),
      icon: 'circle',
      itemWidth: 9,
      itemHeight: 9,
      selectedMode: false as const,
      formatter: (position: string) => {
        const item = data.items[Number(position)];
        return item ? `{name|${nameOfPart(position)}} {share|${shareText(item.value, total)}}` : '';
      },
      textStyle: {
        color: look.text,
        rich: {
          name: {
            color: look.text,
            fontSize: 12,
            width: beside ? Math.min(220, size.width * 0.34) : 120,
            overflow: 'truncate' as const,
          },
          share: { color: look.muted, fontSize: 12, align: 'right' as const, width: 46 },
        },
      },
      pageTextStyle: { color: look.muted },
      pageIconColor: look.text,
      pageIconInactiveColor: look.line,
    },
    series: [
      {
        type: 'pie' as const,
        radius: ['52%', '84%'],
        center: beside ? [Math.min(size.width * 0.26, size.height * 0.52), '50%'] : ['50%', '42%'],
        minAngle: 2,
        avoidLabelOverlap: true,
        label: { show: false },
        emphasis: { scaleSize: 4, label: { show: false } },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        data: data.items.map((item, at) => ({
          name: String(at),
          value: Math.max(0, item.value),
          itemStyle: { color: categorical(look, at), opacity: opacityOf(item, marked), ...outline(item, look, marked) },
        })),
      },
    ],
  };
}

/** Rectangles as large as their values; a series groups them. */
export function treemapOption(data: ChartData, look: Look, marked: MarkedValues) {
  const seriesAt = (item: Item) => Math.max(0, item.series === null ? 0 : data.series.indexOf(item.series));
  return {
    ...baseOption(look),
    tooltip: { ...baseOption(look).tooltip, formatter: partsTooltip(data) },
    series: [
      {
        type: 'treemap' as const,
        roam: false as const,
        nodeClick: false as const,
        breadcrumb: { show: false },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        visibleMin: 1,
        cursor: 'pointer',
        label: {
          show: true,
          position: 'insideTopLeft' as const,
          padding: [4, 6],
          fontSize: 12,
          color: look.dark ? '#06181d' : '#ffffff',
          overflow: 'truncate' as const,
          formatter: ({ name }: { name: string }) => data.items[Number(name)]?.category.text ?? '',
        },
        itemStyle: { borderColor: look.surface, borderWidth: 1, gapWidth: 2 },
        emphasis: { itemStyle: { borderColor: look.text, borderWidth: 2 } },
        data: data.items.map((item, at) => ({
          name: String(at),
          value: Math.max(0, item.value),
          itemStyle: {
            color: categorical(look, data.series.length > 1 ? seriesAt(item) : at),
            opacity: opacityOf(item, marked),
            ...outline(item, look, marked),
          },
        })),
      },
    ],
  };
}

function outline(item: Item, look: Look, marked: MarkedValues) {
  return isMarked(item, marked) ? { borderColor: look.text, borderWidth: 2 } : {};
}
