import type { ChartData } from './chart-data.ts';
import type { Look } from './look.ts';
import { seriesColor } from './options/shared.ts';

/** Whose colour is whose, above a drawing with several series. In HTML, so that long names wrap instead of being cut. */
export function SeriesLegend({ data, look }: { data: ChartData; look: Look }) {
  return (
    <div className="series-legend" aria-hidden="true">
      {data.series.map(({ value, text }, at) => (
        <span key={String(value)}>
          <i style={{ background: seriesColor(data, look, at) }} />
          {text}
        </span>
      ))}
    </div>
  );
}
