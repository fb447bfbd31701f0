import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ChatMessage } from '../messages/chat-message.ts';
import { ResultsTable } from '../results/results-table.tsx';

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
  const { tableHeaders, plotlyData } = message;
  const [shown, setShown] = useState<Shown>('both');
  const hasTable = tableHeaders.length > 0;
  if (!hasTable && plotlyData === null) return null;
  const hasBoth = hasTable && plotlyData !== null;
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
      {plotlyData !== null && shows('chart') && (
        <Suspense fallback={null}>
          <AnswerChart figure={plotlyData} />
        </Suspense>
      )}
    </>
  );
}
