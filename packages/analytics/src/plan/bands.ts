/** What the bands between rising bounds are called, the lowest first. A bound belongs to the band above it. */
export function bandNames(bounds: readonly string[]): string[] {
  const between = bounds.slice(1).map((bound, index) => `${bounds[index]} to under ${bound}`);
  return [`under ${bounds[0]}`, ...between, `${bounds.at(-1)} and over`];
}
