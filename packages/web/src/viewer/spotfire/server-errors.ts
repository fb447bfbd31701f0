/** What an error of the analytics server asks for (docs/promises/pages.md#another-analytics-server). */
export type ErrorEffect = 'log-out-and-reload' | 'reload' | 'filter-failed' | 'tell';

/** Errors are known by their text alone, the code among it. */
export function effectOf(text: string): ErrorEffect {
  if (/access is denied|access_denied/i.test(text)) return 'log-out-and-reload';
  // A session of the server that ran out is told as "401 Unauthorized".
  if (/\b403\b|\b401 unauthorized\b/i.test(text)) return 'reload';
  return text.includes('ErrorFiltering') ? 'filter-failed' : 'tell';
}
