import type {
  Changes,
  Criterion,
  EntityDef,
  FieldError,
  Fields,
  NewRecord,
  RecordOf,
  SortKey,
} from '@pellucid/contract';
import type { Caller } from '../http/mount.ts';
import { badRequest, conflict, forbidden, HttpProblem, invalidFields, notFound } from '../http/problems.ts';
import type { Db } from '../platform/db/database.ts';
import { checkFieldRights, checkLinks, ownValues } from './change-checks.ts';
import { refusedDelete, refusedRecord } from './database-faults.ts';
import { type EntityStore, entityStore } from './entity-store.ts';
import { hiddenLinks } from './hidden-links.ts';
import type { Registry } from './registry.ts';
import { type Sight, sightOf } from './visibility.ts';

/** Who changes a record, and from where: what the audit trail keeps. */
export interface Actor {
  caller: Caller;
  address: string;
  requestId: string;
  /** Why, where it is known. */
  reason?: string;
}

/** One line of the audit trail, written in the transaction of the change it tells of. */
export interface RecordChange {
  action: 'create' | 'update' | 'delete' | 'undelete';
  entity: string;
  id: number;
  old: unknown;
  new: unknown;
}

export interface EntityDeps {
  db: Db;
  registry: Registry;
  /** How changes are made, where a transaction of the database is not all: mail that was queued in it leaves after it. */
  transaction?: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Writes down what changed, in that order: all changes of a transaction at once, as its last statement. */
  audit(tx: Db, actor: Actor, ...changes: readonly RecordChange[]): Promise<void>;
}

/** A record before a change, and what the change sets; `values` is null for a delete, `old` for a new record. */
export interface Intent<F extends Fields> {
  old: RecordOf<EntityDef<F>> | null;
  values: Readonly<Record<string, unknown>> | null;
}

/** What a definition cannot say about its records. Whatever throws undoes the change. */
export interface EntityRules<F extends Fields> {
  /** Refuses a change by throwing, before it is written; returns what is to be written. */
  prepare?(tx: Db, intent: Intent<F>, actor: Actor): Promise<Readonly<Record<string, unknown>>>;
  /** Columns of a new record that its definition does not know. */
  also?(): Promise<Readonly<Record<string, unknown>>>;
  /** Faults of a record as it was written in the transaction; any undoes it. */
  faults?(tx: Db, record: RecordOf<EntityDef<F>>): Promise<FieldError[]>;
  /** What else changes with a record (null: it was deleted), in the same transaction, before its line in the audit trail. */
  settle?(
    tx: Db,
    change: { old: RecordOf<EntityDef<F>> | null; record: RecordOf<EntityDef<F>> | null },
    actor: Actor,
  ): Promise<void>;
}

export interface ListRequest {
  criteria: Criterion[];
  sort: SortKey[];
  page: number;
  size: number;
}

/** The rules of an entity's calls: who finds what, what may be written, and that every change is audited. */
export interface EntityService<F extends Fields = Fields> {
  definition: EntityDef<F>;
  store: EntityStore<F>;
  list(request: ListRequest, caller: Caller): Promise<{ records: RecordOf<EntityDef<F>>[]; total: number }>;
  all(caller: Caller): Promise<RecordOf<EntityDef<F>>[]>;
  count(criteria: Criterion[], caller: Caller): Promise<number>;
  /** All records that match, in pieces; which ones they are is settled at the start. */
  export(
    what: Pick<ListRequest, 'criteria' | 'sort'>,
    caller: Caller,
  ): Promise<{ total: number; pieces: AsyncIterable<RecordOf<EntityDef<F>>[]> }>;
  get(id: number, caller: Caller): Promise<RecordOf<EntityDef<F>>>;
  create(input: NewRecord<F>, actor: Actor): Promise<RecordOf<EntityDef<F>>>;
  update(input: Changes<F>, actor: Actor): Promise<RecordOf<EntityDef<F>>>;
  remove(id: number, actor: Actor): Promise<void>;
}

/** Records that an export reads at a time: other requests wait no longer than for one of these. */
const EXPORT_PIECE = 500;

const EVERYTHING: Sight = { company: 'every' };

