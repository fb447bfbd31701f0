import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId, useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
}

/** A labelled input; its error is read out with it. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className="field-input" {...errorProps(id, error)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
}

/** A labelled text of several lines. */
export function TextAreaField({ label, error, ...input }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea {...input} id={id} className="field-input" {...errorProps(id, error)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A password with a button that shows what was typed. */
export function PasswordField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-with-button">
        <input
          {...input}
          id={id}
          className="field-input"
          type={shown ? 'text' : 'password'}
          {...errorProps(id, error)}
        />
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
      <FieldError id={id} error={error} />
    </div>
  );
}

function errorProps(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span className="field-error" id={`${id}-error`}>
      {error}
    </span>
  );
}
