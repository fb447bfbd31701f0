import type { PlotlyFigure } from '@pellucid/contract';
import { Segmented } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ChatMessage } from '../messages/chat-message.ts';
import { CHART_KINDS, type ChartKind, kindOf, kindsFor, withKind } from '../results/chart-kinds.ts';
import { withReadableNames } from '../results/figure.ts';
import { ResultsTable } from '../results/results-table.tsx';
import '../results/results.css';

const AnswerChart = lazy(() =>
  import('../results/answer-chart.tsx').then((module) => ({ default: module.AnswerChart })),
);

const SHOWN = [
  { value: 'both', label: 'Table and chart' },
  { value: 'table', label: 'Table' },
  { value: 'chart', label: 'Chart' },
] as const;
type Shown = (typeof SHOWN)[number]['value'];

/** The table and the chart of an answer; where there are both, the person may keep one. */
export function Figures({ message }: { message: ChatMessage }) {
  const { tableHeaders, plotlyData, rowCount } = message;
  const [shown, setShown] = useState<Shown>('both');
  const hasTable = tableHeaders.length > 0;
  const hasBoth = hasTable && plotlyData !== null;
  const figure = useMemo(() => plotlyData && withReadableNames(plotlyData), [plotlyData]);
  if (!hasTable && plotlyData === null) return null;
  const shows = (part: Shown) => !hasBoth || shown === 'both' || shown === part;
  return (
    <>
      {hasBoth && (
        <Segmented<Shown>
          className="chat-shown"
          size="small"
          aria-label="What is shown of the results"
          options={[...SHOWN]}
          value={shown}
          onChange={setShown}
        />
      )}
      {hasTable && shows('table') && <ResultsTable message={message} />}
      {figure !== null && shows('chart') && <Chart figure={figure} rowCount={rowCount} truncated={message.truncated} />}
    </>
  );
}

/** The chart, as one of the kinds that its figures can be shown as. */
function Chart({ figure, ...rows }: { figure: PlotlyFigure; rowCount: number; truncated: boolean }) {
  const [chosen, choose] = useState<ChartKind | null>(null);
  const kinds = useMemo(() => kindsFor(figure), [figure]);
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : kindOf(figure);
  // The same object for the same kind: a chart is drawn again when its figure is another.
  const drawn = useMemo(() => (kind === null ? figure : withKind(figure, kind)), [figure, kind]);
  return (
    <>
      {kind !== null && kinds.length > 1 && (
        <Segmented<ChartKind>
          className="chat-shown"
          size="small"
          aria-label="Kind of chart"
          options={kinds.map((value) => ({ value, label: CHART_KINDS[value] }))}
          value={kind}
          onChange={choose}
        />
      )}
      <Suspense fallback={null}>
        <AnswerChart figure={drawn} {...rows} />
      </Suspense>
    </>
  );
}
