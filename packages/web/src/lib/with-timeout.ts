/** How long the code of a screen, or of what it shows, may take to arrive. */
export const LOAD_TIMEOUT_SECONDS = 120;

/** What is loading, unless it takes too long. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen did not load in time')), LOAD_TIMEOUT_SECONDS * 1000);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}
