import type { Table } from '../model/model.ts';
import { everyCondition } from '../plan/filters.ts';
import { isAggregate, operandsOf } from '../plan/measures.ts';
import { isPlan, type Plan } from '../plan/plan.ts';

/** A plan and those of the questions within it. */
export function plansOf(plan: Plan): Plan[] {
  const own = plan.measures.flatMap((measure) =>
    operandsOf(measure).flatMap((operand) => (isAggregate(operand) ? (operand.where ?? []) : [])),
  );
  const within = isPlan(plan.relation) ? [plan.relation] : [];
  for (const { bucketing } of plan.dimensions) if (bucketing?.kind === 'top') within.push(bucketing.members);
  for (const { value } of plan.measures) if (value.kind === 'previous') within.push(value.plan);
  for (const filter of [...plan.where, ...own]) {
    everyCondition(filter, ({ test }) => {
      if (test.kind === 'members') within.push(test.plan);
      return true;
    });
  }
  return [plan, ...within.flatMap(plansOf)];
}

/** The tables that a plan reads, those of the questions within it included, and the source of each. */
export function tablesOf(plan: Plan): Map<string, string> {
  return new Map(plansOf(plan).flatMap(({ relation, source }) => (isPlan(relation) ? [] : tablesIn(relation, source))));
}

function tablesIn(table: Table, source: string): [string, string][] {
  return typeof table === 'string' ? [[table, source]] : table.parts.map((part) => [part.table, part.source]);
}
