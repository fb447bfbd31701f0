import { PALETTE } from '../ui/palette.ts';
import type { ChartTheme } from './chart-theme.ts';

/**
 * Categorical colours, told apart with every common form of colour blindness, each at least 3:1 on the tile's surface. The
 * order keeps neighbours different in lightness as well as in hue.
 */
const CATEGORICAL = {
  light: ['#0b6b75', '#d1700f', '#4b5fc4', '#b03a6f', '#5d7f13', '#7a4aa8', '#1f86b8', '#8a5a2b', '#5f6f75', '#a8362a'],
  dark: ['#3fc1c4', '#f2a65a', '#8fa2ff', '#f08bb4', '#a8cc5c', '#c49bf0', '#6cc3f0', '#d3a67a', '#a3b6bc', '#ff9087'],
} as const;

/** Steps from little to much, for maps. */
const SEQUENTIAL = {
  light: ['#d3ebec', '#a0d2d4', '#62b2b7', '#2a8c95', '#0b6069', '#063a41'],
  dark: ['#15414a', '#1b5f69', '#228189', '#33a3a8', '#5fc8c9', '#b0ecea'],
} as const;

export function categorical(theme: ChartTheme, index: number): string {
  const colors = theme.dark ? CATEGORICAL.dark : CATEGORICAL.light;
  return colors[index % colors.length] ?? colors[0];
}

export function sequential(theme: ChartTheme): readonly string[] {
  return theme.dark ? SEQUENTIAL.dark : SEQUENTIAL.light;
}

/** A step of the sequential colours for a strength from 0 to 1, with the ink that can be read on it. */
export function shade(theme: ChartTheme, strength: number): { color: string; ink: string } {
  const colors = sequential(theme);
  const at = Math.min(colors.length - 1, Math.max(0, Math.floor(strength * colors.length)));
  const dark = theme.dark ? at < 3 : at >= 3;
  return { color: colors[at] ?? '', ink: dark ? '#ffffff' : '#06181d' };
}

/** The colour of what was not measured. */
export function emptyColor(theme: ChartTheme): string {
  return theme.dark ? '#1a3038' : '#eaf0f1';
}

/** The colour of trouble. */
export function dangerColor(theme: ChartTheme): string {
  return PALETTE[theme.dark ? 'dark' : 'light'].danger;
}
