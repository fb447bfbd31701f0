import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId, useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

interface Labelled {
  label: string;
  error?: string | undefined;
}

type TextFieldProps = Labelled & InputHTMLAttributes<HTMLInputElement>;
type TextAreaFieldProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled input; its error is read out with it. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(names) => <input {...input} {...names} />}
    </Field>
  );
}

/** A labelled text of several lines. */
export function TextAreaField({ label, error, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error}>
      {(names) => <textarea {...input} {...names} />}
    </Field>
  );
}

/** A password with a button that shows what was typed. */
export function PasswordField({ label, error, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(names) => (
        <div className="field-with-button">
          <input {...input} {...names} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className="icon-button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** What ties an input to its label and its error. */
interface FieldNames {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

function Field({ label, error, children }: Labelled & { children(names: FieldNames): ReactNode }) {
  const id = useId();
  const errorProps = error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, className: 'field-input', ...errorProps })}
      {error !== undefined && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
