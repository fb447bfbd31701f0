const NICE_STEPS = [1, 2, 2.5, 5, 10];

/**
 * The end of an axis from 0 and the distance of its marks, so that two to four marks stand on round values. `unit` is 10
 * for numbers and 1024 for sizes in bytes, whose round values are those of their unit.
 */
export function axisScale(maxValue: number, minExtent: number, unit: 10 | 1024): { max: number; interval: number } {
  const extent = Math.max(maxValue, minExtent);
  const baseUnit = unit === 1024 ? 1024 ** Math.max(0, Math.floor(Math.log2(extent) / 10)) : 1;
  const wanted = extent / baseUnit / 3;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (NICE_STEPS.find((round) => round * power >= wanted * 0.999) ?? 10) * power;
  const interval = step * baseUnit;
  return { max: Math.ceil(extent / interval - 1e-9) * interval, interval };
}
