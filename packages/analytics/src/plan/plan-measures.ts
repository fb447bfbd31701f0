import type { Filter, NamedMeasure, Query, ValueType } from '@pellucid/contract';
import type { Measure, Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import type { FilteredField } from './conditions.ts';
import { type FilterContext, planFilters } from './filters.ts';
import { isAggregate } from './measures.ts';
import { dimensionOf, measureOf, unknownName } from './names.ts';
import type { Aggregate, DataFacts, Operand, Plan, PlannedDimension, PlannedFilter, PlannedMeasure } from './plan.ts';
import type { PreviousMeasure } from './plan-previous.ts';
import { planWindow } from './plan-windows.ts';
import { distinctOf, NUMBERS, recordFigure } from './record-figures.ts';

/** The measures of a question as they are planned: those asked for, and those that others are made of. */
export class MeasurePlanner {
  private readonly planned = new Map<string, PlannedMeasure>();

  constructor(
    private readonly source: Source,
    private readonly facts: DataFacts,
    private readonly dimensions: readonly PlannedDimension[],
    private readonly ofRecords: FilterContext,
    private readonly planPrevious: (asked: PreviousMeasure, place: string) => Plan,
  ) {}

  /** Those asked for, in their order, and then the hidden ones. */
  get all(): PlannedMeasure[] {
    const all = [...this.planned.values()];
    return [...all.filter(({ hidden }) => !hidden), ...all.filter(({ hidden }) => hidden)];
  }

  /** Checks the measures of a question. Throws QueryRefused that names the place. */
  plan(measures: Query['measures']): void {
    for (const [index, asked] of measures.entries()) {
      const place = `measures[${index}]`;
      const measure =
        typeof asked === 'string'
          ? planMeasure(measureOf(this.source, asked, place), this.source, this.facts)
          : this.planNamed(asked, place);
      this.planned.set(measure.name, measure);
    }
  }

  /** What a condition on a measure of the question or the model is on. */
  fieldOf(name: string, place: string): FilteredField {
    return { type: this.find(name, place).type, column: name };
  }

  /** A measure named before, or one of the model, as what another is made of. */
  operand(name: string, place: string): { operand: Operand; type: ValueType } {
    const { type, value } = this.find(name, place);
    return { type, operand: isAggregate(value) ? value : { kind: 'measure', name } };
  }

  /** Whether the figures of groups sum to the figure of all. */
  addsUp(operand: Operand): boolean {
    if (isSum(operand)) return true;
    const value = operand.kind === 'measure' ? this.planned.get(operand.name)?.value : undefined;
    if (value?.kind === 'previous') return value.plan.measures.some((one) => !one.hidden && isSum(one.value));
    return value?.kind === 'difference' && this.addsUp(value.of) && this.addsUp(value.less);
  }

  private find(name: string, place: string): PlannedMeasure {
    const known = this.planned.get(name);
    if (known) return known;
    const measure = this.source.measures.get(name);
    if (!measure) {
      const names = [...this.planned.keys(), ...this.source.measures.keys()];
      throw unknownName(`measure of the question or of ${this.source.name}`, name, names, place);
    }
    const planned = planMeasure(measure, this.source, this.facts);
    if (!isAggregate(planned.value) || place.startsWith('having')) {
      this.planned.set(name, { ...planned, hidden: true });
    }
    return planned;
  }

  private planNamed(asked: NamedMeasure, place: string): PlannedMeasure {
    if (this.source.dimensions.has(asked.name) || this.source.measures.has(asked.name)) {
      throw new QueryRefused('invalid', `${asked.name} is a name of ${this.source.name} already.`, `${place}.name`);
    }
    const { name } = asked;
    if ('where' in asked) return { name, ...this.planOfRecords(asked, place) };
    if ('ratio' in asked) {
      const [of, per] = [this.number(asked.ratio.of, place), this.number(asked.ratio.per, place)];
      const type = of.type === 'money' && per.type === 'count' ? 'money' : 'decimal';
      return { name, type, value: { kind: 'ratio', of: of.operand, per: per.operand } };
    }
    if ('difference' in asked) {
      const [of, less] = [this.number(asked.difference.of, place), this.number(asked.difference.less, place)];
      wantSame(of.type, less.type, asked.difference, place);
      return { name, type: of.type, value: { kind: 'difference', of: of.operand, less: less.operand } };
    }
    if ('growth' in asked) {
      const [of, from] = [this.number(asked.growth.of, place), this.number(asked.growth.from, place)];
      wantSame(of.type, from.type, { of: asked.growth.of, less: asked.growth.from }, place);
      return { name, type: 'share', value: { kind: 'growth', of: of.operand, from: from.operand } };
    }
    if ('proportion' in asked) {
      const [of, whole] = [this.number(asked.proportion.of, place), this.number(asked.proportion.in, place)];
      wantSame(of.type, whole.type, { of: asked.proportion.of, less: asked.proportion.in }, place);
      return { name, type: 'share', value: { kind: 'ratio', of: of.operand, per: whole.operand } };
    }
    if ('previous' in asked) {
      const { type } = this.number(asked.previous.of, place);
      return { name, type, value: { kind: 'previous', plan: this.planPrevious(asked, place) } };
    }
    return { name, ...planWindow(asked, this, this.dimensions, place) };
  }

  private number(name: string, place: string): { operand: Operand; type: ValueType } {
    const found = this.operand(name, place);
    if (NUMBERS.includes(found.type)) return found;
    throw new QueryRefused('invalid', `${name} is of type ${found.type}; a number is wanted here.`, place);
  }

  private planOfRecords(
    asked: Extract<NamedMeasure, { where: Filter[] }>,
    place: string,
  ): Pick<PlannedMeasure, 'type' | 'value'> {
    const where = planFilters(asked.where, this.ofRecords, `${place}.where`);
    const { type, value } =
      'of' in asked
        ? planMeasure(measureOf(this.source, asked.of, `${place}.of`), this.source, this.facts)
        : recordFigure(asked, (name) => dimensionOf(this.source, name, place), this.facts, place);
    return { type, value: filtered(value, where) };
  }
}

function isSum({ kind }: PlannedMeasure['value']): boolean {
  return kind === 'sum' || kind === 'rows';
}

/** A measure of a source as figures that an engine computes. */
export function planMeasure(measure: Measure, source: Source, facts: DataFacts): PlannedMeasure {
  const { name, type, formula } = measure;
  if (formula.kind !== 'ratio') return { name, type, value: aggregateOf(measure, source, facts) };
  const part = (of: string): Aggregate => aggregateOf(measureOf(source, of, name), source, facts);
  return { name, type, value: { kind: 'ratio', of: part(formula.of), per: part(formula.per) } };
}

function aggregateOf({ name, formula }: Measure, source: Source, facts: DataFacts): Aggregate {
  switch (formula.kind) {
    case 'sum':
    case 'median':
      return formula;
    case 'records':
      return { kind: 'rows' };
    case 'distinct':
      return distinctOf(dimensionOf(source, formula.dimension, name), facts);
    case 'ratio':
      throw new Error(`${name}: a ratio of ratios is not possible`);
  }
}

function only(aggregate: Aggregate, where: readonly PlannedFilter[]): Aggregate {
  return where.length > 0 ? { ...aggregate, where } : aggregate;
}

function filtered(value: PlannedMeasure['value'], where: readonly PlannedFilter[]): PlannedMeasure['value'] {
  if (isAggregate(value)) return only(value, where);
  if (value.kind !== 'ratio') throw new Error(`A measure of the model is no ${value.kind}`);
  const part = (operand: Operand): Operand => (isAggregate(operand) ? only(operand, where) : operand);
  return { kind: 'ratio', of: part(value.of), per: part(value.per) };
}

function wantSame(of: ValueType, less: ValueType, names: { of: string; less: string }, place: string): void {
  if (of === less) return;
  throw new QueryRefused('invalid', `${names.of} is of type ${of} and ${names.less} of type ${less}.`, place);
}
