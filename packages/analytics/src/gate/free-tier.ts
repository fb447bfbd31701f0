/** What the FREE tier and the public may ask: the names that the free boards use. */
export interface FreeTier {
  readonly sources: readonly string[];
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
}
