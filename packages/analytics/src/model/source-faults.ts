import { keptFigureOf } from './compile-rollups.ts';
import type { Dimension, Formula, Measure } from './model.ts';
import type { RollupFile, SourceFile } from './schema.ts';
import type { StrictYaml } from './strict-yaml.ts';

interface Fields {
  dimensions: ReadonlyMap<string, Dimension>;
  measures: ReadonlyMap<string, Measure>;
}

type Parsed = StrictYaml<SourceFile>;

/** What a source's file says that its fields do not bear out, a line for each. */
export function faultsOf(parsed: Parsed, fields: Fields): string[] {
  const { value: file, errorAt } = parsed;
  const errors = [...faultsOfMeasures(parsed, fields), ...faultsOfDimensions(parsed, fields)];
  const recordKey = fields.dimensions.get(file.recordKey);
  if (!recordKey || recordKey.lookup) errors.push(errorAt(['recordKey'], 'must be a dimension that is a column'));
  if ((file.table === undefined) === (file.union === undefined))
    errors.push(errorAt([file.table === undefined ? 'source' : 'union'], 'has a table or is a union'));
  const ofRollups = file.rollups.flatMap((rollup, index) =>
    faultsOfRollup(file, fields, rollup).map(([key, message]) => errorAt(['rollups', index, key], message)),
  );
  return [...errors, ...ofRollups];
}

function faultsOfMeasures({ value: file, errorAt }: Parsed, { dimensions, measures }: Fields): string[] {
  return [...measures.values()].flatMap(({ name, formula }) => {
    const missing = missingPart(formula, Object.keys(file.sums), dimensions, measures);
    if (!missing) return [];
    const path = file.measures[name] ? ['measures', name] : ['uses', 'measures'];
    return [errorAt(path, `${name} needs ${missing}, which ${file.source} does not have`)];
  });
}

function faultsOfDimensions({ value: file, errorAt }: Parsed, { dimensions }: Fields): string[] {
  return [...dimensions.values()].flatMap(({ name, lookup, shown }) => {
    if (!shown) return [];
    const messages = shown.beside
      .flat()
      .filter((other) => !dimensions.has(other))
      .map((other) => `is shown beside ${other}, which ${file.source} does not have`);
    if (dimensions.get(shown.name)?.lookup?.table !== lookup?.table)
      messages.unshift(`is shown as ${shown.name}, which is no attribute of the same table`);
    return messages.map((message) => errorAt(['uses', 'dimensions'], `${name} ${message}`));
  });
}

/** The key of the declaration that is at fault, and why. */
function faultsOfRollup(file: SourceFile, { dimensions, measures }: Fields, rollup: RollupFile): [string, string][] {
  const faults: [string, string][] = [];
  for (const { field } of rollup.where) {
    if (!dimensions.has(field)) faults.push(['where', `${file.source} has no dimension ${field}`]);
  }
  for (const count of rollup.counts) {
    if (measures.get(count)?.formula.kind !== 'distinct') faults.push(['counts', `${count} is not a distinct count`]);
  }
  for (const { column } of rollup.figures.map(keptFigureOf)) {
    if (file.sums[column] !== 'money') faults.push(['figures', `${column} is no sum of money`]);
  }
  for (const [name, suffix] of rollup.by.map((entry) => entry.split('.'))) {
    if (suffix === 'band' && !Object.hasOwn(file.bands, dimensions.get(name ?? '')?.column ?? ''))
      faults.push(['by', `${name} has no bands`]);
  }
  for (const column of rollup.again ?? []) {
    if (!rollup.by.includes(column)) faults.push(['again', `${column} is not among what it is by`]);
  }
  if (rollup.records && rollup.by.length === 0) faults.push(['records', 'are sorted by something']);
  for (const figure of rollup.top?.orders.flat() ?? []) {
    if (!Object.hasOwn(file.sums, figure) && !rollup.counts.includes(figure))
      faults.push(['top', `${figure} is neither among the sums nor among the counts`]);
  }
  return faults;
}

function missingPart(
  formula: Formula,
  sums: readonly string[],
  dimensions: ReadonlyMap<string, Dimension>,
  measures: ReadonlyMap<string, Measure>,
): string | undefined {
  if (formula.kind === 'records') return undefined;
  if (formula.kind === 'distinct') return dimensions.has(formula.dimension) ? undefined : formula.dimension;
  if (formula.kind === 'ratio') return [formula.of, formula.per].find((name) => !isPlain(measures.get(name)));
  return sums.includes(formula.column) ? undefined : formula.column;
}

/** Ratios of ratios are refused: nobody would know what they mean. */
function isPlain(measure: Measure | undefined): boolean {
  return measure !== undefined && measure.formula.kind !== 'ratio';
}
