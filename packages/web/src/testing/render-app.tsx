import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { restoreSession } from '../lib/session.ts';
import { storeToken } from '../lib/token.ts';

/** Opens the application at a route as a browser would, signed in when a token is given. */
export function renderApp(route: string, token?: string) {
  if (token !== undefined) storeToken(token, true);
  location.hash = `#${route}`;
  void restoreSession();
  return render(<App />);
}
