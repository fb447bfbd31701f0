import type { Lookup, Model } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';
import type { Statement } from './statement.ts';

/** One row with a boolean for each lookup attribute of the public sources: whether its labels have one key each, and key 0 alone has none. */
export function factsStatement(model: Model, dialect: Dialect): Statement {
  const checks = attributesOf(model).map(({ table, attribute }) => {
    const label = dialect.identifier(attribute);
    const unique = `count(*) = count(CASE WHEN (${label} IS NULL) = (key = 0) THEN 1 END) AND count(${label}) = count(DISTINCT ${label})`;
    return dialect.wire('boolean', `(SELECT ${unique} FROM ${dialect.identifier(table)})`);
  });
  return { text: `SELECT ${checks.join(',\n  ')}`, parameters: [], columns: [] };
}

/**
 * All data versions in one look: a row with source, owner and version for the rows of each owner in a private source, and one
 * without a source for everything that is public.
 */
export function versionsStatement(dialect: Dialect): Statement {
  const row = (owner: string, version: string) => `${dialect.wire('count', owner)}, ${dialect.wire('count', version)}`;
  const text = `SELECT '' AS source, ${row('0', 'data_version')} FROM warehouse_state
UNION ALL SELECT source, ${row('owner_company_id', 'version')} FROM private_version`;
  return { text, parameters: [], columns: [] };
}

/** Which of `factsStatement` hold, of its row. */
export function uniqueLabelsOf(model: Model, row: readonly unknown[] | undefined): DataFacts['uniqueLabels'] {
  return new Set(
    attributesOf(model)
      .filter((_, index) => row?.[index] === true)
      .map(placeOf),
  );
}

/** A row for each name that something had before: the place of its label, the former name, and the one of today. */
export function formerNamesStatement(model: Model, dialect: Dialect): Statement {
  const id = dialect.identifier;
  const rows = attributesOf(model).flatMap((lookup) => {
    if (!lookup.formerly) return [];
    const [label, former] = [id(lookup.attribute), id(lookup.formerly)];
    const place = `'${placeOf(lookup)}'`;
    return [
      `SELECT DISTINCT ${place}, ${former}, ${label} FROM ${id(lookup.table)} WHERE ${former} IS NOT NULL AND ${label} IS NOT NULL`,
    ];
  });
  return { text: rows.join('\nUNION ALL '), parameters: [], columns: [] };
}

/** Reads the rows of `formerNamesStatement`. */
export function formerNamesOf(rows: readonly (readonly unknown[])[]): DataFacts['formerNames'] {
  const places = new Map<string, Map<string, string[]>>();
  for (const [place, former, today] of rows.map((row) => row.map(String))) {
    if (place === undefined || former === undefined || today === undefined) continue;
    const names = places.get(place) ?? new Map<string, string[]>();
    places.set(place, names);
    names.set(former, [...(names.get(former) ?? []), today]);
  }
  return places;
}

const placeOf = ({ table, attribute }: Lookup): string => `${table}.${attribute}`;

function attributesOf(model: Model): Lookup[] {
  const attributes = new Map<string, Lookup>();
  for (const source of model.sources.values()) {
    // Each owner has labels of its own, and no question waits to learn which of them are unique.
    if (source.visibility.kind === 'private') continue;
    for (const { lookup } of source.dimensions.values()) {
      if (lookup) attributes.set(placeOf(lookup), lookup);
    }
  }
  return [...attributes.values()];
}
