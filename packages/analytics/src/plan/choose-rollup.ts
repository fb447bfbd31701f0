import type { Measure, Rollup, RollupColumn, Source, Top } from '../model/model.ts';
import { RECORDS_COLUMN } from '../model/model.ts';
import { planCondition } from './conditions.ts';
import type { Aggregate, PlannedCondition, PlannedDimension, PlannedMeasure, PlannedOrder, RangeEnd } from './plan.ts';

/** What a question needs of a table. */
export interface Question {
  readonly dimensions: readonly PlannedDimension[];
  readonly where: readonly PlannedCondition[];
  readonly measures: readonly PlannedMeasure[];
  /** Where no more than the head of the answer is wanted: its order, and the number of rows from the first. */
  readonly head?: { readonly order: readonly PlannedOrder[]; readonly rows: number };
}

/** How a table answers a question: the same question in the table's own columns. */
export interface Answer extends Question {
  readonly rollup: Rollup;
  /** Each row of the roll-up is one group of the question. */
  readonly grouped: boolean;
}

/** The first of the roll-ups, which the model orders narrowest first, that can answer. */
export function chooseRollup(source: Source, rollups: readonly Rollup[], question: Question): Answer | undefined {
  for (const rollup of rollups) {
    const answer = answerFrom(source, rollup, question);
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
    return planCondition(condition, dimension, index);
  });
}

function answerFrom(source: Source, rollup: Rollup, question: Question): Answer | undefined {
  const where = withoutOwn(source, rollup, question.where);
  if (!where?.every((condition) => canTest(rollup, condition))) return undefined;

  const dimensions: PlannedDimension[] = [];
  for (const dimension of question.dimensions) {
    const column = columnOf(rollup, dimension.column);
    if (!column || !keeps(column, dimension.lookup?.attribute) || !keepsGrain(column, dimension)) return undefined;
    dimensions.push({ ...dimension, unique: isUnique(column, dimension, question.dimensions) });
  }

  const grouped = rollup.columns.every(
    (column) =>
      isPinned(column, where) || dimensions.some((d) => d.column === column.column && d.unique && isWhole(column, d)),
  );
  const answer = (rowsAreGroups: boolean): Answer | undefined => {
    const measures = question.measures.map((measure) => measureFrom(rollup, measure, rowsAreGroups));
    return measures.every((measure) => measure !== undefined)
      ? { rollup, dimensions, where, measures, grouped: rowsAreGroups }
      : undefined;
  };
  const single = grouped ? answer(true) : undefined;
  if (rollup.top) return single && wantsTop(rollup, rollup.top, where, single, question.head) ? single : undefined;
  return single?.measures.every(({ value }) => value.kind === 'sum' || value.kind === 'ratio') ? single : answer(false);
}

/** What is left to ask where a roll-up holds only rows that satisfy its own conditions; undefined when they are not asked. */
function withoutOwn(
  source: Source,
  rollup: Rollup,
  asked: readonly PlannedCondition[],
): readonly PlannedCondition[] | undefined {
  if (rollup.where.length === 0) return asked;
  const own = ownConditions(source, rollup);
  const isOwn = (condition: PlannedCondition): boolean => own.some((candidate) => sameCondition(candidate, condition));
  const all = own.every((condition) => asked.some((candidate) => sameCondition(candidate, condition)));
  return all ? asked.filter((condition) => !isOwn(condition)) : undefined;
}

function sameCondition(one: PlannedCondition, other: PlannedCondition): boolean {
  return one.column === other.column && textOf(one) === textOf(other);
}

const conditionTexts = new WeakMap<PlannedCondition, string>();

/** Plans are plain data in one order of keys, so that their texts can be compared; dozens of roll-ups ask for each. */
function textOf(condition: PlannedCondition): string {
  const known = conditionTexts.get(condition);
  if (known !== undefined) return known;
  const text = JSON.stringify(condition);
  conditionTexts.set(condition, text);
  return text;
}

function columnOf(rollup: Rollup, name: string): RollupColumn | undefined {
  return rollup.columns.find(({ column }) => column === name);
}

