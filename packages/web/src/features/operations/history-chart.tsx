import { lazy, Suspense, useMemo } from 'react';
import { categorical } from '../../charts/chart-colors.ts';
import { chartThemeOf } from '../../charts/chart-theme.ts';
import { useColorMode } from '../../ui/color-mode.ts';
import type { HistoryLine } from './history-canvas.tsx';

const HistoryCanvas = lazy(() => import('./history-canvas.tsx').then((module) => ({ default: module.HistoryCanvas })));

interface HistoryChartProps {
  title: string;
  lines: readonly HistoryLine[];
  from: number;
  to: number;
  format: (value: number) => string;
  minExtent: number;
  unit?: 10 | 1024;
}

/** How something went over time, each line with its newest value. */
export function HistoryChart({ title, lines, from, to, format, minExtent, unit = 10 }: HistoryChartProps) {
  const mode = useColorMode();
  const theme = useMemo(() => chartThemeOf(mode), [mode]);
  return (
    <figure className="card history" aria-label={chartLabel(title, lines, format)}>
      <figcaption>
        <h3>{title}</h3>
        <ul className="history-legend">
          {lines.map(({ label, color, points }) => (
            <li key={label}>
              <i style={{ background: color < 0 ? 'var(--danger)' : categorical(theme, color) }} />
              {label} <b>{valueText(points.at(-1)?.[1] ?? null, format)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="history-frame">
        {lines.every(({ points }) => points.length === 0) ? (
          <p className="history-empty">The first figures come within ten seconds.</p>
        ) : (
          <Suspense fallback={null}>
            <HistoryCanvas
              lines={lines}
              from={from}
              to={to}
              theme={theme}
              format={format}
              minExtent={minExtent}
              unit={unit}
            />
          </Suspense>
        )}
      </div>
    </figure>
  );
}

function valueText(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value);
}

function chartLabel(title: string, lines: readonly HistoryLine[], format: (value: number) => string): string {
  const descriptions = lines.map(({ label, points }) => {
    const values = points.flatMap(([, value]) => (value === null ? [] : [value]));
    if (values.length === 0) return `${label}: nothing yet`;
    const now = valueText(points.at(-1)?.[1] ?? null, format);
    return `${label}: now ${now}, at most ${format(Math.max(...values))}`;
  });
  return `${title}. ${descriptions.join('. ')}`;
}
