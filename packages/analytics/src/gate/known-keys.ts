import { type Condition, isCondition, type Query } from '@pellucid/contract';
import type { Engine } from '../engines/engine.ts';
import type { Dimension, Lookup, Model, Source } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';
import { keysStatement } from '../sql/search.ts';

/** Ids that are looked up at once; more are left to the statement that asks. */
const MAX_VALUES = 500;
/** Where the keys of a dimension's ids are remembered; undefined where they are private, or one id may have several. */
export function placeOfKeys(source: Source, { shown, lookup }: Dimension, facts: DataFacts): string | undefined {
  if (!shown || !lookup || lookup.bridge || source.visibility.kind !== 'public') return undefined;
  const place = `${lookup.table}.${lookup.attribute}`;
  return facts.uniqueLabels.has(place) ? place : undefined;
}

/** Looks up the keys of the ids that a question chooses, all at once, so that neither it nor the others of its page search for them. */
export type LearnKeys = (query: Query, facts: DataFacts, user: string | undefined) => Promise<void>;

export function createLearnKeys(engine: Engine, model: Model): LearnKeys {
  /** Questions of one page ask for the same ids at once. */
  const underWay = new WeakMap<DataFacts, Map<string, Promise<void>>>();

  async function lookUp(
    lookup: Lookup,
    place: string,
    ids: readonly string[],
    facts: DataFacts,
    user: string | undefined,
  ) {
    const rows = await engine.run(keysStatement(lookup, ids, engine.dialect), { user });
    const found = new Map(rows.map(([id, key]) => [String(id), Number(key)]));
    for (const id of ids) facts.keys.note(place, id, found.get(id) ?? null);
  }

  return async (query, facts, user) => {
    const source = model.sources.get(query.source);
    const conditions = [...query.where, ...(query.from?.where ?? [])].filter(isCondition);
    for (const { field, ids } of conditions.flatMap(chosenIds)) {
      const dimension = source?.dimensions.get(field);
      const place = source && dimension && placeOfKeys(source, dimension, facts);
      if (!place || !dimension.lookup || ids.length > MAX_VALUES) continue;
      const unknown = ids.filter((id) => facts.keys.get(place, id) === undefined);
      if (unknown.length === 0) continue;
      const asked = underWay.get(facts) ?? new Map<string, Promise<void>>();
      underWay.set(facts, asked);
      const key = JSON.stringify([place, unknown]);
      const looking =
        asked.get(key) ?? lookUp(dimension.lookup, place, unknown, facts, user).finally(() => asked.delete(key));
      asked.set(key, looking);
      // Without the keys the statement finds them itself.
      await looking.catch(() => undefined);
    }
  };
}

function chosenIds({ field, op, ...rest }: Condition): { field: string; ids: string[] }[] {
  if ((op !== 'eq' && op !== 'in') || !('value' in rest)) return [];
  const ids = [rest.value].flat().flatMap((value) => (typeof value === 'string' ? [value] : []));
  return ids.length > 0 ? [{ field, ids: [...new Set(ids)] }] : [];
}
