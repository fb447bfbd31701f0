import type { TileKind } from '@pellucid/contract';

/** Kinds that are drawn by ECharts; the others are HTML. */
export type ChartKind = Exclude<TileKind, 'kpi' | 'table' | 'matrix'>;
