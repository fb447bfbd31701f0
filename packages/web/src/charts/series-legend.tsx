import type { ChartData } from './chart-data.ts';
import type { ChartTheme } from './chart-theme.ts';
import { seriesColor } from './options/shared.ts';

/** Whose colour is whose, above a drawing with several series. In HTML, so that long names wrap instead of being cut. */
export function SeriesLegend({ data, theme }: { data: ChartData; theme: ChartTheme }) {
  return (
    <div className="series-legend" aria-hidden="true">
      {data.series.map(({ value, text }, at) => (
        <span key={String(value)}>
          <i style={{ background: seriesColor(data, theme, at) }} />
          {text}
        </span>
      ))}
    </div>
  );
}
