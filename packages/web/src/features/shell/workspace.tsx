import { Outlet } from 'react-router';
import { ThemeProvider } from '../../ui/theme-provider.tsx';

/** Everything behind sign-in, and the error screens: top bar, content, footer. */
export function Component() {
  return (
    <ThemeProvider>
      <main id="content">
        <Outlet />
      </main>
    </ThemeProvider>
  );
}