export function entityService<F extends Fields>(
  definition: EntityDef<F>,
  { db, registry, audit, transaction = (work) => db.transaction(work) }: EntityDeps,
  rules: EntityRules<F> = {},
): EntityService<F> {
  type Entity = RecordOf<EntityDef<F>>;
  const store = entityStore(definition);
  const links = hiddenLinks(definition, registry);
  const shownTo = (caller: Caller) => async (record: Entity) => {
    const [shown = record] = await links.leftOut(db, [record], caller);
    return shown;
  };
  const { noun } = definition;

  async function stored(tx: Db, id: number): Promise<Entity> {
    const record = await store.find(tx, id, EVERYTHING);
    if (record === null) throw new Error(`${definition.name} ${id} vanished in its own transaction`);
    const faults = (await rules.faults?.(tx, record)) ?? [];
    if (faults.length > 0) throw invalidFields(faults);
    return record;
  }

  /** The record, held until the transaction ends, if the caller may change it. */
  async function held(tx: Db, id: number, caller: Caller): Promise<Entity> {
    const sight = sightOf(definition, caller);
    const record = await store.find(tx, id, sight, 'lock');
    if (record === null) throw notFound();
    const { ownedBy } = definition;
    const isShared = ownedBy !== undefined && ownedBy !== 'id' && (record as Record<string, unknown>)[ownedBy] === null;
    if (isShared && sight.company !== 'every') throw forbidden(`This ${noun.one} belongs to no company of yours`);
    return record;
  }

  async function changed(tx: Db, id: number, actor: Actor, action: RecordChange['action'], old: Entity | null) {
    const record = await stored(tx, id);
    await rules.settle?.(tx, { old, record }, actor);
    await audit(tx, actor, { action, entity: definition.name, id, old, new: record });
    return record;
  }

  return {
    definition,
    store,
    async list({ page, size, ...what }, caller) {
      const sight = sightOf(definition, caller);
      const records = await store.list(db, { ...what, sight, limit: size, offset: page * size });
      const full = page === 0 && records.length < size;
      const shown = await links.leftOut(db, records, caller);
      return { records: shown, total: full ? records.length : await store.count(db, { ...what, sight }) };
    },
    async all(caller) {
      const sort: SortKey[] = [
        { field: definition.labelField, direction: 'asc' },
        { field: 'id', direction: 'asc' },
      ];
      const records = await store.list(db, { criteria: [], sort, sight: sightOf(definition, caller) });
      return links.leftOut(db, records, caller);
    },
    count: (criteria, caller) => store.count(db, { criteria, sight: sightOf(definition, caller) }),
    async export({ criteria, sort }, caller) {
      const sight = sightOf(definition, caller);
      const ids = await store.ids(db, { criteria, sort, sight });
      async function* pieces() {
        for (let start = 0; start < ids.length; start += EXPORT_PIECE) {
          const among: Criterion = { field: 'id', operator: 'in', values: ids.slice(start, start + EXPORT_PIECE) };
          yield await links.leftOut(db, await store.list(db, { criteria: [among], sort, sight }), caller);
        }
      }
      return { total: ids.length, pieces: pieces() };
    },
    async get(id, caller) {
      const record = await store.find(db, id, sightOf(definition, caller));
      if (record === null) throw notFound();
      return shownTo(caller)(record);
    },
    async create(input, actor) {
      if (input.id != null)
        throw badRequest(`A new ${noun.one} cannot already have an ID`, definition.name, 'idexists');
      const owned = ownValues(definition, input, actor.caller, true);
      checkFieldRights(definition, owned, null, actor.caller);
      const also = await rules.also?.();
      return transaction(async (tx) => {
        await checkLinks(tx, registry, definition, owned, actor.caller);
        const values = (await rules.prepare?.(tx, { old: null, values: owned }, actor)) ?? owned;
        return changed(tx, await store.insert(tx, values, actor.caller.login, also), actor, 'create', null);
      }).then(shownTo(actor.caller), (error: unknown) => {
        throw refusedRecord(definition, error);
      });
    },
    async update({ id, version, ...input }, actor) {
      if (id == null) throw badRequest('Invalid id', definition.name, 'idnull');
      return transaction(async (tx) => {
        const old = await held(tx, id, actor.caller);
        if (version != null && version !== old.version) throw stale(definition);
        const owned = ownValues(definition, input, actor.caller, false);
        checkFieldRights(definition, owned, old, actor.caller);
        await checkLinks(tx, registry, definition, owned, actor.caller);
        const whole = await links.kept(tx, owned, old, actor.caller);
        const values = (await rules.prepare?.(tx, { old, values: whole }, actor)) ?? whole;
        await store.update(tx, id, values, actor.caller.login);
        return changed(tx, id, actor, 'update', old);
      }).then(shownTo(actor.caller), (error: unknown) => {
        throw refusedRecord(definition, error);
      });
    },
    async remove(id, actor) {
      const { deletedFlag } = definition;
      await transaction(async (tx) => {
        const old = await held(tx, id, actor.caller);
        await rules.prepare?.(tx, { old, values: null }, actor);
        if (deletedFlag === undefined) await store.remove(tx, id);
        else await store.update(tx, id, { [deletedFlag]: true }, actor.caller.login);
        const record = deletedFlag === undefined ? null : await store.find(tx, id, EVERYTHING);
        await rules.settle?.(tx, { old, record }, actor);
        await audit(tx, actor, { action: 'delete', entity: definition.name, id, old, new: record });
      }).catch(async (error: unknown) => {
        throw error instanceof HttpProblem ? error : await refusedDelete(db, registry, definition, id, error);
      });
    },
  };
}

function stale(definition: EntityDef): HttpProblem {
  return conflict(
    `This ${definition.noun.one} was changed by someone else since you opened it. Load it again and repeat your change.`,
  );
}
