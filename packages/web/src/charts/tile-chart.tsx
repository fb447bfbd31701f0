import type { Compared, FieldInfo, Mark, QueryResult, SideBySide, Standing, Tile } from '@pellucid/contract';
import { type CSSProperties, useMemo } from 'react';
import { chartDataOf } from './chart-data.ts';
import { InteractiveChart } from './interactive-chart.tsx';
import { KpiFigure } from './kpi-figure.tsx';
import { besideYearBefore } from './last-year.ts';
import { type MarkHandlers, markingOf } from './marking.ts';
import { itemsOffMap } from './options/map.ts';
import { ResultTable } from './result-table.tsx';
import './charts.css';

export interface TileChartProps extends MarkHandlers {
  tile: Tile;
  fields: readonly FieldInfo[];
  result: QueryResult;
  /** What it was in the year before. */
  compared?: Compared | undefined;
  /** The years that a card is of. */
  period?: string | null | undefined;
  /** Which value stands out, where the tile ranks. */
  standing?: Standing | undefined;
  /** Whose figures stand side by side. */
  sideBySide?: SideBySide | undefined;
  /** The marks of the view; those made in this tile are highlighted. */
  marks?: readonly Mark[];
  /** CSS pixels; without it the chart fills its parent. */
  height?: number;
  /** Shows the rows instead of the drawing. */
  asTable?: boolean;
}

/** The picture of a tile: draws a query result as the tile's kind says. */
export function TileChart(props: TileChartProps) {
  const { tile, fields, result, compared, period, standing, sideBySide, marks, height, asTable = false } = props;
  const { onMark, onMarkRange, onMenu } = props;
  const data = useMemo(
    () => besideYearBefore(chartDataOf(tile, fields, result, compared, { standing, sideBySide }), result, compared),
    [tile, fields, result, compared, standing, sideBySide],
  );
  const own = marks?.find((mark) => mark.tile === tile.id);
  const marking = useMemo(() => markingOf(own), [own]);
  const elsewhere = useMemo(() => (tile.kind === 'map' ? itemsOffMap(data) : []), [tile.kind, data]);
  const style: CSSProperties = height === undefined ? {} : { height };

  return (
    <div className="tile-chart" style={style}>
      {asTable || tile.kind === 'table' || tile.kind === 'matrix' ? (
        <ResultTable {...{ tile, fields, result, compared, sideBySide, marking, onMark, onMenu }} />
      ) : tile.kind === 'kpi' ? (
        <KpiFigure {...{ tile, fields, result, compared, period }} />
      ) : (
        <InteractiveChart {...{ tile, data, marking, onMark, onMarkRange, onMenu }} kind={tile.kind} />
      )}
      {elsewhere.length > 0 && !asTable && (
        <p className="chart-footnote">
          Not on the map: {elsewhere.map((item) => `${item.category.text} ${item.text}`).join(' · ')}
        </p>
      )}
      {data.omittedCategories > 0 && !asTable && (
        <p className="chart-footnote">
          The {data.categories.length} largest of {data.categories.length + data.omittedCategories}; “View as table” has
          them all.
        </p>
      )}
    </div>
  );
}
