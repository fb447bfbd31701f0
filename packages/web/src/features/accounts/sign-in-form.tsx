import { type FormEvent, useRef, useState } from 'react';
import { ApiProblem } from '../../lib/api.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { signIn } from '../../lib/sign-in.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

interface SignInFormProps {
  /** The login to begin with: who was signed in before the session ended. */
  username?: string | undefined;
  /** A sign-in is on its way: what was said about the last one is old. */
  onAttempt: () => void;
  onSignedIn: () => void;
  onFailure: (failure: 'disabled' | 'refused') => void;
}

/** The fields of the sign-in, the same on the page and in the dialog. */
export function SignInForm({ username: first = '', onAttempt, onSignedIn, onFailure }: SignInFormProps) {
  const [username, setUsername] = useState(first);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const [busy, setBusy] = useState(false);
  const demoAccounts = useProfileInfo()?.demoAccounts ?? [];
  const proceed = useRef<HTMLButtonElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    onAttempt();
    try {
      await signIn({ username: username.trim(), password, rememberMe });
      onSignedIn();
    } catch (error) {
      setBusy(false);
      onFailure(error instanceof ApiProblem && error.status === 403 ? 'disabled' : 'refused');
    }
  };

  return (
    <form className="account-form" onSubmit={submit}>
      <TextField
        label="Email or username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={100}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          name="rememberMe"
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.target.checked)}
        />
        Remember me
      </label>
      <button ref={proceed} type="submit" className="button button-primary button-wide" aria-disabled={busy}>
        PROCEED
      </button>
      <DemoAccounts
        accounts={demoAccounts}
        onChoose={(account) => {
          setUsername(account.login);
          setPassword(account.password);
          proceed.current?.focus();
        }}
      />
    </form>
  );
}
