import type { ChartData } from './chart-data.ts';
import type { ChartTheme } from './chart-theme.ts';
import { mapColorBins } from './options/map.ts';
import { tickText } from './values.ts';

/** What the colours of a map stand for: its steps, with the figure at each border. */
export function MapLegend({ data, theme }: { data: ChartData; theme: ChartTheme }) {
  const steps = mapColorBins(data, theme);
  const last = steps.at(-1);
  if (last === undefined) return null;
  return (
    <div className="map-legend" aria-hidden="true">
      {steps.map(({ from, color }) => (
        <span key={from}>
          <i style={{ background: color }} />
          {tickText(from, data.measure.type)}
        </span>
      ))}
      <b>{tickText(last.to, data.measure.type)}</b>
    </div>
  );
}
