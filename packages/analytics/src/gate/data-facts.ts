import type { Engine } from '../engines/engine.ts';
import type { Model } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';

/** Reads what plans need to know of the data: which labels belong to a single key. Asked once for each data version. */
export async function readDataFacts(model: Model, engine: Engine): Promise<DataFacts> {
  const id = engine.dialect.identifier;
  const attributes = new Map<string, { table: string; attribute: string }>();
  for (const source of model.sources.values()) {
    for (const { lookup } of source.dimensions.values()) {
      if (lookup) attributes.set(`${lookup.table}.${lookup.attribute}`, lookup);
    }
  }
  const text = [...attributes.values()]
    .map(
      ({ table, attribute }) =>
        `(SELECT count(*) - count(${id(attribute)}) <= 1 AND count(${id(attribute)}) = count(DISTINCT ${id(attribute)}) FROM ${id(table)})`,
    )
    .join(', ');
  const [row] = await engine.run({ text: `SELECT ${text}`, parameters: [], columns: [] });
  const uniqueLabels = new Set([...attributes.keys()].filter((_, index) => row?.[index] === true));
  return { uniqueLabels };
}
