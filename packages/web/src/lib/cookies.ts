/** Reads a cookie of this page; null when it is not set. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const split = part.indexOf('=');
    if (split > 0 && part.slice(0, split) === name) return decodeURIComponent(part.slice(split + 1));
  }
  return null;
}

/** Sets a cookie for the whole site. Without `days` it ends with the browser. */
export function writeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; max-age=${Math.round(days * 86_400)}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
