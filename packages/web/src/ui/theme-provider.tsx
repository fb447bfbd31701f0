import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useColorMode } from './color-mode.ts';
import { themeOf } from './theme.ts';

/** Gives antd components below it the colours of the current mode. Screens without antd do without it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={themeOf(useColorMode())}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
