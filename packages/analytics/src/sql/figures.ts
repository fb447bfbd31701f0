import { isAggregate, operandsOf } from '../plan/measures.ts';
import type { Aggregate, PlannedMeasure } from '../plan/plan.ts';

/** The different figures that measures are made of, each computed once, and their names within a statement. */
export class Figures {
  private readonly names = new Map<string, string>();
  private readonly figures = new Map<string, Aggregate>();

  constructor(measures: readonly PlannedMeasure[]) {
    for (const operand of measures.flatMap(operandsOf)) if (isAggregate(operand)) this.add(operand);
  }

  entries(): IterableIterator<[string, Aggregate]> {
    return this.figures.entries();
  }

  nameOf(aggregate: Aggregate): string {
    const name = this.names.get(JSON.stringify(aggregate));
    if (name === undefined) throw new Error(`No measure is made of ${JSON.stringify(aggregate)}`);
    return name;
  }

  /** Whether every figure of a whole is the sum of those of its parts. */
  get addUp(): boolean {
    return [...this.figures.values()].every(({ kind }) => kind === 'sum' || kind === 'rows' || kind === 'values');
  }

  private add(aggregate: Aggregate): void {
    const text = JSON.stringify(aggregate);
    if (this.names.has(text)) return;
    const base = aggregate.kind === 'rows' ? 'row_count' : `${aggregate.kind}_${aggregate.column}`;
    let name = base;
    for (let n = 2; this.figures.has(name); n++) name = `${base}_${n}`;
    this.names.set(text, name);
    this.figures.set(name, aggregate);
  }
}
