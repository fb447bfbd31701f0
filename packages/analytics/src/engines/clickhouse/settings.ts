import type { ClickHouseSettings } from '@clickhouse/client';

/** Under which every question is answered: what the dialect's statements mean depends on these. */
export const ANSWER_SETTINGS: ClickHouseSettings = {
  // Empty values stay empty, as the language of questions has them.
  join_use_nulls: 1,
  cast_keep_nullable: 1,
  transform_null_in: 0,
  // Periods of dates before 1970.
  enable_extended_results_for_datetime_functions: 1,
  // A question may name some thousand values.
  max_query_size: '16777216',
  // Over a cluster: members of another answer are gathered from every shard, and an answer without one of them is none.
  distributed_product_mode: 'global',
  skip_unavailable_shards: 0,
  // Pushed into the parts of a union, a condition on these members would find them in one part and nobody in the others.
  allow_push_predicate_ast_for_distributed_subqueries: 0,
  // Only reading statements end on the server when their caller hangs up.
  readonly: '2',
  cancel_http_readonly_queries_on_client_close: 1,
};
