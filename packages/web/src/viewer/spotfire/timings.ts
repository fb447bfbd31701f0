/** How often filters that were chosen are applied and the active tab is looked up, in milliseconds. */
export const FILTER_POLL_MS = 1500;
/** How often the marker of a log-out in another tab is looked at, in milliseconds. */
export const SESSION_POLL_MS = 2000;
/** How long one call to the analytics server may take, and how long the opening of an analysis, in milliseconds. */
export const CALL_TIMEOUT_MS = 30_000;
export const OPEN_TIMEOUT_MS = 120_000;
