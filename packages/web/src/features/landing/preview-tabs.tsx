import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { previewQuery } from '../../lib/previews.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';

const PreviewChart = lazy(() => import('./preview-chart.tsx').then((module) => ({ default: module.PreviewChart })));

/** The six free dashboards; a preview is the tile that its board names. */
const PREVIEWS = [
  { boardId: 'top-companies-by-spend', title: 'Top Companies by Spend' },
  { boardId: 'top-physicians-by-spend', title: 'Top Physicians by Spend' },
  { boardId: 'top-drugs-by-spend', title: 'Top Drugs by Spend' },
  { boardId: 'top-devices-by-spend', title: 'Top Devices by Spend' },
  { boardId: 'top-10-specialty-by-spend', title: 'Top 10 Specialty by Spend' },
  { boardId: 'general-spend-by-nop', title: 'General Spend by NoP' },
] as const;
type BoardId = (typeof PREVIEWS)[number]['boardId'];

/** The first tab is chosen this long after the page is there. */
const FIRST_TAB_MS = 200;

/** Live previews of the six free dashboards, one tab each. */
export function PreviewTabs() {
  const [chosen, setChosen] = useState<BoardId | null>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();

  useEffect(() => {
    const timer = setTimeout(() => setChosen((current) => current ?? PREVIEWS[0].boardId), FIRST_TAB_MS);
    return () => clearTimeout(timer);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };

  return (
    <section className="previews" id="previews" aria-labelledby="previews-title">
      <div className="section-head">
        <h2 id="previews-title">Where the money goes</h2>
        <p>Drawn from the data of this installation as you look at it.</p>
      </div>
      <div className="card previews-card">
        <div className="tabs" role="tablist" aria-label="Dashboards" ref={tabs} onKeyDown={onKeyDown}>
          {PREVIEWS.map(({ boardId, title }, index) => (
            <button
              key={boardId}
              type="button"
              role="tab"
              id={`tab-${boardId}`}
              aria-selected={chosen === boardId}
              aria-controls="preview-panel"
              tabIndex={chosen === boardId || (chosen === null && index === 0) ? 0 : -1}
              onClick={() => setChosen(boardId)}
              onPointerEnter={() => void queries.prefetchQuery(previewQuery(boardId))}
            >
              {title}
            </button>
          ))}
        </div>
        <div
          className="preview-panel"
          role="tabpanel"
          id="preview-panel"
          aria-labelledby={`tab-${chosen ?? PREVIEWS[0].boardId}`}
        >
          {chosen === null ? (
            <Loading label="Loading the preview" />
          ) : (
            <ErrorBoundary part="The preview" resetKey={chosen}>
              <Preview boardId={chosen} />
            </ErrorBoundary>
          )}
        </div>
      </div>
    </section>
  );
}

function Preview({ boardId }: { boardId: BoardId }) {
  const { data, isError, refetch } = useQuery(previewQuery(boardId));
  if (isError) {
    return (
      <div className="preview-message">
        <p>This preview is not available at the moment.</p>
        <button type="button" className="button" onClick={() => refetch()}>
          Try again
        </button>
      </div>
    );
  }
  if (data === undefined) return <Loading label="Loading the preview" />;
  if (data.result.rows.length === 0) {
    return <p className="preview-message">There is no data yet. The preview fills when the first file is imported.</p>;
  }
  return (
    <>
      <p className="preview-title">
        <strong>{data.title}</strong>
        {data.programYear !== null && <span>Program year {data.programYear}</span>}
      </p>
      <Suspense fallback={<Loading label="Loading the chart" />}>
        <PreviewChart preview={data} />
      </Suspense>
      <p className="preview-more">
        <span>Its dashboard has more views, filters, and every record behind each figure.</span>
        <Link className="button" to={paths.register}>
          Open it for free <ArrowIcon />
        </Link>
      </p>
    </>
  );
}

/** The tab that an arrow key, Home or End leads to. */
function neighbour(chosen: BoardId | null, key: string): BoardId | undefined {
  const last = PREVIEWS.length - 1;
  const at = PREVIEWS.findIndex(({ boardId }) => boardId === chosen);
  const to: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const index = to[key];
  return index === undefined ? undefined : PREVIEWS[index]?.boardId;
}
