import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { previewQuery } from '../../lib/previews.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';

const TileChart = lazy(() => import('../../charts/tile-chart.tsx').then((module) => ({ default: module.TileChart })));

const BOARD = 'general-spend-by-nop';

/** What the industry spends on each nature, drawn from the data of this installation. */
export function SpendByNature() {
  const { data, isPending } = useQuery(previewQuery(BOARD));
  if (isPending) return <Loading label="Loading the chart" />;
  if (data === undefined) return null;
  return (
    <figure className="card nature-chart">
      <figcaption>
        Industry spend by nature of payment{data.programYear === null ? '' : `, program year ${data.programYear}`}
      </figcaption>
      <ErrorBoundary part="The chart">
        <Suspense fallback={<Loading label="Loading the chart" />}>
          <TileChart tile={data.tile} fields={data.fields} result={data.result} height={320} />
        </Suspense>
      </ErrorBoundary>
    </figure>
  );
}
