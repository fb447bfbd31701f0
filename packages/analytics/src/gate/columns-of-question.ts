import type { Column, Query, QueryInput } from '@pellucid/contract';
import type { Model } from '../model/model.ts';
import { columnsOf } from '../plan/measures.ts';
import { NO_FACTS } from '../plan/plan.ts';
import { planQuery } from '../plan/plan-query.ts';
import { parseQuery } from './parse-query.ts';

/**
 * The columns of a question's answer, whoever asks it and of whatever data.
 *
 * @throws QueryRefused where nobody could ask it.
 */
export function columnsOfQuestion(question: QueryInput, model: Model): Column[] {
  return columnsOfQuery(parseQuery(question), model);
}

/** As `columnsOfQuestion`, of a question that is parsed. */
export function columnsOfQuery(query: Query, model: Model): Column[] {
  return columnsOf(planQuery(query, { model, facts: NO_FACTS, policyOf: () => ({ kind: 'all' }) }, { baseOnly: true }));
}
