import type { Criterion, EntityCalls, EntityDef } from '@pellucid/contract';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { EntityRecord } from './entity-record.ts';
import type { FormValues } from './form-values.ts';

/** Fields that stand together in a form and on the page of a record. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly string[];
}

/** What is wrong with a form, by field; a field of a json field is `icon.name`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface EditorProps {
  name: string;
  values: FormValues;
  /** What is wrong with this field and with the fields inside it. */
  errors: FieldErrors;
  set: (name: string, value: unknown) => void;
  /** The record as it was loaded; null for a new one. */
  record: EntityRecord | null;
}

export interface RecordProps {
  record: EntityRecord;
}

/**
 * The screens of an entity: its definition, its calls, and what is special about it. An entity that is no more than its
 * definition has none of the optional parts.
 */
export interface EntityScreen {
  readonly definition: EntityDef;
  readonly calls: EntityCalls;
  /** Without them, all fields stand in one group. */
  readonly groups?: readonly FieldGroup[];
  /** Editors in place of the one that the field's type asks for. */
  readonly editors?: Readonly<Record<string, ComponentType<EditorProps>>>;
  /** What shows a value on a record's page, in place of what the field's type asks for. */
  readonly values?: Readonly<Record<string, ComponentType<{ value: unknown }>>>;
  /** Which records a picker offers, where that is not all. */
  readonly pickerCriteria?: Readonly<Record<string, readonly Criterion[]>>;
  /** Rules that span several fields, in words by field. */
  readonly validate?: (values: FormValues) => FieldErrors;
  /** Is told of a form that could not be saved because of its values. */
  readonly onInvalid?: (values: FormValues) => void;
  /** What happens after the record itself was saved, from the values of the form and the record as it was before. */
  readonly afterSave?: (saved: EntityRecord, values: FormValues, before: EntityRecord | null) => Promise<void>;
  /** Stands beside the form and follows what is typed. */
  readonly FormAside?: ComponentType<{ values: FormValues; record: EntityRecord | null }>;
  /** Stands under the fields of a record's page. */
  readonly ViewExtra?: ComponentType<RecordProps>;
  /** Buttons on a record's page, beside Edit and Delete. */
  readonly ViewActions?: ComponentType<RecordProps>;
  /** In the list, before the links to view, edit and delete. */
  readonly RowActions?: ComponentType<RecordProps>;
  /** The verb of the delete link for a record: 'Undelete' for one that is deleted. */
  readonly deleteVerb?: (record: EntityRecord) => string;
  /** What the delete popup asks and does, where that is more than one record. */
  readonly DeleteBody?: ComponentType<DeleteBodyProps>;
  /** Other answers that a change makes old. */
  readonly invalidates?: readonly QueryKey[];
}

export interface DeleteBodyProps {
  record: EntityRecord;
  /** Says what the popup's button does; null leaves the plain delete. */
  setAction: (action: (() => Promise<unknown>) | null) => void;
}

/** Name of a record to people. */
export function labelOf({ labelField, noun }: EntityDef, record: EntityRecord): string {
  const label = record[labelField];
  const text = typeof label === 'string' || typeof label === 'number' ? String(label) : '';
  return text === '' ? `${noun.one} ${record.id}` : text;
}

/** 'User groups', or the heading that the definition gives its list. */
export function titleOf({ title, noun }: EntityDef): string {
  return title ?? capital(noun.many);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
