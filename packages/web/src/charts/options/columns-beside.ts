import type { ChartData } from '../chart-data.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { textWidth } from '../truncate.ts';

/** Width of the figure at the end of a bar, in CSS pixels. */
export const FIGURE = 64;

/** The narrowest column, and what is free before a name: "Share" must not be read as one with the "2023 to 2024" after it. */
const NARROWEST = 60;
const GAP = 16;

const widthOf = (name: string) => Math.max(NARROWEST, Math.ceil(textWidth(name)) + GAP);

/** What columns of figures take, by their names. */
export function columnsWidth(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + widthOf(name), 0);
}

/** How far the names of columns stand above the first bar, and above its name where that stands above it. */
const HEAD_GAP = 4;
const HEAD_GAP_OVER_NAMES = 15;

/** Room above the bars for the names of columns. */
export const headHeight = (aboveNames: boolean) => 10 + (aboveNames ? HEAD_GAP_OVER_NAMES : HEAD_GAP);

/** Figures beside the bars, in columns under their names: an axis of its own at the right. */
export function columnsBeside(data: ChartData, theme: ChartTheme, aboveNames: boolean) {
  const [line = []] = data.grid;
  const style = (at: number, more: object) => ({
    width: widthOf(data.beside[at] ?? ''),
    align: 'right' as const,
    ...more,
  });
  const styles = (name: string, more: object) =>
    Object.fromEntries(data.beside.map((_, at) => [`${name}${at}`, style(at, more)]));
  const written = (texts: readonly string[], name: string) =>
    texts.map((text, at) => `{${name}${at}|${text}}`).join('');
  return {
    type: 'category' as const,
    position: 'right' as const,
    inverse: true,
    // Right of the figures at the ends of the bars.
    offset: FIGURE,
    data: data.categories.map(({ text }) => text),
    axisTick: { show: false },
    axisLine: { show: false },
    axisLabel: {
      interval: 0,
      margin: 0,
      rich: styles('cell', { fontSize: 12, color: theme.text }),
      formatter: (_: string, at: number) => written(line[at]?.beside ?? [], 'cell'),
    },
    name: written(data.beside, 'head'),
    nameLocation: 'start' as const,
    nameGap: aboveNames ? HEAD_GAP_OVER_NAMES : HEAD_GAP,
    nameTextStyle: { align: 'left' as const, rich: styles('head', { fontSize: 11, color: theme.muted }) },
  };
}
