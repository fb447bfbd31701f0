import { compileRollups } from '../model/compile-rollups.ts';
import type { Dimension, Lookup, Source } from '../model/model.ts';
import { chooseRollup } from './choose-rollup.ts';
import { everyCondition } from './filters.ts';
import { isAggregate, operandsOf } from './measures.ts';
import type { Aggregate, Plan, PlannedFilter } from './plan.ts';

/** A roll-up as it would be declared in the model. */
export interface SuggestedRollup {
  readonly by: string[];
  readonly counts: string[];
  readonly years: 'apart' | 'both';
}

/** What a question is of, in names of the model alone: nothing that somebody typed is in it. */
export interface QuestionShape {
  readonly source: string;
  readonly figures: string[];
  readonly dimensions: string[];
  readonly filters: string[];
}

/** A column as it is read. */
interface Read {
  readonly column: string;
  readonly lookup?: Lookup | undefined;
}

/** What a plan over the records of a source is of. */
export function shapeOf({ where, ...plan }: Plan, source: Source): QuestionShape {
  const grouped = plan.dimensions.map(({ column, lookup, bucketing }) => ({
    column,
    lookup: bucketing?.kind === 'top' ? bucketing.lookup : lookup,
  }));
  const ofGroups = plan.dimensions.flatMap(({ bucketing }) => (bucketing?.kind === 'groups' ? bucketing.groups : []));
  const aggregates = aggregatesOf(plan);
  const filters = [...where, ...aggregates.flatMap((one) => one.where ?? [])].flatMap(readsOf);
  return {
    source: source.name,
    figures: unique(aggregates.map((one) => figureOf(one, source))),
    dimensions: namesOf([...grouped, ...ofGroups.map(({ condition }) => condition)], source),
    filters: namesOf(filters, source),
  };
}

/** Dates by month before single days; the members of lists before whole lists; all years together only where they must be. */
const SPELLINGS = [true, false].flatMap((isMonthly) =>
  [false, true].flatMap((isSet) => (['apart', 'both'] as const).map((years) => ({ isMonthly, isSet, years }))),
);

/**
 * The roll-up, over all of what a plan is of, that would have answered it; undefined where a roll-up cannot: single records,
 * medians, private records. It answers by the rule that chooses among those of the model.
 */
export function suggestRollup(plan: Plan, source: Source): SuggestedRollup | undefined {
  if (plan.shape === 'records' || plan.moved || source.visibility.kind === 'private') return undefined;
  if (typeof source.table !== 'string') return undefined;
  const { dimensions, filters } = shapeOf(plan, source);
  const names = unique([...filters, ...dimensions]).filter((name) => name !== 'program_year');
  const counts = unique(aggregatesOf(plan).flatMap((one) => countOf(one, source)));
  for (const { isMonthly, isSet, years } of SPELLINGS) {
    const by = names.map((name) => spelled(source.dimensions.get(name), { name, isMonthly, isSet }));
    const file = { name: 'suggested', where: [], by, counts, figures: [], years };
    if (chooseRollup(source, compileRollups(source, file), plan)) return { by, counts, years };
  }
  return undefined;
}

function spelled(
  dimension: Dimension | undefined,
  { name, isMonthly, isSet }: { name: string; isMonthly: boolean; isSet: boolean },
): string {
  if (dimension?.type === 'date' && isMonthly) return `${name}.month`;
  return dimension?.lookup?.bridge && isSet ? `${name}.set` : name;
}

function aggregatesOf({ measures }: Pick<Plan, 'measures'>): Aggregate[] {
  return measures.flatMap(operandsOf).filter((operand) => isAggregate(operand));
}

function readsOf(filter: PlannedFilter): Read[] {
  const reads: Read[] = [];
  everyCondition(filter, (condition) => reads.push(condition) > 0);
  return reads;
}

const isReadAs = ({ column, lookup }: Read, dimension: Dimension): boolean =>
  dimension.column === column && dimension.lookup?.attribute === lookup?.attribute;

/** The dimensions of the model that are read so; what is none of them, as the owner of private rows, is left out. */
function namesOf(reads: readonly Read[], { dimensions }: Source): string[] {
  const all = [...dimensions.values()];
  return unique(reads.flatMap((read) => all.find((dimension) => isReadAs(read, dimension))?.name ?? []));
}

function figureOf(aggregate: Aggregate, source: Source): string {
  if (aggregate.kind === 'rows') return 'records';
  if (aggregate.kind === 'distinct') return `distinct ${namesOf([aggregate], source)[0] ?? aggregate.column}`;
  return `${aggregate.kind} of ${aggregate.column}`;
}

/** The distinct count of the model that a figure is. */
function countOf(aggregate: Aggregate, { measures, dimensions }: Source): string[] {
  if (aggregate.kind !== 'distinct') return [];
  const measure = [...measures.values()].find(({ formula }) => {
    const counted = formula.kind === 'distinct' ? dimensions.get(formula.dimension) : undefined;
    return counted !== undefined && isReadAs(aggregate, counted);
  });
  return measure ? [measure.name] : [];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
