import {
  type Changes,
  type Criterion,
  changedAliases,
  type EntityDef,
  type FieldError,
  type Fields,
  type NewRecord,
  type RecordOf,
  type SortKey,
} from '@pellucid/contract';
import type { Caller } from '../http/mount.ts';
import { badRequest, conflict, HttpProblem, invalidFields, notFound } from '../http/problems.ts';
import type { Db } from '../platform/db/database.ts';
import { checkFieldRights, checkLinks, checkOwned, ownValues } from './change-checks.ts';
import { problemOfDelete, problemOfWrite } from './database-errors.ts';
import { type EntityStore, entityStore } from './entity-store.ts';
import { hiddenRelations } from './hidden-relations.ts';
import { writeMappedLinks } from './mapped-links.ts';
import type { RecordChange } from './record-change.ts';
import type { Registry } from './registry.ts';
import { ALL_ROWS, rowAccessOf } from './row-access.ts';
import { cascadedDeletes, changedCopies, switchedOff } from './side-effects.ts';

/** Who changes a record, and from where: what the audit trail keeps. */
export interface Actor {
  caller: Caller;
  address: string;
  requestId: string;
  /** Why, where a person said so. */
  reason?: string;
}

export interface EntityDeps {
  db: Db;
  registry: Registry;
  /** How changes are made, where a transaction of the database is not all: mail that was queued in it leaves after it. */
  transaction?: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Waits for a place among the exports of a user; the function gives it back. */
  enterExport(caller: Caller, signal?: AbortSignal): Promise<() => void>;
  /** Writes down what changed, in that order: all changes of a transaction at once, as its last statement. */
  audit(tx: Db, actor: Actor, ...changes: readonly RecordChange[]): Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;

/** A change before it is written: the record as it is, and what is set; `values` is null for a delete, `old` for a new record. */
export interface PendingWrite<F extends Fields> {
  old: RecordOf<EntityDef<F>> | null;
  values: Readonly<Record<string, unknown>> | null;
}

/** What a definition cannot say about its records: hooks around a write, in its transaction. Whatever throws undoes it. */
export interface EntityRules<F extends Fields> {
  /** Refuses a change by throwing; returns the values to write. */
  beforeWrite?(tx: Db, write: PendingWrite<F>, actor: Actor): Promise<Readonly<Record<string, unknown>>>;
  /** Columns of a new record that its definition does not know. */
  extraColumns?(): Promise<Readonly<Record<string, unknown>>>;
  /** What is wrong with a record as it was written; anything undoes it. */
  validate?(tx: Db, record: RecordOf<EntityDef<F>>): Promise<FieldError[]>;
  /** What else changes with a record (null: it was deleted), before its line in the audit trail. */
  afterWrite?(
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
  /** All records that match, in batches; which ones they are is decided at the start. */
  export(
    what: Pick<ListRequest, 'criteria' | 'sort'>,
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<{ total: number; batches: AsyncIterable<RecordOf<EntityDef<F>>[]> }>;
  get(id: number, caller: Caller): Promise<RecordOf<EntityDef<F>>>;
  create(input: NewRecord<F>, actor: Actor): Promise<RecordOf<EntityDef<F>>>;
  update(input: Changes<F>, actor: Actor): Promise<RecordOf<EntityDef<F>>>;
  /** Deletes a record, or sets the switch that says so; what is deleted already stays as it is. */
  remove(id: number, actor: Actor): Promise<void>;
}

/** Records that an export reads at a time: other requests wait no longer than for one batch. */
const EXPORT_BATCH_SIZE = 500;

export function entityService<F extends Fields>(
  definition: EntityDef<F>,
  { db, registry, audit, enterExport, transaction = (work) => db.transaction(work) }: EntityDeps,
  rules: EntityRules<F> = {},
): EntityService<F> {
  type Entity = RecordOf<EntityDef<F>>;
  const store = entityStore(definition);
  const relations = hiddenRelations(definition, registry);
  const redactedFor = (caller: Caller) => async (record: Entity) => {
    const [redacted = record] = await relations.redacted(db, [record], caller);
    return redacted;
  };
  const { noun } = definition;

  async function readBack(tx: Db, id: number): Promise<Entity> {
    const record = await store.find(tx, id, ALL_ROWS);
    if (record === null) throw new Error(`${definition.name} ${id} vanished in its own transaction`);
    const fieldErrors = (await rules.validate?.(tx, record)) ?? [];
    if (fieldErrors.length > 0) throw invalidFields(fieldErrors);
    return record;
  }

  /** The record, held until the transaction ends, if the caller may change it. */
  async function lockRecord(tx: Db, id: number, caller: Caller): Promise<Entity> {
    const access = rowAccessOf(definition, caller);
    const record = await store.find(tx, id, access, 'lock');
    if (record === null) throw notFound();
    checkOwned(definition, record, access);
    return record;
  }

  function isRestored(old: Entity, record: Entity): boolean {
    const flag = definition.deletedFlag as keyof Entity | undefined;
    return flag !== undefined && old[flag] === true && record[flag] === false;
  }

  /** Writes, and leaves a line in the audit trail for the record and for each that the database changed with it. */
  async function write(tx: Db, actor: Actor, old: Entity | null, values: Values, extraColumns: Values = {}) {
    const tellOthers = await switchedOff(tx, definition, values, old?.id ?? null);
    const tellCopies = old && (await changedCopies(tx, registry, definition, values, old));
    const { login } = actor.caller;
    const id = old?.id ?? (await store.insert(tx, values, login, extraColumns));
    if (old !== null) await store.update(tx, id, values, login);
    const linked = await writeMappedLinks(tx, registry, definition, { id, old, values }, actor.caller);
    const record = await readBack(tx, id);
    await rules.afterWrite?.(tx, { old, record }, actor);
    const action = old === null ? 'create' : isRestored(old, record) ? 'undelete' : 'update';
    const change: RecordChange = { action, entity: definition.name, id, old, new: record };
    await audit(tx, actor, change, ...linked, ...(await tellOthers()), ...((await tellCopies?.()) ?? []));
    return record;
  }

  return {
    definition,
    store,
    async list({ page, size, ...what }, caller) {
      const access = rowAccessOf(definition, caller);
      const records = await store.list(db, { ...what, access, limit: size, offset: page * size });
      const full = page === 0 && records.length < size;
      const shown = await relations.redacted(db, records, caller);
      return { records: shown, total: full ? records.length : await store.count(db, { ...what, access }) };
    },
    async all(caller) {
      const sort: SortKey[] = [
        { field: definition.labelField, direction: 'asc' },
        { field: 'id', direction: 'asc' },
      ];
      const records = await store.list(db, { criteria: [], sort, access: rowAccessOf(definition, caller) });
      return relations.redacted(db, records, caller);
    },
    count: (criteria, caller) => store.count(db, { criteria, access: rowAccessOf(definition, caller) }),
    async export({ criteria, sort }, caller, signal) {
      const access = rowAccessOf(definition, caller);
      const ids = await store.ids(db, { criteria, sort, access });
      async function* batches() {
        const leave = await enterExport(caller, signal);
        try {
          for (let start = 0; start < ids.length; start += EXPORT_BATCH_SIZE) {
            const values = ids.slice(start, start + EXPORT_BATCH_SIZE);
            const among: Criterion = { field: 'id', operator: 'in', values };
            yield await relations.redacted(db, await store.list(db, { criteria: [among], sort, access }), caller);
          }
        } finally {
          leave();
        }
      }
      return { total: ids.length, batches: batches() };
    },
    async get(id, caller) {
      const record = await store.find(db, id, rowAccessOf(definition, caller));
      if (record === null) throw notFound();
      return redactedFor(caller)(record);
    },
    async create(input, actor) {
      if (input.id != null)
        throw badRequest(`A new ${noun.one} cannot already have an ID`, definition.name, 'idexists');
      const owned = ownValues(definition, input, actor.caller, true);
      checkFieldRights(definition, owned, null, actor.caller);
      const extraColumns = await rules.extraColumns?.();
      return transaction(async (tx) => {
        await checkLinks(tx, registry, definition, owned, actor.caller);
        const values = (await rules.beforeWrite?.(tx, { old: null, values: owned }, actor)) ?? owned;
        return write(tx, actor, null, values, extraColumns);
      }).then(redactedFor(actor.caller), (error: unknown) => {
        throw problemOfWrite(definition, error);
      });
    },
    async update({ id, version, ...sent }, actor) {
      if (id == null) throw badRequest('Invalid id', definition.name, 'idnull');
      return transaction(async (tx) => {
        const old = await lockRecord(tx, id, actor.caller);
        if (version != null && version !== old.version) throw stale(definition);
        const owned = ownValues(definition, changedAliases(definition, sent, old), actor.caller, false);
        checkFieldRights(definition, owned, old, actor.caller);
        await checkLinks(tx, registry, definition, owned, actor.caller);
        const merged = await relations.withHidden(tx, owned, old, actor.caller);
        const values = (await rules.beforeWrite?.(tx, { old, values: merged }, actor)) ?? merged;
        return write(tx, actor, old, values);
      }).then(redactedFor(actor.caller), (error: unknown) => {
        throw problemOfWrite(definition, error);
      });
    },
    async remove(id, actor) {
      const { deletedFlag } = definition;
      await transaction(async (tx) => {
        const old = await lockRecord(tx, id, actor.caller);
        if (deletedFlag !== undefined && (old as Values)[deletedFlag] === true) return;
        await rules.beforeWrite?.(tx, { old, values: null }, actor);
        const cascaded = deletedFlag === undefined ? await cascadedDeletes(tx, registry, definition, [id]) : [];
        if (deletedFlag === undefined) await store.remove(tx, id);
        else await store.update(tx, id, { [deletedFlag]: true }, actor.caller.login);
        const record = deletedFlag === undefined ? null : await store.find(tx, id, ALL_ROWS);
        await rules.afterWrite?.(tx, { old, record }, actor);
        const change: RecordChange = { action: 'delete', entity: definition.name, id, old, new: record };
        await audit(tx, actor, ...cascaded, change);
      }).catch(async (error: unknown) => {
        throw error instanceof HttpProblem ? error : await problemOfDelete(db, registry, definition, id, error);
      });
    },
  };
}

function stale(definition: EntityDef): HttpProblem {
  return conflict(
    `This ${definition.noun.one} was changed by someone else since you opened it. Load it again and repeat your change.`,
  );
}
