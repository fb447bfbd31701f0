import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiProblem } from '../lib/api-problem.ts';
import { askToSignInFor } from '../lib/sign-in-dialog.ts';
import { NOTICE_LIMITS, toast } from '../ui/notices.ts';
import { getRecord, saveRecord } from './entity-api.ts';
import { useEntityArea, useInvalidateEntity } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import type { FieldErrors } from './entity-screen.ts';
import { changedFields, type FormValues, toRequestBody } from './form-values.ts';
import { errorMessage, serverFieldErrors } from './validation.ts';

interface Form {
  /** The record as it was loaded; null for a new one. */
  record: EntityRecord | null;
  values: FormValues;
  /** Why the change is made, where that is asked. */
  reason: string;
  /** Is told of what the server says against fields, after it shows at them. */
  onRejected: (errors: FieldErrors) => void;
  /** Is told when everything that was typed has been saved. */
  onSaved: () => void;
}

/**
 * Saves a form. Whatever becomes of it, what was typed stays in the form until it has been saved: a refusal, a server that
 * is away, a version that someone else saved, a record that someone else deleted, words typed while the answer was on its
 * way.
 */
export function useEntitySave({ record, values, reason, onRejected, onSaved }: Form) {
  const { screen } = useEntityArea();
  const { definition, calls } = screen;
  const invalidate = useInvalidateEntity();
  // The version that the form began with; null for a new record and for one that is not there any more.
  const [base, setBase] = useState(record);
  const [savedValues, setSavedValues] = useState(values);
  const [saving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<string | null>(null);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [theirs, setTheirs] = useState<EntityRecord | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  useAutoDismiss(saveError, () => setSaveError(null));
  const latest = useLatest(values);

  const save = async (draft: FormValues, from: EntityRecord | null) => {
    setSaving(true);
    setSaveError(null);
    try {
      const body = { ...toRequestBody(definition, draft), id: from?.id ?? null, version: from?.version };
      const saved = await saveRecord(calls, body, reason);
      // Should what follows fail, saving again begins from here.
      setBase(saved);
      setDeleted(false);
      await screen.afterSave?.(saved, draft, record);
      void invalidate();
      if (changedFields(definition, draft, latest.current).length === 0) return onSaved();
      setSavedValues(draft);
      toast.info('What you typed while it was being saved is not saved yet');
    } catch (error) {
      await handleError(error);
    } finally {
      setSaving(false);
    }
  };

  const handleError = async (error: unknown): Promise<void> => {
    if (askToSignInFor(error)) return;
    const problem = error instanceof ApiProblem ? error.problem : null;
    if (base !== null && problem?.status === 404) {
      setBase(null);
      return setDeleted(true);
    }
    if (base !== null && problem?.message === 'error.concurrencyFailure') {
      // Their version may be out of reach, or gone by now.
      return getRecord(calls, base.id).then(setTheirs, handleError);
    }
    const errors = {
      ...serverFieldErrors(definition, problem?.fieldErrors ?? []),
      ...(problem !== null && screen.explainRefusal?.(problem)),
    };
    setServerErrors(errors);
    setSaveError(errorMessage(error, definition));
    onRejected(errors);
  };

  return {
    savedValues,
    saving,
    saveError,
    serverErrors,
    isDeleted,
    /** Both versions of a record that someone else saved meanwhile. */
    conflict: theirs === null || base === null ? null : { base, theirs },
    save: () => void save(values, base),
    saveMerged: (merged: FormValues) => {
      setTheirs(null);
      setBase(theirs);
      void save(merged, theirs);
    },
    cancelMerge: () => setTheirs(null),
    /** What the server said of a field does not hold for its next value. */
    clearServerError: (name: string) =>
      setServerErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => path.split('.')[0] !== name))),
  };
}

/** A value for those who need it as it is later. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** An alert of a failed call goes by itself after 5 s (docs/promises/accounts.md#messages); what is wrong with fields stays at them. */
function useAutoDismiss(text: string | null, onDismiss: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from when the text appeared
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onDismiss, NOTICE_LIMITS.alert.milliseconds);
    return () => clearTimeout(timer);
  }, [text]);
}
