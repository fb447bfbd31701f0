import type { Rollup, RollupColumn, Source, Top } from '../model/model.ts';
import { columnsRead } from './columns-read.ts';
import { planCondition } from './conditions.ts';
import { everyCondition, isPlannedCondition } from './filters.ts';
import { mapAggregates } from './measures.ts';
import { overMemberRows } from './member-rows.ts';
import type { Aggregate, PlannedCondition, PlannedDimension, PlannedFilter } from './plan.ts';
import type { Question } from './question.ts';
import { canFilter, canTest, columnOf, isBoundOf, isOneBand, keeps } from './rollup-columns.ts';
import { aggregateFrom } from './rollup-figures.ts';
import { overValueColumns } from './value-columns.ts';

/** How a table answers a question: the same question in the table's own columns. */
export interface Answer extends Question {
  readonly rollup: Rollup;
  /** Each row of the roll-up is one group of the question. */
  readonly grouped: boolean;
}

interface AnswerOptions {
  /** The rows are added to others: no row is a group by itself. */
  isAdded?: boolean;
}

/** The first of the roll-ups, which the model orders narrowest first, that can answer. */
export function chooseRollup(
  source: Source,
  rollups: readonly Rollup[],
  question: Question,
  options: AnswerOptions = {},
): Answer | undefined {
  for (const rollup of rollups) {
    const answer = answerFrom(source, rollup, question, options);
    if (answer) return answer;
  }
  return undefined;
}

const plannedWhere = new WeakMap<Rollup, readonly PlannedCondition[]>();

/** The conditions of a roll-up's own `where`, checked once for each loaded model. */
export function ownConditions(source: Source, rollup: Rollup): readonly PlannedCondition[] {
  const known = plannedWhere.get(rollup);
  if (known) return known;
  const where = planWhere(source, rollup);
  plannedWhere.set(rollup, where);
  return where;
}

function planWhere(source: Source, { name, where }: Rollup): PlannedCondition[] {
  return where.map((condition, index) => {
    const dimension = source.dimensions.get(condition.field);
    if (!dimension) throw new Error(`Roll-up ${name} asks for ${condition.field}, which ${source.name} does not have`);
    return planCondition(condition, dimension, `where[${index}]`);
  });
}

function answerFrom(
  source: Source,
  rollup: Rollup,
  asked: Question,
  { isAdded = false }: AnswerOptions,
): Answer | undefined {
  if (rollup.sortedBy !== undefined && !chooses(asked.where, rollup.sortedBy)) return undefined;
  if (rollup.recordsBy) return recordsAnswer(rollup, asked);
  const own = withoutOwn(source, rollup, asked.where);
  const ofMembers = own && overMemberRows(rollup, { ...asked, where: own });
  const question = ofMembers && overValueColumns(rollup, ofMembers);
  if (!question?.where.every((filter) => canFilter(rollup, filter))) return undefined;

  const { where } = question;
  const dimensions: PlannedDimension[] = [];
  for (const dimension of question.dimensions) {
    const column = columnOf(rollup, dimension.column);
    if (!column || !canGroup(rollup, dimension)) return undefined;
    dimensions.push({ ...dimension, unique: isUnique(column, dimension, question) });
  }
  const grouped =
    !isAdded &&
    rollup.columns.every(
      (column) =>
        isPinned(column, where) || dimensions.some((d) => d.column === column.column && d.unique && isWhole(column, d)),
    );
  const answer = (rowsAreGroups: boolean): Answer | undefined => {
    const figure = (aggregate: Aggregate) => aggregateFrom({ source, rollup, where }, aggregate, rowsAreGroups);
    const measures = question.measures.map((measure) => mapAggregates(measure, figure));
    return measures.every((measure) => measure !== undefined)
      ? { rollup, dimensions, where, measures, grouped: rowsAreGroups }
      : undefined;
  };
  const single = grouped ? answer(true) : undefined;
  if (rollup.top) return single && wantsTop(rollup, rollup.top, where, single, question.head) ? single : undefined;
  return single ?? answer(false);
}

/** Whether filters choose some values of a column, which then lie beside one another where rows are sorted by it. */
function chooses(where: readonly PlannedFilter[], column: string): boolean {
  return where.filter(isPlannedCondition).some(({ column: filtered, lookup, part, test }) => {
    if (filtered !== column || part || lookup?.bridge) return false;
    return test.kind === 'in' && !test.negated && test.values.length > 0;
  });
}

/** Records that are only sorted otherwise answer as their table does. */
function recordsAnswer(rollup: Rollup, { dimensions, where, measures }: Question): Answer | undefined {
  const read = columnsRead({ dimensions, where, measures });
  if (![...read].every((name) => columnOf(rollup, name))) return undefined;
  return { rollup, dimensions, where, measures, grouped: false };
}

/**
 * What is left to ask where a roll-up holds only rows that satisfy its own conditions; undefined when they are not asked. Own
 * conditions on members of a list that is kept are asked again: they say which members are grouped and counted.
 */
