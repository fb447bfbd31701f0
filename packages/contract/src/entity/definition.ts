import type { Authority } from '../authority.ts';
import type { Field, Fields } from './field.ts';

/**
 * An entity as plain data: what it is called, who may read and write it, and its fields. From it come the type of its
 * record, the schemas of its calls, the calls themselves, the server's list, get, create, update and delete, and the
 * screens. Nothing is generated: the definition is read where it is used. A new entity is this and a migration.
 */
export interface EntityDef<F extends Fields = Fields> {
  /** lowerCamel; `objectName` of field errors, and in snake case the name of the table. */
  readonly name: string;
  /** Last part of its calls: `companies` for `api/companies`. */
  readonly path: string;
  /** Route of its screens: `admin/company`. */
  readonly screen: string;
  /** In running text and in alerts: 'company', 'companies'. */
  readonly noun: { readonly one: string; readonly many: string };
  /** Heading of its list, where that is not the plural noun: 'Configure Page'. */
  readonly title?: string;
  readonly read: readonly Authority[];
  readonly write: readonly Authority[];
  readonly fields: F;
  /** The field that names a record to people, in pickers and in messages. */
  readonly labelField: string;
  /**
   * Other names of fields, by which clients with another reading of the entity know them: in answers, bodies, criteria and
   * sort. Several values are one text there, separated by commas.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Columns of the list, in order. */
  readonly columns: readonly string[];
  /** Fields of text that the search above the list looks in: one with `contains`, several with `search.contains`. */
  readonly search?: readonly string[];
  /**
   * Whose a record is: the relation that leads to its company, or `id` where the record is the company. Others than
   * that company's users find it missing; null belongs to nobody and hides nothing.
   */
  readonly ownedBy?: string;
  /** Records that belong to nobody are for those alone who see every company's: accounts of the operator's own people. */
  readonly unowned?: 'hidden';
  /** The switch that deleting sets; without it a delete removes the record. */
  readonly deletedFlag?: string;
  /** Also offers `/all`: every record, without pages, by label. */
  readonly all?: true;
}

/** The parts of a definition that name its own fields. */
interface NamesOf<Name extends string> {
  readonly labelField: Name;
  readonly columns: readonly Name[];
  readonly search?: readonly Name[];
  readonly ownedBy?: Name | 'id';
  readonly deletedFlag?: Name;
  readonly aliases?: Readonly<Record<string, Name>>;
}

/** Declares an entity: keeps the types of its fields, and holds every name of a field to one that is there. */
export function defineEntity<const F extends Fields>(
  definition: EntityDef<F> & NamesOf<NoInfer<keyof F & string>>,
): EntityDef<F> {
  return definition;
}

type TextTypes = 'string' | 'text' | 'date' | 'instant' | 'decimal';
type Simplify<T> = { [K in keyof T]: T[K] } & {};
/** Of an entity that is not known, what is shown is one of its keys. */
type Link<Show extends string> = string extends Show
  ? { id: number; [show: string]: string | number }
  : Simplify<{ id: number } & { [K in Show]: string }>;

/** The value of a field in a record, where it has one. */
type ValueOf<F extends Field> = F extends { type: TextTypes }
  ? string
  : F extends { type: 'integer' }
    ? number
    : F extends { type: 'boolean' }
      ? boolean
      : F extends { type: 'enum'; values: infer V extends readonly string[] }
        ? V[number]
        : F extends { type: 'enums'; values: infer V extends readonly string[] }
          ? V[number][]
          : F extends { type: 'relation'; show: infer S extends string }
            ? Link<S>
            : F extends { type: 'relations'; show: infer S extends string }
              ? Link<S>[]
              : F extends { type: 'json'; fields: infer J extends Fields }
                ? { -readonly [K in keyof J]: Stored<J[K]> }
                : never;

type Always = { required: true } | { default: unknown } | { type: 'relations' | 'enums' };
type Stored<F extends Field> = F extends Always ? ValueOf<F> : ValueOf<F> | null;

/** What a request sends for a field: a link needs no more than an id. */
type SentValue<F extends Field> = F extends { type: 'relation' }
  ? { id: number }
  : F extends { type: 'relations' }
    ? readonly { id: number }[]
    : F extends { type: 'decimal' }
      ? string | number
      : ValueOf<F>;

type WritableKey<F extends Fields> = {
  [K in keyof F]: F[K] extends { writable: true }
    ? K
    : F[K] extends { readOnly: true } | { stamp: string } | { mappedBy: string }
      ? never
      : K;
}[keyof F];
type NeededKey<F extends Fields> = {
  [K in WritableKey<F>]: F[K] extends { required: true } ? (F[K] extends { default: unknown } ? never : K) : never;
}[WritableKey<F>];

/** A record as it is stored and answered. `version` counts its changes. */
export type RecordOf<D> =
  D extends EntityDef<infer F>
    ? Simplify<{ id: number; version: number } & { -readonly [K in keyof F]: Stored<F[K]> }>
    : never;

/** What may be sent to create a record or, with its id, to change it. */
export type DraftOf<D> =
  D extends EntityDef<infer F>
    ? Simplify<
        { id?: number | null; version?: number | null } & { [K in NeededKey<F>]: SentValue<F[K]> } & {
          [K in Exclude<WritableKey<F>, NeededKey<F>>]?: SentValue<F[K]> | null;
        }
      >
    : never;
