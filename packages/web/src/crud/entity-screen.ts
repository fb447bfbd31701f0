import type { Criterion, EntityCalls, EntityDef, Problem } from '@pellucid/contract';
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

/** The records of another entity that link to a record by a field of theirs. */
export interface RelatedList {
  readonly title: string;
  readonly entity: string;
  readonly field: string;
}

export interface EditorProps {
  name: string;
  values: FormValues;
  /** What is wrong with this field and with the fields inside it. */
  errors: FieldErrors;
  /** Fields that must have a value now, by the same paths as errors. */
  required: ReadonlySet<string>;
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
  /** What names a record after its noun, where no field does: 'for every role, Acme'. */
  readonly describe?: (record: EntityRecord) => string;
  /** What a record is called whose label is empty: 'company filter of Top Companies'. */
  readonly unlabelledName?: (record: EntityRecord) => string;
  /** Editors in place of the one that the field's type asks for. */
  readonly editors?: Readonly<Record<string, ComponentType<EditorProps>>>;
  /** What shows a value on a record's page, in place of what the field's type asks for. */
  readonly values?: Readonly<Record<string, ComponentType<{ value: unknown }>>>;
  /** Which records a picker offers, where that is not all. */
  readonly pickerCriteria?: Readonly<Record<string, readonly Criterion[]>>;
  /** Fields that must have a value because of what others have; those that always must are in the definition. */
  readonly requiredFields?: (values: FormValues) => readonly string[];
  /** Other lists whose records link to this one, shown with their number on a record's page. */
  readonly related?: readonly RelatedList[];
  /** Rules that span several fields, in words by field. */
  readonly validate?: (values: FormValues) => FieldErrors;
  /** What the server's refusal says of fields beyond its codes, by field. */
  readonly explainRefusal?: (refusal: Problem) => FieldErrors;
  /** A change may come with a reason: it is one of rights. */
  readonly asksReason?: true;
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
  /** What the delete popup asks and does, where that is more than one record. */
  readonly DeleteBody?: ComponentType<DeleteBodyProps>;
  /** Other answers that a change makes old. */
  readonly invalidates?: readonly QueryKey[];
}

export interface DeleteBodyProps {
  record: EntityRecord;
  /** Says what the popup's button does; null leaves the plain delete. */
  setAction: (action: ((reason: string) => Promise<unknown>) | null) => void;
}

type Named = Pick<EntityScreen, 'definition' | 'describe' | 'unlabelledName'>;

/** What stands after the noun: 'analyst' for a user, 'for every role, Acme' for a role message. */
export function descriptionOf(screen: Named, record: EntityRecord): string {
  return (screen.describe?.(record) ?? labelText(screen, record)) || String(record.id);
}

/** A record in a sentence: 'user analyst', 'role message for every role, Acme'. */
export function recordPhrase(screen: Named, record: EntityRecord): string {
  return `${screen.definition.noun.one} ${descriptionOf(screen, record)}`;
}

/** What names a record on its own: its label, or where that is none, the phrase. */
export function recordName(screen: Named, record: EntityRecord): string {
  const label = screen.describe === undefined ? labelText(screen, record) : '';
  return label === '' ? capital(recordPhrase(screen, record)) : label;
}

function labelText({ definition, unlabelledName }: Named, record: EntityRecord): string {
  const label = record[definition.labelField];
  return (
    (typeof label === 'string' || typeof label === 'number' ? String(label) : '') || (unlabelledName?.(record) ?? '')
  );
}

/** Whether a record is marked as deleted, and can be restored. */
export function isDeleted({ deletedFlag }: EntityDef, record: EntityRecord): boolean {
  return deletedFlag !== undefined && record[deletedFlag] === true;
}

/** 'User groups', or the heading that the definition gives its list. */
export function titleOf({ title, noun }: EntityDef): string {
  return title ?? capital(noun.many);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
