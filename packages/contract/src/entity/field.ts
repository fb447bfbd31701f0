import type { Authority } from '../authority.ts';

interface FieldBase {
  /** What people read beside the value: 'Company name'. */
  readonly label: string;
  /** One sentence for the form, where the label alone would leave a question. */
  readonly help?: string;
  /** Must have a value in every stored record. A field without it, and without a default, may be null. */
  readonly required?: true;
  /** Never taken from a request. */
  readonly readOnly?: true;
  /** Filled by the server with who and when; implies that a request cannot set it. */
  readonly stamp?: 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt';
  /** No two records may share the value (the migration has the index that holds it). */
  readonly unique?: true;
  /** Who may change it, where that is fewer than those who may change the record. */
  readonly write?: readonly Authority[];
  /**
   * Kept by the database as a copy: the links of this record, each with the field of the linked record that is copied. When
   * that changes, this record changes with it (a trigger of the migration does).
   */
  readonly copiedFrom?: Readonly<Record<string, string>>;
  /** Its column, where that is not the field's name in snake case. */
  readonly column?: string;
}

/** `string` is one line and is trimmed; `text` is many lines and kept as it is. */
export interface TextField extends FieldBase {
  readonly type: 'string' | 'text';
  readonly minLength?: number;
  readonly maxLength: number;
  /** A regular expression in source form, so that a definition stays plain data. */
  readonly pattern?: string;
  readonly default?: string;
}

export interface IntegerField extends FieldBase {
  readonly type: 'integer';
  readonly min?: number;
  readonly max?: number;
  /** A value beyond the bounds is moved to the nearest one instead of being refused. */
  readonly clamp?: true;
  readonly default?: number;
}

/** An exact decimal, written as text on the wire; a request may also send a number. */
export interface DecimalField extends FieldBase {
  readonly type: 'decimal';
  readonly precision: number;
  readonly scale: number;
  readonly default?: string;
}

export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
  readonly default?: boolean;
  /** One record at most has it: switching it on switches it off elsewhere (a trigger of the migration does). */
  readonly exclusive?: true;
}

export interface EnumField extends FieldBase {
  readonly type: 'enum';
  readonly values: readonly string[];
  /** What people read for a value, where that is not the value itself. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Short forms that a request may send in place of a value. */
  readonly codes?: Readonly<Record<string, string>>;
  readonly default?: string;
}

/** Several values of a list. The migration has the table that keeps them: `<entity>_<each>`, with both as its key. */
export interface EnumsField extends FieldBase {
  readonly type: 'enums';
  readonly values: readonly string[];
  /** What people read for a value, where that is not the value itself. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What one of them is called, in snake case. */
  readonly each: string;
}

/** `date` is YYYY-MM-DD; `instant` is a moment in UTC, `2026-01-31T12:00:00.000Z`. */
export interface TimeField extends FieldBase {
  readonly type: 'date' | 'instant';
}

/** A link to one record of another entity: on the wire its id and the field that names it to people. */
export interface RelationField extends FieldBase {
  readonly type: 'relation';
  readonly to: string;
  readonly show: string;
  /** Criteria may name it by this word too: older clients know the link by the name of what it leads to. */
  readonly alias?: string;
}

/** Links to several records. The migration has the table between: `<entity>_<target>` with both ids. */
export interface RelationsField extends FieldBase {
  readonly type: 'relations';
  readonly to: string;
  readonly show: string;
  /** As of a link to one record. */
  readonly alias?: string;
  /** The link of the other entity that leads here: then it is kept there. */
  readonly mappedBy?: string;
  /** A link that is kept there may be set here too: the other records then change with this one. */
  readonly writable?: true;
  /** The switch of the other entity that takes a record out of these links: what is marked as deleted is not shown. */
  readonly hiddenBy?: string;
  /** Where criteria look instead of the table between: a view with its columns that knows of other ways to be linked. */
  readonly criteriaView?: string;
}

/** A small record that is stored as one value: an icon. */
export interface JsonField extends FieldBase {
  readonly type: 'json';
  readonly fields: Readonly<Record<string, TextField | IntegerField | BooleanField | EnumField>>;
}

export type Field =
  | TextField
  | IntegerField
  | DecimalField
  | BooleanField
  | EnumField
  | EnumsField
  | TimeField
  | RelationField
  | RelationsField
  | JsonField;

export type Fields = Readonly<Record<string, Field>>;

/** Whether a request may set the field at all. */
export function isWritable(field: Field): boolean {
  const isKeptElsewhere = field.type === 'relations' && field.mappedBy !== undefined && field.writable !== true;
  return field.readOnly !== true && field.stamp === undefined && !isKeptElsewhere;
}

/** What a record has when a request leaves the field out; undefined where the field then is null. */
export function defaultOf(field: Field): string | number | boolean | undefined {
  return 'default' in field ? field.default : undefined;
}

/** Whether a stored record may have null here. */
export function isNullable(field: Field): boolean {
  return field.required !== true && defaultOf(field) === undefined && !isMany(field);
}

/** Whether its value is a list, which may be empty and is never null. */
export function isMany(field: Field): field is EnumsField | RelationsField {
  return field.type === 'relations' || field.type === 'enums';
}
