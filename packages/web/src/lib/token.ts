/** The name under which the token is kept, in local storage ("remember me") or session storage. */
export const TOKEN_KEY = 'authenticationToken';

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY) ?? sessionStorage.getItem(TOKEN_KEY);
}

/** Keeps the token beyond the browser session only when the person asked to be remembered. */
export function storeToken(token: string, remember: boolean): void {
  // Replaced and never removed in between: other tabs take a removal for a sign-out.
  (remember ? localStorage : sessionStorage).setItem(TOKEN_KEY, token);
  (remember ? sessionStorage : localStorage).removeItem(TOKEN_KEY);
}

export function clearToken(): void {
  localStorage.removeItem(TOKEN_KEY);
  sessionStorage.removeItem(TOKEN_KEY);
}

/** Empties a store but for the token. */
export function keepOnlyToken(store: Storage): void {
  const token = store.getItem(TOKEN_KEY);
  store.clear();
  if (token !== null) store.setItem(TOKEN_KEY, token);
}
