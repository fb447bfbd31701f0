/** The time, as a parameter: tests move it instead of waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds that have passed by a clock. When it is set back they go on from where they were. */
export function elapsedTime(clock: Clock): () => number {
  let last = clock().getTime();
  let elapsed = 0;
  return () => {
    const now = clock().getTime();
    elapsed += Math.max(0, now - last);
    last = now;
    return elapsed;
  };
}
