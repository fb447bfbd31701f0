const KEY = 'previousUrl';

/** Remembers the address that a signed-out person wanted, for this tab. */
export function rememberUrl(url: string): void {
  sessionStorage.setItem(KEY, url);
}

/** The remembered address, once; null when there is none. */
export function takeRememberedUrl(): string | null {
  const url = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return url;
}
