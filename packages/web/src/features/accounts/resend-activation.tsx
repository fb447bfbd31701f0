import { resendActivation } from '@pellucid/contract';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { GENERIC_FAILURE } from './messages.ts';
import { LIMITS, usernameError } from './rules.ts';

/** Has the activation mail sent again. Whether an account waits for one is not told. */
export function ResendActivation({ name = '' }: { name?: string }) {
  const { alert, succeed, fail } = useTransientAlert();
  const form = useForm({
    initial: { username: name },
    check: ({ username }) => ({ username: usernameError(username.trim()) }),
    send: async ({ username }) => {
      try {
        await call(resendActivation, { body: username });
        succeed('If an account waits for its activation, a new link is on its way.');
      } catch {
        fail(GENERIC_FAILURE);
      }
    },
  });
  return (
    <form className="account-form" onSubmit={form.submit} noValidate>
      <h2 className="account-subtitle">No mail, or the link is too old?</h2>
      <TransientAlert alert={alert} />
      <ErrorSummary summary={form.summary} />
      <TextField
        {...form.field('username')}
        label="Email or username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={LIMITS.usernameInput}
      />
      <button type="submit" className="button button-wide" aria-disabled={form.busy}>
        Send the activation link again
      </button>
    </form>
  );
}
