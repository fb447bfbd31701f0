import type { Bridge, KeptFigure, Labels, Lookup, Rollup, RollupColumn, Source } from './model.ts';
import type { KeptFigureFile, RollupFile } from './schema.ts';

/** The roll-ups that a declaration stands for: with `years: both` the one over all years, and the one that has them apart. */
export function compileRollups(
  { name: source, sums, bands = {}, dimensions }: Pick<Source, 'name' | 'sums' | 'bands' | 'dimensions'>,
  file: RollupFile,
): Rollup[] {
  const columns = new Map<string, RollupColumn>();
  for (const entry of file.by) {
    const [name = '', suffix] = entry.split('.');
    const { column: own, lookup } = dimensions.get(name) ?? { column: name, lookup: undefined };
    const asMember = lookup?.bridge && suffix !== 'set' ? lookup.bridge : undefined;
    // Not the name of the member's key in the facts, which may have one of the members by itself: their first specialty.
    const isSummed = Object.hasOwn(sums, own);
    const bounds = suffix === 'band' ? bands[own] : undefined;
    const column = asMember ? `${asMember.table}_key` : isSummed ? `${own}_${bounds ? 'band' : 'value'}` : own;
    const attributes = columns.get(column)?.labels?.attributes ?? [];
    columns.set(column, {
      column,
      monthly: suffix === 'month',
      ...(asMember && { memberOf: own }),
      ...(isSummed && { valuesOf: own }),
      ...(bounds && { bands: bounds }),
      ...(lookup && { labels: labelsOf(lookup, attributes, asMember) }),
    });
  }
  if (file.records) return [recordsOf(source, sums, file, file.records)];
  const kept = [...columns.values()];
  const { where, counts, top } = file;
  const figures = file.figures.map(keptFigureOf);
  const year = { column: 'program_year', monthly: false };
  const rollup = (name: string, own: readonly RollupColumn[]): Rollup => ({
    name: `${source}_${name}`,
    relation: `rollup_${source}_${name}`,
    columns: own,
    where,
    counts,
    figures,
    ...(top ? { top } : {}),
  });
  const apart = rollup(file.name, [year, ...kept]);
  const again = (file.again ?? []).map((first): Rollup => {
    const sorted = kept.toSorted((one, other) => Number(other.column === first) - Number(one.column === first));
    return { ...rollup(`${file.name}_by_${first}`, [year, ...sorted]), sortedBy: first };
  });
  return [...again, ...(file.years === 'apart' ? [apart] : [rollup(`${file.name}_all_years`, kept), apart])];
}

/** The records in another order: every column is the facts' own. */
function recordsOf(source: string, sums: Source['sums'], { name, by }: RollupFile, others: readonly string[]): Rollup {
  const names = ['program_year', ...by, ...others, ...Object.keys(sums)];
  return {
    name: `${source}_${name}`,
    relation: `rollup_${source}_${name}`,
    columns: names.map((column) => ({ column, monthly: false })),
    where: [],
    counts: [],
    figures: [],
    ...(by[0] !== undefined && { sortedBy: by[0] }),
    recordsBy: ['program_year', ...by],
  };
}

/** The figure of a roll-up, named as its column is. */
export function keptFigureOf(file: KeptFigureFile): KeptFigure {
  if ('percentile' in file) {
    const { of: column, p } = file.percentile;
    return { name: `p${String(p).replace('.', '_')}_${column}`, kind: 'percentile', column, p };
  }
  if ('median' in file) return { name: `median_${file.median}`, kind: 'median', column: file.median };
  if ('min' in file) return { name: `min_${file.min}`, kind: 'min', column: file.min };
  return { name: `max_${file.max}`, kind: 'max', column: file.max };
}

function labelsOf(
  { table, attribute, bridge }: Lookup,
  others: readonly string[],
  asMember: Bridge | undefined,
): Labels {
  return { table, attributes: [...others, attribute], ...(bridge && !asMember ? { bridge } : {}) };
}
