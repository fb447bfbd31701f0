/** About so many round values from nothing, or from the least where that is below, to the greatest. */
export function valueTicks(values: readonly number[], wanted: number): number[] {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  if (least === greatest) return [0];
  const step = roundStep((greatest - least) / wanted);
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** 1, 2 or 5 times a power of ten, not below a step. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((each) => each * power >= step) ?? 10;
  return factor * power;
}
