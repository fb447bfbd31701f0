import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useColorMode } from './color-mode.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import { themeOf } from './theme.ts';

/** Without it a button that was busy for a moment only may keep its spinner: antd waits for the end of a motion that never began. */
const BUSY = { loadingIcon: <LoadingOutlined /> };

/** Gives antd components below it the colours of the current mode. Screens without antd do without it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={themeOf(useColorMode())} button={BUSY} wave={{ disabled: prefersReducedMotion() }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
