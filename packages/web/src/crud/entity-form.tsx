import { isWritable } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useBlocker, useParams } from 'react-router';
import { usePageTitle } from '../lib/page-title.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { formRecordQuery } from './entity-api.ts';
import { useEntityArea, useEntityPaths } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { type FieldErrors, recordPhrase } from './entity-screen.ts';
import { FieldEditor } from './field-editor.tsx';
import { changedFields, defaultValues, type FormValues, toFormValues } from './form-values.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { LoadError } from './load-error.tsx';
import { ReasonField } from './reason-field.tsx';
import { useEntitySave } from './use-entity-save.ts';
import { validate } from './validation.ts';
import './crud.css';
import './entity-form.css';

/** `new` and `{id}/edit`. */
export function EntityEdit() {
  const { id } = useParams();
  const { screen } = useEntityArea();
  const {
    data: record,
    error,
    refetch,
  } = useQuery({ ...formRecordQuery(screen, id ?? ''), enabled: id !== undefined });
  if (id === undefined) return <EntityForm key="new" record={null} />;
  if (record !== undefined) return <EntityForm key={record.id} record={record} />;
  if (error !== null) return <LoadError error={error} onRetry={refetch} />;
  return <Loading />;
}

function EntityForm({ record }: { record: EntityRecord | null }) {
  const { screen, canWrite } = useEntityArea();
  const { definition, groups = [], FormAside } = screen;
  const paths = useEntityPaths();
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef(false);

  const [values, setValues] = useState<FormValues>(() =>
    record === null ? defaultValues(definition) : toFormValues(definition, record),
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const saving = useEntitySave({
    record,
    values,
    reason,
    onRejected: (errors) => {
      setAttempts((count) => count + 1);
      focusField(form.current, Object.keys(errors));
    },
    onSaved: () => {
      leaving.current = true;
      void paths.back();
    },
  });
  const { savedValues, serverErrors, saveError, isDeleted, conflict, saving: isSaving } = saving;

  const title = record === null ? `New ${definition.noun.one}` : `Edit ${recordPhrase(screen, record)}`;
  usePageTitle(title);

  const errors: FieldErrors = { ...serverErrors, ...screen.validate?.(values), ...validate(definition, values) };
  const invalidFields = Object.keys(errors);
  const visibleErrors = Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => attempts > 0 || touched.has(path.split('.')[0] ?? '') || path in serverErrors,
    ),
  );
  const required = new Set(screen.requiredFields?.(values));
  const isDirty = savedValues !== values && changedFields(definition, savedValues, values).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(isDirty);

  const set = (name: string, value: unknown) => {
    setValues((now) => ({ ...now, [name]: value }));
    setTouched((now) => new Set([...now, name]));
    saving.clearServerError(name);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const clientErrors = Object.keys({ ...screen.validate?.(values), ...validate(definition, values) });
    if (clientErrors.length === 0) return saving.save();
    setAttempts((count) => count + 1);
    screen.onInvalid?.(values);
    focusField(form.current, clientErrors);
  };

  const fieldGroups = groups.length > 0 ? groups : [{ title: 'Details', fields: Object.keys(definition.fields) }];
  const sections = fieldGroups.map((group) => ({
    ...group,
    fields: group.fields.filter((name) => {
      const field = definition.fields[name];
      return field !== undefined && isWritable(field);
    }),
  }));

  return (
    <PageFrame title={title}>
      <div className={FormAside === undefined ? undefined : 'form-beside'}>
        <form ref={form} className="entity-form" onSubmit={submit} noValidate aria-label={title} aria-busy={isSaving}>
          {saveError !== null && (
            <p className="banner banner-danger" role="alert">
              {saveError}
            </p>
          )}
          {isDeleted && (
            <p className="banner banner-danger" role="alert">
              This {definition.noun.one} was deleted by someone else. What you typed is still here: save it as a new{' '}
              {definition.noun.one}, or leave it.
            </p>
          )}
          <p className="visually-hidden" role="status">
            {isSaving ? 'Saving' : ''}
          </p>
          <ErrorSummary summary={{ attempts, texts: attempts === 0 ? [] : [...new Set(Object.values(errors))] }} />
          {sections
            .filter(({ fields }) => fields.length > 0)
            .map((group) => (
              <fieldset key={group.title} className="card form-group">
                <legend className={sections.length === 1 ? 'visually-hidden' : undefined}>{group.title}</legend>
                <div className="form-grid">
                  {group.fields.map((name) => {
                    const Editor = screen.editors?.[name] ?? FieldEditor;
                    const props = { name, values, errors: visibleErrors, required, set, record };
                    return <Editor key={name} {...props} />;
                  })}
                </div>
              </fieldset>
            ))}
          {screen.asksReason && record !== null && <ReasonField value={reason} onChange={setReason} />}
          <div className="form-bar">
            <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canWrite}>
              {isSaving ? 'Saving…' : isDeleted ? `Save as new ${definition.noun.one}` : 'Save'}
            </Button>
            <Button onClick={() => void paths.back()} disabled={isSaving}>
              Cancel
            </Button>
            {attempts > 0 && invalidFields.length > 0 && (
              <span className="form-invalid">
                {invalidFields.length === 1
                  ? 'One field needs your attention'
                  : `${invalidFields.length} fields need your attention`}
              </span>
            )}
          </div>
        </form>
        {FormAside !== undefined && <FormAside values={values} record={record} />}
      </div>
      {conflict !== null && (
        <ConflictDialog
          {...conflict}
          mine={values}
          onCancel={saving.cancelMerge}
          onMerged={(merged) => {
            setValues(merged);
            saving.saveMerged(merged);
          }}
        />
      )}
      {blocker.state === 'blocked' && <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />}
    </PageFrame>
  );
}

/** The browser's own question when the tab is closed or loaded again. */
function useUnloadWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Moves the focus to the first input on screen that is invalid. */
function focusField(form: HTMLFormElement | null, invalidFields: readonly string[]): void {
  const editors = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = editors.find((editor) => invalidFields.includes(editor.dataset.field ?? ''));
  first?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
}
