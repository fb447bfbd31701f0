/** Reloads that an analysis gets within a time; a server that refuses it every time is not asked for ever. */
const MAX_RELOADS = 3;
const WINDOW_MS = 60_000;

/** Counts reloads that errors ask for; false once there were too many of them. */
export function createReloadLimit(): () => boolean {
  let times: number[] = [];
  return () => {
    const now = Date.now();
    times = [...times.filter((time) => now - time < WINDOW_MS), now];
    return times.length <= MAX_RELOADS;
  };
}
