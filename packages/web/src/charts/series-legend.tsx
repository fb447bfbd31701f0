import type { ChartData } from './chart-data.ts';
import type { ChartTheme } from './chart-theme.ts';
import { seriesColor, seriesStyle } from './options/shared.ts';
import type { SeriesStyle } from './side-by-side.ts';

/** Whose colour is whose, above a drawing with several series. In HTML, so that long names wrap instead of being cut. */
export function SeriesLegend({ data, theme, lines }: { data: ChartData; theme: ChartTheme; lines: boolean }) {
  return (
    <div className="series-legend" aria-hidden="true">
      {data.series.map(({ value, text }, at) => {
        const style = lines ? seriesStyle(data, theme, at) : null;
        return (
          <span key={String(value)}>
            {style === null ? <i style={{ background: seriesColor(data, theme, at) }} /> : <LineKey style={style} />}
            {text}
          </span>
        );
      })}
    </div>
  );
}

/** A piece of a line with its symbol. */
export function LineKey({ style: { color, symbol, line } }: { style: SeriesStyle }) {
  return (
    <svg className="line-key" width="22" height="10" viewBox="0 0 22 10" fill={color} aria-hidden="true">
      <line x1="0" y1="5" x2="22" y2="5" stroke={color} strokeWidth="2" strokeDasharray={DASHES[line]} />
      {line === 'solid' && SHAPES[symbol]}
    </svg>
  );
}

const DASHES = { solid: undefined, dashed: '6 3', dotted: '2 3' } as const;

const SHAPES = {
  circle: <circle cx="11" cy="5" r="4" />,
  diamond: <path d="M11 0 L16 5 L11 10 L6 5 Z" />,
  triangle: <path d="M11 0.5 L16 9.5 H6 Z" />,
  rect: <rect x="7" y="1" width="8" height="8" />,
} as const;
