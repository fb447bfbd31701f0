import type { FieldInfo } from '@pellucid/contract';
import { PALETTE } from '../ui/palette.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { MarkValue } from './mark-target.ts';

/**
 * Categorical colours, told apart with every common form of colour blindness, each at least 3:1 on the tile's surface. The
 * order keeps neighbours different in lightness as well as in hue.
 */
const CATEGORICAL = {
  light: ['#0b6b75', '#d1700f', '#4b5fc4', '#b03a6f', '#5d7f13', '#7a4aa8', '#1f86b8', '#8a5a2b', '#a8362a'],
  dark: ['#3fc1c4', '#f2a65a', '#8fa2ff', '#f08bb4', '#a8cc5c', '#c49bf0', '#6cc3f0', '#d3a67a', '#ff9087'],
} as const;

/** Blank values and the rest that has no name of its own. */
const NEUTRAL = { light: '#6f7f85', dark: '#95a8ae' } as const;

/** Steps from little to much, for maps. */
const SEQUENTIAL = {
  light: ['#d3ebec', '#a0d2d4', '#62b2b7', '#2a8c95', '#0b6069', '#063a41'],
  dark: ['#15414a', '#1b5f69', '#228189', '#33a3a8', '#5fc8c9', '#b0ecea'],
} as const;

/** The first of the sequential steps that a bar is seen by on the tile's surface. */
const FIRST_OF_ORDERED = 2;

/** What was not measured. */
const NO_DATA = { light: '#eaf0f1', dark: '#1a3038' } as const;

export function categorical(theme: ChartTheme, index: number): string {
  const colors = CATEGORICAL[modeOf(theme)];
  return colors[index % colors.length] ?? colors[0];
}

export function sequential(theme: ChartTheme): readonly string[] {
  return SEQUENTIAL[modeOf(theme)];
}

/** The colour of the value that a view is about, among others in the first colour. */
export function standOutColor(theme: ChartTheme): string {
  return categorical(theme, 1);
}

/** A step of the sequential colours for a strength from 0 to 1, with the ink that can be read on it. */
export function shade(theme: ChartTheme, strength: number): { color: string; ink: string } {
  const colors = sequential(theme);
  const at = Math.min(colors.length - 1, Math.max(0, Math.floor(strength * colors.length)));
  const dark = theme.dark ? at < 3 : at >= 3;
  return { color: colors[at] ?? '', ink: dark ? '#ffffff' : '#06181d' };
}

export function noDataColor(theme: ChartTheme): string {
  return NO_DATA[modeOf(theme)];
}

/** What has no name of its own. */
export function othersColor(theme: ChartTheme): string {
  return NEUTRAL[modeOf(theme)];
}

/** The colour of trouble. */
export function dangerColor(theme: ChartTheme): string {
  return PALETTE[modeOf(theme)].danger;
}

/**
 * The colour of a value, the same in every chart, whatever is filtered, marked or larger: its place among the values of its
 * field, steps of one colour for years, which have an order. A value that the field does not list has one by its letters.
 */
export function valueColor(theme: ChartTheme, field: FieldInfo, value: MarkValue): string {
  if (value === null || value === '') return othersColor(theme);
  const { values = [], type } = field;
  const place = values.findIndex((coded) => String(coded.value).toLowerCase() === String(value).toLowerCase());
  if (type === 'integer') return orderedColor(theme, place, values.length);
  return categorical(theme, place < 0 ? hash(String(value)) : place);
}

/** Steps of one colour between light and dark, as many as there are places. */
function orderedColor(theme: ChartTheme, place: number, places: number): string {
  const steps = sequential(theme).slice(FIRST_OF_ORDERED);
  const position = places < 2 || place < 0 ? steps.length - 1 : (place / (places - 1)) * (steps.length - 1);
  const from = Math.min(Math.floor(position), steps.length - 2);
  return mixed(steps[from] ?? '', steps[from + 1] ?? '', position - from);
}

/** A colour between two, both as #rrggbb. */
function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A number that is the same for the same text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

function modeOf({ dark }: ChartTheme): 'dark' | 'light' {
  return dark ? 'dark' : 'light';
}
