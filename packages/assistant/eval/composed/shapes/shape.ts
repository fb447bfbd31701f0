import type { Draw } from '../draw.ts';

/** A question, and the statements that are right, any of them. */
export interface Asked {
  readonly ask: string;
  readonly answers: readonly string[];
}

/** A question, and turns that go on from it. */
export interface Composed extends Asked {
  readonly then?: readonly Asked[];
}

/** How questions of a shape are put together. */
export type Shapes = Readonly<Record<string, (draw: Draw) => Composed>>;
