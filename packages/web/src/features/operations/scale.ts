const ROUND = [1, 2, 2.5, 5, 10];

/**
 * The end of a scale from 0 and the distance of its marks, so that two to four marks stand on round values. `unit` is 10
 * for numbers and 1024 for sizes in bytes, whose round values are those of their unit.
 */
export function scaleOf(greatest: number, atLeast: number, unit: 10 | 1024): { max: number; interval: number } {
  const reach = Math.max(greatest, atLeast);
  const whole = unit === 1024 ? 1024 ** Math.max(0, Math.floor(Math.log2(reach) / 10)) : 1;
  const wanted = reach / whole / 3;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (ROUND.find((round) => round * power >= wanted * 0.999) ?? 10) * power;
  const interval = step * whole;
  return { max: Math.ceil(reach / interval - 1e-9) * interval, interval };
}
