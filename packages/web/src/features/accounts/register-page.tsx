import { GUESSABLE_PASSWORD, PROBLEM_TYPE, type Problem, register } from '@pellucid/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiProblem, call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { AccountFrame } from './account-frame.tsx';
import { REGISTER_FAILURE } from './messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordGuidelines } from './password-guidelines.tsx';
import { ResendActivation } from './resend-activation.tsx';
import { confirmationError, LIMITS, newPasswordError, registerEmailError } from './rules.ts';
import { useGuessable } from './use-guessable.ts';

const MISMATCH = 'The password and its confirmation do not match!';

/** The registration: an e-mail address and a password; a mail then opens the account. */
export function Component() {
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <AccountFrame
      title={registered === null ? 'Registration' : 'Please check your email'}
      lead={
        registered === null
          ? 'Six dashboards over the last two program years, free of charge.'
          : 'Your registration is saved. One step is left.'
      }
    >
      {registered === null ? <RegisterForm onRegistered={setRegistered} /> : <Registered email={registered} />}
      <div className="account-divider">
        <span>Already registered?</span>
      </div>
      <Link to={paths.login} className="button button-wide">
        LOG IN
      </Link>
    </AccountFrame>
  );
}

function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { alert, fail, clear } = useTransientAlert();
  const [showRules, setShowRules] = useState(false);
  const { isGuessable, isRefusal } = useGuessable();
  const form = useForm({
    initial: { email: '', password: '', confirmation: '' },
    check: ({ email, password, confirmation }) => ({
      email: registerEmailError(email),
      password: newPasswordError(password, isGuessable(password, email)),
      confirmation: confirmationError(password, confirmation, MISMATCH),
    }),
    send: async ({ email, password }) => {
      clear();
      try {
        await call(register, { body: { email, password, langKey: 'en' } });
        onRegistered(email);
      } catch (error) {
        if (isRefusal(error, password)) return fail(GUESSABLE_PASSWORD);
        const failure = failureOf(error);
        setShowRules(failure === 'rules');
        fail(failure === 'rules' ? 'The password does not follow the rules below.' : REGISTER_FAILURE[failure]);
      }
    },
  });

  const guessable = isGuessable(form.values.password, form.values.email);
  return (
    <form className="account-form" onSubmit={form.submit} noValidate>
      <TransientAlert alert={alert} />
      <ErrorSummary summary={form.summary} />
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={LIMITS.registerEmailInput}
      />
      <NewPasswordFields
        field={form.field}
        password={form.values.password}
        guessable={guessable}
        labels={{ password: 'New password', confirmation: 'New password confirmation' }}
      >
        {(showRules || form.field('password').error !== undefined) && (
          <PasswordGuidelines password={form.values.password} guessable={guessable} />
        )}
      </NewPasswordFields>
      <button type="submit" className="button button-primary button-wide" aria-disabled={form.busy}>
        REGISTER
      </button>
    </form>
  );
}

function Registered({ email }: { email: string }) {
  return (
    <>
      <p className="banner banner-success" role="status">
        We have sent a link to <strong>{email}</strong>. Open it within 24 hours and your account is ready.
      </p>
      <ResendActivation name={email} />
    </>
  );
}

/** Which of the promised messages a failed registration gets (docs/promises/accounts.md#messages). */
function failureOf(error: unknown): 'taken' | 'rules' | 'other' {
  if (!(error instanceof ApiProblem) || error.status !== 400) return 'other';
  const { type, title }: Problem = error.problem;
  if (type === PROBLEM_TYPE.emailAlreadyUsed || type === PROBLEM_TYPE.loginAlreadyUsed) return 'taken';
  return title === 'Incorrect password' || title === 'Method argument not valid' ? 'rules' : 'other';
}
