import { createSchema, type DraftOf, type EntityDef, type Fields } from '@pellucid/contract';
import { entityStore } from '../crud/entity-store.ts';
import type { Db } from '../platform/db/database.ts';

const SEEDER = 'system';

/** A record with the defaults of its definition, checked as a request would be. Returns its id. */
export function insertRecord<F extends Fields>(
  tx: Db,
  definition: EntityDef<F>,
  draft: Readonly<Record<string, unknown>>,
): Promise<number> {
  const values = createSchema(definition).parse(draft as DraftOf<EntityDef<F>>);
  return entityStore(definition).insert(tx, values, SEEDER);
}
