import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiProblem } from '../lib/api-problem.ts';
import { askToSignInFor } from '../lib/sign-in-dialog.ts';
import { NOTICE_LIMITS, toast } from '../ui/notices.ts';
import { getRecord, saveRecord } from './entity-api.ts';
import { useEntityArea, useEntityChanged } from './entity-context.tsx';
import type { EntityRecord, FieldFaults } from './entity-screen.ts';
import { failureText, serverFaults } from './faults.ts';
import { bodyOf, changedFields, type FormValues } from './form-values.ts';

interface Form {
  /** The record as it was loaded; null for a new one. */
  record: EntityRecord | null;
  values: FormValues;
  /** Is told of what the server says against fields, after it shows at them. */
  onRefused: (faults: FieldFaults) => void;
  /** Is told when everything that was typed has been saved. */
  onSaved: () => void;
}

/**
 * Saves a form. Whatever becomes of it, what was typed stays in the form until it has been saved: a refusal, a server that
 * is away, a version that someone else saved, a record that someone else deleted, words typed while the answer was on its
 * way.
 */
export function useEntitySave({ record, values, onRefused, onSaved }: Form) {
  const { screen } = useEntityArea();
  const { definition, calls } = screen;
  const changed = useEntityChanged();
  // The version that the form began with; null for a new record and for one that is not there any more.
  const [base, setBase] = useState(record);
  const [start, setStart] = useState(values);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<FieldFaults>({});
  const [theirs, setTheirs] = useState<EntityRecord | null>(null);
  const [isGone, setGone] = useState(false);
  usePassing(failure, () => setFailure(null));
  const latest = useLatest(values);

  const save = async (draft: FormValues, from: EntityRecord | null) => {
    setSaving(true);
    setFailure(null);
    try {
      const body = { ...bodyOf(definition, draft), id: from?.id ?? null, version: from?.version };
      const saved = await saveRecord(calls, body);
      // Should what follows fail, saving again begins from here.
      setBase(saved);
      setGone(false);
      await screen.afterSave?.(saved, draft, record);
      void changed();
      if (changedFields(definition, draft, latest.current).length === 0) return onSaved();
      setStart(draft);
      toast.info('What you typed while it was being saved is not saved yet');
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  };

  const refused = async (error: unknown): Promise<void> => {
    if (askToSignInFor(error)) return;
    const problem = error instanceof ApiProblem ? error.problem : null;
    if (base !== null && problem?.status === 404) {
      setBase(null);
      return setGone(true);
    }
    if (base !== null && problem?.message === 'error.concurrencyFailure') {
      // Their version may be out of reach, or gone by now.
      return getRecord(calls, base.id).then(setTheirs, refused);
    }
    const faults = serverFaults(definition, problem?.fieldErrors ?? []);
    setRefusals(faults);
    setFailure(failureText(error, definition));
    onRefused(faults);
  };

  return {
    start,
    saving,
    failure,
    refusals,
    isGone,
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
    forget: (name: string) =>
      setRefusals((now) => Object.fromEntries(Object.entries(now).filter(([path]) => path.split('.')[0] !== name))),
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

/** An alert of a failed call goes by itself after 5 s (portal, section 9); what is wrong with fields stays at them. */
function usePassing(text: string | null, onGone: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from when the text appeared
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onGone, NOTICE_LIMITS.alert.milliseconds);
    return () => clearTimeout(timer);
  }, [text]);
}
