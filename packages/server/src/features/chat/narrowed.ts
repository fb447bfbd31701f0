import { type Model, wordsOfFilter } from '@pellucid/analytics';
import {
  type Condition,
  conditionsIn,
  type Filter,
  isCondition,
  isMembership,
  Query,
  type QueryInput,
} from '@pellucid/contract';
import type { BoardCondition, BoardContext } from './board-context.ts';

/** A question with the conditions that hold beside its own. */
export interface Narrowed {
  readonly query: QueryInput;
  /** Those of the board that hold. */
  readonly conditions: readonly BoardCondition[];
  /** Why others do not, a sentence each. */
  readonly notes: readonly string[];
}

/** What is asked of records beside a question. */
export interface Beside {
  readonly filters: readonly Filter[];
  readonly board: BoardContext | undefined;
}

/**
 * A question within what a board shows. What the question names itself stands in place of the board's: who asks for 2022 on a board of
 * 2024 means 2022. What records of the question's source do not have cannot hold for them. Both are told.
 */
export function narrowed(question: QueryInput, { filters, board }: Beside, model: Model): Narrowed {
  const query = Query.parse(question);
  const notes: string[] = [];
  const named = namedBy(query);
  const conditions = (board?.conditions ?? []).filter(({ filter }) => {
    const fields = fieldsOf(filter);
    const words = () => wordsOfFilter(filter, board?.source ?? query.source, model);
    const source = model.sources.get(query.source);
    const isOfSource = query.source === board?.source || !conditionsAre(filter, isMembership);
    if (!isOfSource || !fields.every((field) => source?.dimensions.has(field))) {
      const kind = source?.label ?? query.source;
      notes.push(`${kind} have no such field, so this of the dashboard does not hold: ${words()}.`);
      return false;
    }
    const isReplaced = fields.some((field) => named.some((other) => isOneSubject(field, other)));
    if (isReplaced) notes.push(`In place of this of the dashboard the question names its own: ${words()}.`);
    return !isReplaced;
  });
  const where = [...filters, ...conditions.map(({ filter }) => filter)];
  return { query: where.length === 0 ? question : withFilters(question, where), conditions, notes };
}

/** Conditions on records: where a question is asked over another, they are of the records of that one. */
function withFilters(query: QueryInput, filters: readonly Filter[]): QueryInput {
  if (query.from) return { ...query, from: { ...query.from, where: [...(query.from.where ?? []), ...filters] } };
  return { ...query, where: [...(query.where ?? []), ...filters] };
}

/** Fields by which the same thing is meant. */
const SUBJECTS: readonly (readonly string[])[] = [
  ['program_year', 'date'],
  ['company', 'company_id', 'company_family'],
  ['recipient', 'recipient_id', 'recipient_npi'],
  ['specialty', 'specialty_group', 'specialty_classification'],
];

function isOneSubject(one: string, other: string): boolean {
  return one === other || SUBJECTS.some((fields) => fields.includes(one) && fields.includes(other));
}

const TIMES: readonly string[] = ['program_year', 'date'];
const NAMING: readonly Condition['op'][] = ['eq', 'in', 'contains', 'startsWith'];

/** The fields that a question says itself: which time, or by name which value. What it leaves out narrows the board further. */
function namedBy({ where, from, measures }: Query): string[] {
  const all = [...where, ...(from?.where ?? []), ...[...measures, ...(from?.measures ?? [])].flatMap(ownFilters)];
  const conditions = conditionsIn(all.filter((filter) => !('not' in filter)));
  return conditions.filter(({ field, op }) => TIMES.includes(field) || NAMING.includes(op)).map(({ field }) => field);
}

function ownFilters(measure: Query['measures'][number]): Filter[] {
  return typeof measure === 'object' && 'where' in measure ? (measure.where ?? []) : [];
}

/** The fields of records that a filter looks at. */
function fieldsOf(filter: Filter): string[] {
  if (isMembership(filter) || isCondition(filter)) return [filter.field];
  return ('all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not]).flatMap(fieldsOf);
}

/** Whether a filter, or one of those that it joins, is of a kind. */
function conditionsAre(filter: Filter, is: (one: Filter) => boolean): boolean {
  if (is(filter)) return true;
  if (isMembership(filter) || isCondition(filter)) return false;
  return ('all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not]).some((one) =>
    conditionsAre(one, is),
  );
}
