export type { Analytics, RowStream, RunOptions } from './gate/analytics.ts';
export { QueryRefused, type RefusalCode } from './gate/query-refused.ts';
export { isFree, type Scope } from './gate/scope.ts';
