import { type ChangeEvent, type SyntheticEvent, useState } from 'react';

/** What is wrong with the values of a form, by field; a field without an entry is fine. */
export type FormErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/** What an input of the form is given. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface FormOptions<Field extends string> {
  initial: Readonly<Record<Field, string>>;
  check: (values: Readonly<Record<Field, string>>) => FormErrors<Field>;
  /** Is called with valid values only, and once at a time; it deals with the failures of its calls itself. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>;
}

/**
 * The state of a form: its values, which of them were touched, and what is wrong. A field shows its error once it is dirty
 * and invalid, all fields do after an attempt to send. The values outlive a failing call; only `reset` empties them.
 */
export function useForm<Field extends string>({ initial, check, send }: FormOptions<Field>) {
  const [values, setValues] = useState(initial);
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const errors = check(values);
  const wrong = (Object.keys(initial) as Field[]).filter((name) => errors[name] !== undefined);

  const field = (name: Field): FieldProps => ({
    name,
    value: values[name],
    error: dirty.has(name) ? errors[name] : undefined,
    onChange: (event) => {
      const { value } = event.target;
      setValues((current) => ({ ...current, [name]: value }));
      setDirty((current) => new Set([...current, name]));
    },
  });

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const [first] = wrong;
    if (first !== undefined) {
      setDirty(new Set(Object.keys(initial)));
      setAttempts((count) => count + 1);
      const input = event.currentTarget.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    setBusy(true);
    try {
      await send(values);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    field,
    submit,
    busy,
    valid: wrong.length === 0,
    isDirty: dirty.size > 0,
    /** What the error summary reads out, after an attempt to send that failed. */
    summary: { attempts, texts: attempts === 0 ? [] : wrong.map((name) => errors[name] ?? '') },
    reset: (next: Readonly<Record<Field, string>> = initial) => {
      setValues(next);
      setDirty(new Set());
      setAttempts(0);
    },
  };
}
