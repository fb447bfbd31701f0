export { refreshRollups } from './engines/duckdb/rollups.ts';
export type { Analytics, RowStream, RunOptions } from './gate/analytics.ts';
export { type AnalyticsOptions, createAnalytics } from './gate/create-analytics.ts';
export { QueryRefused, type RefusalCode } from './gate/query-refused.ts';
export { isFree, type Scope } from './gate/scope.ts';
export { loadModel } from './model/load-model.ts';
export type { Model } from './model/model.ts';
export { ModelError } from './model/strict-yaml.ts';
