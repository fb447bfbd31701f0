import { type Criterion, type Field, hasAnyAuthority, isWritable } from '@pellucid/contract';
import { Input, InputNumber, Select, Switch } from 'antd';
import { useId } from 'react';
import { earliestDay } from '../lib/moment.ts';
import { useEntityArea } from './entity-context.tsx';
import type { EditorProps, FieldErrors } from './entity-screen.ts';
import { fieldText, valueLabel } from './field-text.ts';
import type { FormValues } from './form-values.ts';
import { RelationPicker } from './relation-picker.tsx';
import './field-editor.css';

interface FieldEditorProps extends EditorProps {
  /** Which records a picker offers, where other values of the form decide that. */
  pickerCriteria?: readonly Criterion[];
}

/** The input of a field, as its type asks, with its label, help and error. */
export function FieldEditor(props: FieldEditorProps) {
  const { definition } = useEntityArea().screen;
  const field = definition.fields[props.name];
  if (field === undefined) throw new Error(`${definition.name} has no field ${props.name}`);
  if (field.type === 'json') return <JsonEditor {...props} field={field} />;
  return (
    <FieldInput
      name={props.name}
      field={field}
      value={props.values[props.name]}
      error={props.errors[props.name]}
      required={props.required.has(props.name)}
      onChange={(value) => props.set(props.name, value)}
      pickerCriteria={props.pickerCriteria}
    />
  );
}

/** A small record inside a record: its inputs in one frame. */
function JsonEditor({ name, field, values, errors, required, set }: EditorProps & { field: Field & { type: 'json' } }) {
  const inner = (values[name] ?? {}) as FormValues;
  return (
    <fieldset className="editor-set">
      <legend>{field.label}</legend>
      {Object.entries(field.fields).map(([part, each]) => (
        <FieldInput
          key={part}
          name={`${name}.${part}`}
          field={each}
          value={inner[part]}
          error={errors[`${name}.${part}`]}
          required={required.has(`${name}.${part}`)}
          onChange={(value) => set(name, { ...inner, [part]: value })}
        />
      ))}
    </fieldset>
  );
}

interface FieldInputProps {
  name: string;
  field: Field;
  value: unknown;
  error: FieldErrors[string] | undefined;
  /** Must have a value now, whatever the definition says. */
  required?: boolean;
  onChange: (value: unknown) => void;
  pickerCriteria?: readonly Criterion[] | undefined;
}

/** One labelled input. */
export function FieldInput({ name, field, value, error, required = false, onChange, pickerCriteria }: FieldInputProps) {
  const isRequired = field.required === true || required;
  const id = useId();
  const { authorities } = useEntityArea();
  const mayChange = isWritable(field) && (field.write === undefined || hasAnyAuthority(authorities, field.write));
  const help = mayChange || !isWritable(field) ? field.help : `Only an administrator of the product changes this.`;
  const notes = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(' ');
  const isWide = field.type === 'text' || field.type === 'relations';
  return (
    <div className={isWide ? 'editor editor-wide' : 'editor'} data-field={name}>
      <label className="editor-label" htmlFor={id}>
        {field.label}
        {isRequired && (
          <span className="editor-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <Control
        id={id}
        name={name}
        field={field}
        value={value}
        onChange={onChange}
        pickerCriteria={pickerCriteria}
        disabled={!mayChange}
        required={isRequired}
        invalid={error !== undefined}
        describedBy={notes === '' ? undefined : notes}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
      {help !== undefined && (
        <span id={`${id}-help`} className="field-hint">
          {help}
        </span>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  name: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  pickerCriteria: readonly Criterion[] | undefined;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
}

function Control({
  id,
  name,
  field,
  value,
  onChange,
  pickerCriteria,
  disabled,
  required,
  invalid,
  describedBy,
}: ControlProps) {
  const shared = {
    id,
    disabled,
    'aria-invalid': invalid,
    'aria-required': required,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(invalid && { status: 'error' as const }),
  };
  const typed = (event: { target: { value: string } }) => onChange(event.target.value);
  const text = typeof value === 'string' ? value : '';
  const { screen } = useEntityArea();
  switch (field.type) {
    case 'string':
      return <Input {...shared} value={text} onChange={typed} maxLength={field.maxLength} autoComplete="off" />;
    case 'text':
      return (
        <Input.TextArea
          {...shared}
          value={text}
          onChange={typed}
          maxLength={field.maxLength}
          autoSize={{ minRows: 3, maxRows: 12 }}
        />
      );
    case 'decimal':
      return <Input {...shared} value={text} onChange={typed} inputMode="decimal" autoComplete="off" />;
    case 'integer': {
      const bounds = field.clamp
        ? { min: field.min ?? Number.MIN_SAFE_INTEGER, max: field.max ?? Number.MAX_SAFE_INTEGER }
        : {};
      return (
        <InputNumber<number> {...shared} {...bounds} precision={0} value={value as number | null} onChange={onChange} />
      );
    }
    case 'boolean':
      return (
        <Switch
          id={id}
          disabled={disabled}
          checked={value === true}
          onChange={onChange}
          aria-describedby={describedBy}
        />
      );
    case 'enum':
      return (
        <Select<string>
          {...shared}
          aria-label={field.label}
          allowClear={field.required !== true}
          value={(value as string | null) ?? (null as unknown as string)}
          options={field.values.map((each) => ({ value: each, label: valueLabel(field, each), title: each }))}
          onChange={(next) => onChange(next ?? null)}
          placeholder="Choose"
        />
      );
    case 'enums':
      return (
        <Select<string[]>
          {...shared}
          mode="multiple"
          aria-label={field.label}
          value={(value as string[] | undefined) ?? []}
          options={field.values.map((each) => ({ value: each, label: valueLabel(field, each), title: each }))}
          onChange={onChange}
          placeholder="Choose"
        />
      );
    case 'date':
      return <Input {...shared} type="date" min={earliestDay()} value={text} onChange={typed} />;
    case 'instant':
      return (
        <Input
          {...shared}
          type="datetime-local"
          min={`${earliestDay()}T00:00`}
          value={localMoment(text)}
          onChange={(event) => onChange(event.target.value === '' ? '' : new Date(event.target.value).toISOString())}
        />
      );
    case 'relation':
    case 'relations': {
      const multiple = field.type === 'relations';
      const chosen = (multiple ? value : value === null || value === undefined ? [] : [value]) as { id: number }[];
      return (
        <RelationPicker
          id={id}
          to={field.to}
          show={field.show}
          label={field.label}
          multiple={multiple}
          value={chosen}
          onChange={(next) => onChange(multiple ? next : (next[0] ?? null))}
          pickerCriteria={pickerCriteria ?? screen.pickerCriteria?.[name]}
          disabled={disabled}
          invalid={invalid}
          required={required}
          describedBy={describedBy}
        />
      );
    }
    case 'json':
      return <span id={id}>{fieldText(field, value)}</span>;
  }
}

/** What a date and time input shows: local time, to the minute. */
function localMoment(iso: string): string {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
