import { type ThemeConfig, theme } from 'antd';
import type { ColorMode } from './color-mode.ts';
import { PALETTE } from './palette.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

export const FONT_STACK =
  "'Inter Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The antd theme of a colour mode; components read it by `theme.useToken()`. */
export function themeOf(mode: ColorMode): ThemeConfig {
  const colors = PALETTE[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.primary,
      // What antd mixes from a dark primary is a grey on which the primary itself cannot be read.
      colorPrimaryBg: colors.tint,
      controlItemBgActive: colors.tint,
      controlItemBgHover: colors.tint,
      colorInfo: colors.primary,
      colorLink: colors.link,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.danger,
      colorText: colors.ink,
      colorTextSecondary: colors.muted,
      colorTextDescription: colors.muted,
      colorTextPlaceholder: colors.muted,
      colorBgLayout: colors.background,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorBorder: colors.line,
      colorBorderSecondary: colors.line,
      fontFamily: FONT_STACK,
      borderRadius: 8,
      wireframe: false,
      // antd itself does not ask the device.
      motion: !prefersReducedMotion(),
    },
    components: {
      Menu: {
        itemSelectedBg: colors.tint,
        itemSelectedColor: colors.primary,
        itemHoverBg: colors.tint,
        subMenuItemBg: 'transparent',
      },
      // Rounder ones would look like radio buttons.
      Checkbox: { borderRadiusSM: 4 },
      Button: {
        primaryShadow: 'none',
        primaryColor: mode === 'dark' ? '#03262a' : '#ffffff',
        dangerColor: mode === 'dark' ? '#2a0907' : '#ffffff',
      },
    },
  };
}
