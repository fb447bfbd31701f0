import type { PlotlyFigure } from '@pellucid/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { count } from '../../../lib/format.ts';
import { useColorMode } from '../../../ui/color-mode.ts';
import { CHAT_TEXTS } from '../chat-texts.ts';
import { CHART_HEIGHTS, deviceOf, useWindowWidth } from '../use-device.ts';
import { drawnFigure, withReadableNames } from './figure.ts';
import { loadPlotly } from './load-plotly.ts';
import { drawnRows, readableFigure } from './readable-figure.ts';

type Fault = typeof CHAT_TEXTS.chartFailed | typeof CHAT_TEXTS.chartMissing;

interface AnswerChartProps {
  figure: PlotlyFigure;
  /** Rows of the table beside it, of which more may not be here. */
  rowCount: number;
  truncated: boolean;
}

/** The picture of an answer. The library that draws it comes with the first one. */
export function AnswerChart({ figure: whole, rowCount, truncated }: AnswerChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const mode = useColorMode();
  const width = useWindowWidth();
  const height = CHART_HEIGHTS[deviceOf(width)];
  const figure = useMemo(() => readableFigure(withReadableNames(whole), height), [whole, height]);
  const note = fault === null ? noteOf(drawnRows(figure), rowCount, truncated) : null;

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let isGone = false;
    setFault(null);
    void draw(element, figure, { mode, width, height }).then((result) => {
      if (!isGone) setFault(result);
    });
    return () => {
      isGone = true;
    };
  }, [figure, mode, width, height]);
  useEffect(() => forget(place.current), []);

  return (
    <div className="chat-chart">
      {fault !== null && (
        <p className="banner" role="status">
          {fault}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: it has buttons of its own, so it is no image, and no part of a form */}
      <div ref={place} style={{ height }} hidden={fault !== null} role="group" aria-label={labelOf(figure)} />
      {note !== null && <p className="chat-note">{note}</p>}
    </div>
  );
}

/** What the picture leaves to the table. */
function noteOf(drawn: number, rows: number, truncated: boolean): string | null {
  if (rows <= drawn) return null;
  if (truncated) return `${count(drawn)} of the first ${count(rows)} rows are drawn.`;
  return `${count(drawn)} of ${count(rows)} rows are drawn; the table has all.`;
}

interface Look {
  mode: Parameters<typeof chartThemeOf>[0];
  width: number;
  height: number;
}

/** Draws a figure, or says why it is not drawn. */
async function draw(element: HTMLElement, figure: PlotlyFigure, { mode, width, height }: Look): Promise<Fault | null> {
  const plotly = await loadPlotly();
  if (plotly === null) return CHAT_TEXTS.chartMissing;
  try {
    const { data, layout } = drawnFigure(figure, chartThemeOf(mode), deviceOf(width) === 'mobile' ? 'narrow' : 'wide');
    const size = { width: element.clientWidth, height };
    await plotly.react(element, data, { ...layout, ...size }, configFor(width));
    return null;
  } catch {
    return CHAT_TEXTS.chartFailed;
  }
}

function configFor(width: number) {
  return {
    displaylogo: false,
    displayModeBar: deviceOf(width) === 'mobile' ? false : 'hover',
    modeBarButtons: [['toImage']],
    showTips: false,
  };
}

/** What a drawing keeps outside of its element goes with it. */
function forget(element: HTMLElement | null) {
  return () => {
    if (element !== null) void loadPlotly().then((plotly) => plotly?.purge(element));
  };
}

function labelOf({ layout: { title } }: PlotlyFigure): string {
  const text = typeof title === 'object' && title !== null && 'text' in title ? title.text : title;
  return `Chart: ${typeof text === 'string' && text !== '' ? text : 'the results'}`;
}