/** Whether a column still tells the values of an attribute apart; without an attribute, its own values. */
function keeps({ labels }: RollupColumn, attribute: string | undefined): boolean {
  return labels === undefined || (attribute !== undefined && labels.attributes.includes(attribute));
}

function keepsGrain({ monthly }: RollupColumn, { grain }: PlannedDimension): boolean {
  return !monthly || grain === 'month' || grain === 'quarter' || grain === 'year';
}

/** Grouping by the column is grouping by the label: it is so in the facts, or the roll-up has one key for each label. */
function isUnique({ labels }: RollupColumn, dimension: PlannedDimension, all: readonly PlannedDimension[]): boolean {
  if (labels === undefined) return dimension.unique;
  const asked = all.flatMap(({ column, lookup }) => (lookup && column === dimension.column ? [lookup.attribute] : []));
  return dimension.unique || labels.attributes.every((attribute) => asked.includes(attribute));
}

/** The dimension is the column as it is, not a longer period. */
function isWhole({ monthly }: RollupColumn, { grain }: PlannedDimension): boolean {
  return monthly ? grain === 'month' : grain === undefined || grain === 'day';
}

/** A condition leaves a single value of the column. */
function isPinned({ column, labels }: RollupColumn, where: readonly PlannedCondition[]): boolean {
  return where.some(({ column: filtered, lookup, test }) => {
    if (filtered !== column || test.kind !== 'in' || test.negated) return false;
    const single = test.values.length + (test.empty ? 1 : 0) === 1;
    return single && (lookup ? labels?.attributes.length === 1 && labels.attributes[0] === lookup.attribute : true);
  });
}

function canTest(rollup: Rollup, { column: name, lookup, test }: PlannedCondition): boolean {
  const column = columnOf(rollup, name);
  return column !== undefined && keeps(column, lookup?.attribute) && (!column.monthly || wholeMonths(test));
}

/** A condition on dates says the same of the first of the month as of its days when its ends fall between months. */
function wholeMonths(test: PlannedCondition['test']): boolean {
  if (test.kind === 'contains') return false;
  if (test.kind === 'in') return test.values.length === 0;
  return startsMonth(test.from, true) && startsMonth(test.to, false);
}

function startsMonth(end: RangeEnd | undefined, inclusive: boolean): boolean {
  if (!end) return true;
  if (end.inclusive === inclusive) return end.value.text.endsWith('-01');
  const next = new Date(`${end.value.text}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
}

function measureFrom(rollup: Rollup, measure: PlannedMeasure, grouped: boolean): PlannedMeasure | undefined {
  const { value } = measure;
  if (value.kind === 'ratio') {
    const [of, per] = [aggregateFrom(rollup, value.of), aggregateFrom(rollup, value.per)];
    return of && per ? { ...measure, value: { kind: 'ratio', of, per } } : undefined;
  }
  if (value.kind === 'distinct' && grouped && rollup.counts.includes(measure.name)) {
    return { ...measure, value: { kind: 'sum', column: measure.name } };
  }
  const here = aggregateFrom(rollup, value);
  return here && { ...measure, value: here };
}

/** No row is asked for that a roll-up of largest rows left out: one of its lists, sorted as it is, and no further. */
function wantsTop(
  { columns }: Rollup,
  { orders, keep }: Top,
  where: readonly PlannedCondition[],
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
    where.every(({ column }) => column !== columns.at(-1)?.column)
  );
}

/** Sums add up, and so do distinct values where the counted key itself is still there; a median does not. */
function aggregateFrom(rollup: Rollup, aggregate: Aggregate): Aggregate | undefined {
  if (aggregate.kind === 'rows') return { kind: 'sum', column: RECORDS_COLUMN };
  if (aggregate.kind === 'sum') return aggregate;
  if (aggregate.kind === 'median') return undefined;
  const column = columnOf(rollup, aggregate.column);
  if (!column || !keeps(column, aggregate.lookup?.attribute)) return undefined;
  return { ...aggregate, unique: aggregate.unique || column.labels?.attributes.length === 1 };
}

/** The distinct counts that a roll-up keeps, as measures. */
export function countsOf(source: Source, rollup: Rollup): Measure[] {
  return rollup.counts.flatMap((name) => source.measures.get(name) ?? []);
}
