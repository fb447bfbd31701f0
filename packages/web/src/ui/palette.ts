import type { ColorMode } from './color-mode.ts';

/** The colours that antd and the style sheets (`styles/tokens.css`) share. */
export const PALETTE = {
  light: {
    background: '#f5f9f9',
    surface: '#ffffff',
    raised: '#ffffff',
    ink: '#0c2a31',
    muted: '#4b646b',
    line: '#d5e2e4',
    tint: '#e3f2f3',
    primary: '#0b6b75',
    link: '#0b6b75',
    success: '#1a7548',
    warning: '#8f5b00',
    danger: '#b3261e',
  },
  dark: {
    background: '#08171c',
    surface: '#0e2128',
    raised: '#142c35',
    ink: '#e4f0f1',
    muted: '#9db7bd',
    line: '#234049',
    tint: '#12343c',
    primary: '#3fc1c4',
    link: '#63d2d4',
    success: '#5bcf94',
    warning: '#f0b54a',
    danger: '#ff8a80',
  },
} as const satisfies Record<ColorMode, Record<string, string>>;
