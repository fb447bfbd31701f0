import { type Model, RECORDS_COLUMN, type Rollup, type Source, type Table, type Union } from '../model/model.ts';
import { chooseRollup } from './choose-rollup.ts';
import { columnsRead } from './columns-read.ts';
import { everyCondition } from './filters.ts';
import { mapAggregates } from './measures.ts';
import type { Aggregate, PlannedFilter, PlannedMeasure } from './plan.ts';
import type { Question } from './question.ts';

type Part = Union['parts'][number];

/** How a union answers a question where roll-ups stand in for the records of some of its parts. */
export interface UnionAnswer {
  readonly relation: Union;
  readonly measures: readonly PlannedMeasure[];
  readonly answeredBy: string;
}

/**
 * Records of several sources together, each read from the narrowest of its own roll-ups that could answer the question, else from
 * its table, where every row is one record. Undefined where no roll-up helps.
 */
export function chooseUnionRollups(source: Source, question: Question, model: Model): UnionAnswer | undefined {
  if (typeof source.table === 'string') return undefined;
  const used = columnsRead(question);
  const chosen = source.table.parts.map((part) => ({ part, rollup: rollupOf(part, question, used, model) }));
  if (!chosen.some(({ rollup }) => rollup)) return undefined;
  const columns = [...used, ...Object.keys(source.sums)];
  return {
    relation: { parts: chosen.map(({ part, rollup }) => readFrom(part, rollup, columns)) },
    measures: question.measures.flatMap((measure) => mapAggregates(measure, inSums) ?? []),
    answeredBy: chosen.map(({ part, rollup }) => rollup?.name ?? part.source).join(', '),
  };
}

/** Each record is one, and each row of a roll-up as many as were summed. */
function inSums(aggregate: Aggregate): Aggregate {
  if (aggregate.kind !== 'rows') return aggregate;
  return { kind: 'sum', column: RECORDS_COLUMN, ...(aggregate.where && { where: aggregate.where }) };
}

function rollupOf(part: Part, question: Question, used: ReadonlySet<string>, model: Model): Rollup | undefined {
  const source = model.sources.get(part.source);
  const isKind = (column: string): boolean => textOf(part, column) !== undefined;
  const isItsOwn = (column: string): boolean => {
    const read = part.columns[column];
    return isKind(column) || (read != null && 'column' in read && read.column === column);
  };
  if (!source || ![...used].every(isItsOwn)) return undefined;
  const without = (filters: readonly PlannedFilter[]) =>
    filters.filter((filter) => !everyCondition(filter, ({ column }) => isKind(column)));
  const figureOf = (one: Aggregate): Aggregate => (one.where ? { ...one, where: without(one.where) } : one);
  const ofPart: Question = {
    dimensions: question.dimensions.filter(({ column }) => !isKind(column)),
    where: without(question.where),
    measures: question.measures.map((measure) => mapAggregates(measure, figureOf) ?? measure),
  };
  return chooseRollup(source, source.rollups.filter(holdsAllRecords), ofPart, { isAdded: true })?.rollup;
}

/** Every record in one row, in the facts' own columns, and of its figures the sums alone. */
function holdsAllRecords({ where, top, columns, figures }: Rollup): boolean {
  return (
    where.length === 0 &&
    figures.length === 0 &&
    !top &&
    columns.every(({ memberOf, valuesOf }) => !memberOf && !valuesOf)
  );
}

function readFrom(part: Part, rollup: Rollup | undefined, columns: readonly string[]): Part {
  const kept = columns.map((column) => [column, part.columns[column] ?? null] as const);
  const records = rollup && !rollup.recordsBy ? { column: RECORDS_COLUMN } : { number: 1 };
  const table: Table = rollup?.relation ?? part.table;
  return { ...part, table, columns: { ...Object.fromEntries(kept), [RECORDS_COLUMN]: records } };
}

function textOf({ columns }: Part, column: string): string | undefined {
  const read = columns[column];
  return read && 'text' in read ? read.text : undefined;
}
