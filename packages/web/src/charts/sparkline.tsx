import type { Compared } from '@pellucid/contract';
import { numberOf } from './values.ts';

const WIDTH = 72;
const HEIGHT = 30;
/** Room for the dot at either end. */
const MARGIN = 4;

/** A figure in each of successive years as a line without axes, with a dot at the year that is compared. The figures are told beside it. */
export function Sparkline({ years, year }: { years: NonNullable<Compared['years']>; year: number }) {
  const points = years.flatMap(({ year: of, figure }, at) => {
    const value = numberOf(figure);
    return value === null ? [] : [{ of, at, value }];
  });
  if (points.length < 2) return null;
  const values = points.map(({ value }) => value);
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const placed = points.map(({ of, at, value }) => ({
    of,
    x: MARGIN + (at / (years.length - 1)) * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - ((value - lowest) / range) * (HEIGHT - 2 * MARGIN),
  }));
  const chosen = placed.find(({ of }) => of === year);
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {/* A picture that is saved has the styles of the drawing and none of what is within it. */}
      <polyline
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
        points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {chosen && <circle cx={chosen.x} cy={chosen.y} r={3} fill="currentColor" />}
    </svg>
  );
}
