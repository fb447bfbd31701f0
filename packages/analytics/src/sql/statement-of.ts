import { columnsOf } from '../plan/measures.ts';
import type { Plan } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';
import { groupsStatement } from './groups.ts';
import { recordsStatement } from './records.ts';
import type { Statement } from './statement.ts';

/** The statement that answers a plan. */
export function statementOf(plan: Plan, dialect: Dialect): Statement {
  const written = plan.shape === 'records' ? recordsStatement(plan, dialect) : groupsStatement(plan, dialect);
  if (plan.counted) {
    const text = `SELECT ${dialect.wire('count', 'count(*)')} AS rows\nFROM (\n${written.text}\n) answer`;
    return { ...written, text, columns: [{ name: 'rows', type: 'count' }] };
  }
  return { ...written, columns: columnsOf(plan) };
}
