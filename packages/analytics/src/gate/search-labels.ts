import type { Cell } from '@pellucid/contract';
import type { Engine, EngineOptions } from '../engines/engine.ts';
import type { Dimension, Rollup, RollupColumn, Source } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';
import { ofOwner, type RowPolicy } from '../plan/row-policy.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { type LabelSearch, searchStatement, typoStatement } from '../sql/search.ts';
import { placeOfKeys } from './known-keys.ts';
import type { NameIndex } from './name-index.ts';

/** As many as a type-ahead shows, and as it can choose from. */
const DEFAULT_MATCHES = 20;
const MAX_MATCHES = 200;

interface Wanted {
  source: Source;
  dimension: Dimension;
  policy: RowPolicy;
  text: string;
  limit?: number | undefined;
}

/** A name that is found, and why where its own letters do not say it. */
export interface FoundLabel {
  value: Cell;
  description?: string;
}

/** An id, and how people know what it stands for. */
export interface NamedId {
  readonly value: Cell;
  readonly name: string;
  /** What tells it from others of its name: `Cardiology · Springfield, IL`. Empty where nothing is known of it. */
  readonly description: string;
}

/** What is searched for, and where. */
export function labelSearch({ source, dimension, policy, text, limit = DEFAULT_MATCHES }: Wanted): LabelSearch {
  const {
    name,
    lookup,
    shown,
    identifiers = [],
  } = policy.kind === 'own' ? ofOwner(dimension, policy.owner) : dimension;
  if (!lookup) throw new QueryRefused('invalid', `${name} has no list of names to search.`, 'field');
  const where = policy.kind === 'own' ? [policy.condition] : [];
  const alias = shown && source.dimensions.get(shown.name)?.lookup?.attribute;
  return {
    lookup,
    ...(alias !== undefined && { alias }),
    identifiers,
    within: { ...narrowest(source, dimension, where.length > 0), where },
    text: text.trim(),
    limit: Math.min(limit, MAX_MATCHES),
  };
}

/**
 * Names of a dimension that contain a text, best first, then those that did formerly; where none does, those that a typo away
 * would.
 */
export async function searchLabels(asked: Wanted, engine: Engine, options: EngineOptions): Promise<FoundLabel[]> {
  const wanted = labelSearch(asked);
  if (asked.policy.kind === 'none' || wanted.text === '') return [];
  const exact = await engine.run(searchStatement(wanted, engine.dialect), options);
  const found = await withFormer(exact, wanted, engine, options);
  if (found.length > 0) return found;
  const forgiving = typoStatement(wanted, engine.dialect);
  const rows = forgiving ? await engine.run(forgiving, options) : [];
  return rows.map(([value = null]) => ({ value }));
}

/** The same from the index of the names; whoever asks about what was found is answered by the keys that come with it. */
export function foundInIndex(asked: Wanted, index: NameIndex, facts: DataFacts): FoundLabel[] {
  const { text, limit } = labelSearch(asked);
  if (asked.policy.kind === 'none' || text === '') return [];
  const place = placeOfKeys(asked.source, asked.dimension, facts);
  return index.found(text, limit).map(({ id, key }) => {
    if (place !== undefined) facts.keys.note(place, id, key);
    return { value: id };
  });
}

/** What is found by a former name comes after what is found by its name of today. */
async function withFormer(
  exact: readonly Cell[][],
  wanted: LabelSearch,
  engine: Engine,
  options: EngineOptions,
): Promise<FoundLabel[]> {
  const found = new Map(exact.map(([value = null]): [Cell, FoundLabel] => [value, { value }]));
  const { formerly } = wanted.lookup;
  if (!formerly || found.size >= wanted.limit) return [...found.values()];
  const former = searchStatement({ ...wanted, alias: formerly, identifiers: [] }, engine.dialect);
  for (const [value = null, name] of await engine.run(former, options)) {
    if (!found.has(value)) found.set(value, { value, description: `formerly ${name}` });
  }
  return [...found.values()].slice(0, wanted.limit);
}

/** The smallest table in which every label of a dimension that occurs in a source is found, and the column of its keys. */
function narrowest(
  source: Source,
  { column, lookup }: Dimension,
  ownRows: boolean,
): Omit<LabelSearch['within'], 'where'> {
  const keepsLabel = ({ labels }: RollupColumn): boolean =>
    labels?.attributes.includes(lookup?.attribute ?? '') ?? true;
  const isKept = (held: RollupColumn): boolean =>
    held.memberOf === column
      ? keepsLabel(held)
      : held.column === column && (!held.labels || lookup?.bridge !== undefined) && keepsLabel(held);
  const holdsAll = ({ columns, where, top, recordsBy }: Rollup): boolean =>
    where.length === 0 && !top && !recordsBy && columns.some(isKept);
  const rollup = ownRows ? undefined : source.rollups.find(holdsAll);
  const held = rollup?.columns.find(isKept);
  if (!rollup || !held) return { relation: source.table, column, ...(lookup?.bridge && { bridge: lookup.bridge }) };
  const bridge = held.memberOf ? undefined : lookup?.bridge;
  return { relation: rollup.relation, column: held.column, ...(bridge && { bridge }) };
}
