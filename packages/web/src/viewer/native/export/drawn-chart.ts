import type { BoardOpening, BoardView } from '@pellucid/contract';
import { type ChartData, chartDataOf } from '../../../charts/chart-data.ts';
import type { ChartKind } from '../../../charts/chart-kind.ts';
import { chartLegend, type LegendEntry } from '../../../charts/chart-legend.ts';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import type { Drawing } from '../../../charts/draw-chart.ts';
import { besideYearBefore } from '../../../charts/last-year.ts';
import { markingOf } from '../../../charts/marking.ts';
import { itemsOffMap } from '../../../charts/options/map.ts';
import { type AnsweredTile, cutNote } from './tile-table.ts';

/** What is drawn, and what else of the board that takes. */
export interface ChartTile {
  readonly opening: BoardOpening;
  readonly view: BoardView;
  readonly answered: AnsweredTile;
}

/** A chart for a file: its drawing, what its colours stand for, and what it has no place for. */
export interface DrawnChart {
  readonly drawing: Drawing;
  readonly legend: readonly LegendEntry[];
  readonly notes: readonly string[];
}

/** The chart of a tile as a file shows it, at rest; null for tiles that are no charts. */
export function drawnChart({ opening, view, answered }: ChartTile, look: ChartTheme): DrawnChart | null {
  const { tile, result, compared, standing, sideBySide } = answered;
  if (tile.kind === 'kpi' || tile.kind === 'table' || tile.kind === 'matrix') return null;
  const theme = { ...look, reducedMotion: true };
  const told = chartDataOf(tile, opening.fields, result, compared, { standing, sideBySide });
  const data = besideYearBefore(told, result, compared);
  const marking = markingOf(view.marks.find((mark) => mark.tile === tile.id));
  const cut = cutNote(result);
  return {
    drawing: { kind: tile.kind, data, theme, marking },
    legend: chartLegend(tile.kind, data, theme),
    notes: [...notesOf(tile.kind, data), ...(cut === null ? [] : [cut])],
  };
}

function notesOf(kind: ChartKind, data: ChartData): string[] {
  const off = kind === 'map' ? itemsOffMap(data).map((item) => `${item.category.text} ${item.text}`) : [];
  const { length } = data.categories;
  return [
    ...(off.length > 0 ? [`Not on the map: ${off.join(' · ')}`] : []),
    ...(data.omittedCategories > 0 ? [`The ${length} largest of ${length + data.omittedCategories}`] : []),
  ];
}
