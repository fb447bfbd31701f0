import type { Table } from '../model/model.ts';
import { everyCondition } from '../plan/filters.ts';
import { isAggregate, operandsOf } from '../plan/measures.ts';
import { isPlan, type Plan } from '../plan/plan.ts';

/** The tables that a plan reads, those of the questions within it included, and the source of each. */
export function tablesOf(plan: Plan): Map<string, string> {
  const own = plan.measures.flatMap((measure) =>
    operandsOf(measure).flatMap((operand) => (isAggregate(operand) ? (operand.where ?? []) : [])),
  );
  const tables = new Map(isPlan(plan.relation) ? tablesOf(plan.relation) : tablesIn(plan.relation, plan.source));
  for (const { bucketing } of plan.dimensions) {
    if (bucketing?.kind !== 'top') continue;
    for (const [table, source] of tablesOf(bucketing.members)) tables.set(table, source);
  }
  for (const { value } of plan.measures) {
    if (value.kind !== 'previous') continue;
    for (const [table, source] of tablesOf(value.plan)) tables.set(table, source);
  }
  for (const filter of [...plan.where, ...own]) {
    everyCondition(filter, ({ test }) => {
      if (test.kind === 'members') for (const [table, source] of tablesOf(test.plan)) tables.set(table, source);
      return true;
    });
  }
  return tables;
}

function tablesIn(table: Table, source: string): [string, string][] {
  return typeof table === 'string' ? [[table, source]] : table.parts.map((part) => [part.table, part.source]);
}
