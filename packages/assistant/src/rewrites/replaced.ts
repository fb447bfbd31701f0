/** What is said, and the plainer words in its place. */
export type Rewrites = readonly (readonly [said: RegExp, plainly: string])[];

/** A text after each rewrite of a table, in the order of the table. */
export function replaced(text: string, rewrites: Rewrites): string {
  return rewrites.reduce((one, [said, plainly]) => one.replace(said, plainly), text);
}
