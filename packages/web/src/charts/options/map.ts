import { noDataColor, sequential } from '../chart-colors.ts';
import type { ChartData, Item } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { isMarked, type Marking, opacityOf } from '../marking.ts';
import { stateCodeOf, stateName, TERRITORIES } from '../us-states.ts';
import { baseOption, type Size, tooltipHtml } from './shared.ts';

export const US_MAP = 'us-states-and-territories';

/** A step of the colour scale: values above `from` (or equal, in the first) up to `to`. */
export interface ColorBin {
  readonly from: number;
  readonly to: number;
  readonly color: string;
}

/** Points that have no place on the map: abroad, military, blank. */
export function itemsOffMap(data: ChartData): Item[] {
  return data.items.filter((item) => stateCodeOf(item.category.value) === null);
}

/**
 * Steps with about as many states in each: spend is so skewed that equal steps would show two dark states and 48 pale
 * ones.
 */
export function quantileBins(values: readonly number[], colors: readonly string[]): ColorBin[] {
  const sorted = [...values].sort((a, b) => a - b);
  const different = [...new Set(sorted)];
  // Of few values each has a step of its own, whose border is not rounded away from it.
  const bounds =
    different.length <= colors.length
      ? different
      : colors.slice(1).map((_, at) => rounded(sorted[Math.floor(((at + 1) * sorted.length) / colors.length)] ?? 0));
  const [lowest, highest] = [Math.min(0, sorted[0] ?? 0), Math.max(...sorted, 0)];
  const inside = bounds.filter((bound) => bound > lowest && bound < highest);
  const distinct = [...new Set([lowest, ...inside, highest])].sort((a, b) => a - b);
  const steps = distinct.length - 1;
  return distinct.slice(1).map((to, at) => ({
    from: distinct[at] ?? 0,
    to,
    color: colors[steps === 1 ? colors.length - 1 : Math.round((at * (colors.length - 1)) / (steps - 1))] ?? '',
  }));
}

/** The steps of a map's own figures, what lies off the map left out. */
export function mapColorBins(data: ChartData, theme: ChartTheme): ColorBin[] {
  const values = data.items.flatMap((item) => (stateCodeOf(item.category.value) === null ? [] : item.value));
  return quantileBins(values, sequential(theme));
}

/** The colour of the step that a value lies in. */
function binColor(steps: readonly ColorBin[], value: number): string {
  return steps.find(({ to }) => value <= to)?.color ?? steps.at(-1)?.color ?? '';
}

/** The US map, coloured in steps. */
export function mapOption(data: ChartData, theme: ChartTheme, marking: Marking, size: Size) {
  const placed = data.items.flatMap((item) => {
    const code = stateCodeOf(item.category.value);
    return code === null ? [] : [{ code, item }];
  });
  const steps = mapColorBins(data, theme);
  const byCode = new Map(placed.map(({ code, item }) => [code, item]));
  return {
    ...baseOption(theme),
    tooltip: {
      ...baseOption(theme).tooltip,
      formatter: ({ name }: { name: string }) => {
        const item = byCode.get(name);
        const heading = stateName(name) ?? name;
        return item
          ? tooltipHtml(data, { ...item, category: { ...item.category, text: heading } })
          : `<b>${heading}</b><br>No data`;
      },
    },
    series: [
      {
        type: 'map' as const,
        id: '0',
        map: US_MAP,
        aspectScale: 1,
        roam: false as const,
        selectedMode: false as const,
        ...placeOfMap(size),
        cursor: 'pointer',
        label: { show: false },
        itemStyle: { areaColor: noDataColor(theme), borderColor: theme.surface, borderWidth: 0.8 },
        emphasis: { label: { show: false }, itemStyle: { areaColor: null, borderColor: theme.text, borderWidth: 2 } },
        data: [
          ...placed.map(({ code, item }) => ({
            name: code,
            value: item.value,
            label: territoryLabel(code, theme),
            itemStyle: {
              areaColor: binColor(steps, item.value),
              opacity: opacityOf(item, marking),
              ...(isMarked(item.mark, marking) ? { borderColor: theme.text, borderWidth: 2 } : {}),
            },
          })),
          ...TERRITORIES.filter((code) => !byCode.has(code)).map((code) => ({
            name: code,
            label: territoryLabel(code, theme),
          })),
        ],
      },
    ],
  };
}

/** Width by height of the map with its territories; given a left, right, top and bottom, ECharts would stretch it. */
const ASPECT = 1.64;
/** Room for the names below the territories. */
const LABEL_HEIGHT = 18;

function placeOfMap(size: Size) {
  const height = Math.max(1, Math.min(size.height - LABEL_HEIGHT, size.width / ASPECT));
  const width = height * ASPECT;
  return {
    left: (size.width - width) / 2,
    top: Math.max(0, (size.height - LABEL_HEIGHT - height) / 2),
    width,
    height,
  };
}

function territoryLabel(code: string, theme: ChartTheme) {
  const territory = TERRITORIES.some((name) => name === code);
  return territory
    ? { show: true, color: theme.muted, fontSize: 10, formatter: code, offset: [0, 14] }
    : { show: false };
}

/** Rounded to two significant digits: bounds are to be read. */
function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(2));
}
