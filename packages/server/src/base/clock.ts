/** The time, as a parameter: tests move it instead of waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
