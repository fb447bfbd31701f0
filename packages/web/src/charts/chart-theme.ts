import type { ColorMode } from '../ui/color-mode.ts';
import { PALETTE } from '../ui/palette.ts';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';

/** Colours and letters of a chart, from the theme; `reducedMotion` turns animation off. */
export interface ChartTheme {
  readonly dark: boolean;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly raised: string;
  readonly font: string;
  readonly reducedMotion: boolean;
}

/** The theme of a colour mode; charts do not move for those who asked their device for less motion. */
export function chartThemeOf(mode: ColorMode): ChartTheme {
  const colors = PALETTE[mode];
  return {
    dark: mode === 'dark',
    text: colors.ink,
    muted: colors.muted,
    line: colors.line,
    surface: colors.surface,
    raised: colors.raised,
    font: getComputedStyle(document.documentElement).getPropertyValue('--font') || 'sans-serif',
    reducedMotion: prefersReducedMotion(),
  };
}
