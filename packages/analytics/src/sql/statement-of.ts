import type { Plan } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';
import { groupsStatement } from './groups.ts';
import { recordsStatement } from './records.ts';
import type { Statement } from './statement.ts';

/** The statement that answers a plan. */
export function statementOf(plan: Plan, dialect: Dialect): Statement {
  const written = plan.shape === 'records' ? recordsStatement(plan, dialect) : groupsStatement(plan, dialect);
  const columns = [...plan.dimensions, ...plan.measures].map(({ name, type }) => ({ name, type }));
  return { ...written, columns };
}
