import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../lib/api.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { signIn } from '../../lib/sign-in.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

interface SignInFormProps {
  /** The login to begin with: who was signed in before the session ended. */
  username?: string | undefined;
  onSignedIn: () => void;
  onFailure: (failure: 'disabled' | 'refused') => void;
}

/** The fields of the sign-in, the same on the page and in the dialog. */
export function SignInForm({ username: first = '', onSignedIn, onFailure }: SignInFormProps) {
  const [username, setUsername] = useState(first);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const [busy, setBusy] = useState(false);
  const demoLogins = useProfileInfo()?.demoLogins ?? [];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
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
      <button type="submit" className="button button-primary button-wide" aria-disabled={busy}>
        PROCEED
      </button>
      <DemoAccounts
        logins={demoLogins}
        onChoose={(account) => {
          setUsername(account.username);
          setPassword(account.password);
        }}
      />
    </form>
  );
}