function withoutOwn(
  source: Source,
  rollup: Rollup,
  asked: readonly PlannedFilter[],
): readonly PlannedFilter[] | undefined {
  if (rollup.where.length === 0) return asked;
  const own = ownConditions(source, rollup);
  const isAskedAgain = ({ column, lookup }: PlannedCondition): boolean =>
    lookup?.bridge !== undefined && columnOf(rollup, column) !== undefined;
  const isOwn = (filter: PlannedFilter): boolean =>
    own.some((candidate) => !isAskedAgain(candidate) && sameFilter(candidate, filter));
  const all = own.every((condition) => asked.some((candidate) => sameFilter(candidate, condition)));
  return all ? asked.filter((filter) => !isOwn(filter)) : undefined;
}

function sameFilter(one: PlannedFilter, other: PlannedFilter): boolean {
  return textOf(one) === textOf(other);
}

const filterTexts = new WeakMap<PlannedFilter, string>();

/** Plans are plain data in one order of keys, so that their texts can be compared; dozens of roll-ups ask for each. */
function textOf(filter: PlannedFilter): string {
  const known = filterTexts.get(filter);
  if (known !== undefined) return known;
  const text = JSON.stringify(filter);
  filterTexts.set(filter, text);
  return text;
}

function canGroup(rollup: Rollup, dimension: PlannedDimension): boolean {
  const { bucketing, lookup } = dimension;
  const column = columnOf(rollup, dimension.column);
  if (!column) return false;
  if (bucketing?.kind === 'bands' && column.bands) return bucketing.bounds.every(isBoundOf(column));
  if (bucketing?.kind === 'groups') return bucketing.groups.every(({ condition }) => canTest(rollup, condition));
  if (bucketing?.kind === 'top') {
    // Rows find their first value by what it is within, also where this is not grouped by.
    const isFound = bucketing.within.every((one) => canGroup(rollup, one));
    return isFound && keeps(column, bucketing.lookup?.attribute);
  }
  if (bucketing?.kind === 'part') return !column.monthly || bucketing.part !== 'dayOfWeek';
  return !column.bands && keeps(column, lookup?.attribute) && keepsGrain(column, dimension);
}

function keepsGrain({ monthly }: RollupColumn, { grain }: PlannedDimension): boolean {
  return !monthly || grain === 'month' || grain === 'quarter' || grain === 'year';
}

/** Grouping by the column is grouping by the label: it is so in the facts, or the roll-up has one key for each label. */
function isUnique(
  { labels }: RollupColumn,
  dimension: PlannedDimension,
  { dimensions, where }: Pick<Question, 'dimensions' | 'where'>,
): boolean {
  if (labels === undefined) return dimension.unique;
  if (dimension.lookup?.bridge && !dimension.set) return false;
  const single = where.filter(isPlannedCondition).filter(isSingleValue);
  const told = [...dimensions, ...single].flatMap(({ column, lookup }) =>
    lookup && column === dimension.column ? [lookup.attribute] : [],
  );
  return dimension.unique || labels.attributes.every((attribute) => told.includes(attribute));
}

function isSingleValue({ lookup, part, test }: PlannedCondition): boolean {
  if (part || lookup?.bridge || test.kind !== 'in' || test.negated) return false;
  return test.values.length + (test.empty ? 1 : 0) === 1;
}

/** The dimension is the column as it is, not a longer period or a group of values. */
function isWhole({ monthly }: RollupColumn, { grain, bucketing }: PlannedDimension): boolean {
  if (bucketing) return false;
  return monthly ? grain === 'month' : grain === undefined || grain === 'day';
}

/** Conditions leave a single value of the column. */
function isPinned({ column, labels, bands }: RollupColumn, where: readonly PlannedFilter[]): boolean {
  const conditions = where.filter(isPlannedCondition);
  if (bands)
    return isOneBand(
      bands,
      conditions.flatMap((one) => (one.column === column ? [one.test] : [])),
    );
  return conditions.filter(isSingleValue).some(({ column: filtered, lookup }) => {
    if (filtered !== column) return false;
    return lookup ? labels?.attributes.length === 1 && labels.attributes[0] === lookup.attribute : true;
  });
}

/** No row is asked for that a roll-up of largest rows left out: one of its lists, sorted as it is, and no further. */
function wantsTop(
  { columns }: Rollup,
  { orders, keep }: Top,
  where: readonly PlannedFilter[],
  { measures }: Question,
  head: Question['head'],
): boolean {
  if (!head || head.rows > keep) return false;
  const falls = (figure: string, place: number): boolean => {
    const term = head.order[place];
    const value = measures.find(({ name }) => name === term?.field)?.value;
    return term?.descending === true && value?.kind === 'sum' && value.column === figure;
  };
  return (
    orders.some((figures) => figures.every(falls)) &&
    columns.slice(0, -1).every((column) => isPinned(column, where)) &&
    where.every((filter) => everyCondition(filter, ({ column }) => column !== columns.at(-1)?.column))
  );
}
