import type { Lookup, Model } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';
import type { Statement } from './statement.ts';

/** One row with a boolean for each lookup attribute of the public sources: whether its labels have one key each and key 0 alone none. */
export function factsStatement(model: Model, dialect: Dialect): Statement {
  const checks = attributesOf(model).map(({ table, attribute }) => {
    const label = dialect.identifier(attribute);
    const unique = `count(*) - count(${label}) <= 1 AND count(${label}) = count(DISTINCT ${label})`;
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

/** Reads the row of `factsStatement`. */
export function factsOf(model: Model, row: readonly unknown[] | undefined): DataFacts {
  const unique = attributesOf(model).filter((_, index) => row?.[index] === true);
  return { uniqueLabels: new Set(unique.map(({ table, attribute }) => `${table}.${attribute}`)) };
}

function attributesOf(model: Model): Lookup[] {
  const attributes = new Map<string, Lookup>();
  for (const source of model.sources.values()) {
    // Each owner has labels of its own, and no question waits to learn which of them are unique.
    if (source.visibility.kind === 'private') continue;
    for (const { lookup } of source.dimensions.values()) {
      if (lookup) attributes.set(`${lookup.table}.${lookup.attribute}`, lookup);
    }
  }
  return [...attributes.values()];
}
