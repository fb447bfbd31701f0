import type { ChartData } from './chart-data.ts';
import type { Look } from './look.ts';
import { stepsOfMap } from './options/map.ts';
import { tickText } from './values.ts';

/** What the colours of a map stand for: its steps, with the figure at each border. */
export function MapScale({ data, look }: { data: ChartData; look: Look }) {
  const steps = stepsOfMap(data, look);
  const last = steps.at(-1);
  if (last === undefined) return null;
  return (
    <div className="map-scale" aria-hidden="true">
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
