import type { ReactNode } from 'react';
import type { FieldProps } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { LIMITS } from './rules.ts';
import { StrengthBar } from './strength-bar.tsx';

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmation') => FieldProps;
  password: string;
  /** Whether the password is known to be easy to guess. */
  guessable: boolean;
  labels: { password: string; confirmation: string };
  /** What a password needs, under its strength. */
  children?: ReactNode;
}

/** A new password, how strong it is, and the same again. */
export function NewPasswordFields({ field, password, guessable, labels, children }: NewPasswordFieldsProps) {
  const shared = { autoComplete: 'new-password', required: true, maxLength: LIMITS.password };
  return (
    <>
      <PasswordField {...field('password')} {...shared} label={labels.password} />
      <StrengthBar password={password} guessable={guessable} />
      {children}
      <PasswordField {...field('confirmation')} {...shared} label={labels.confirmation} />
    </>
  );
}
