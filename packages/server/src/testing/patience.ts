/** Milliseconds that a test waits for what happens by itself: far above what it takes. */
export const PATIENCE = 20_000;
