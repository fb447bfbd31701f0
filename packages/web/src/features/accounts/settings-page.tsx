import { type Account, PROBLEM_TYPE, saveAccount } from '@pellucid/contract';
import { useState } from 'react';
import { ApiProblem, call } from '../../lib/api.ts';
import { refreshAccount, useSession } from '../../lib/session.ts';
import { askToSignInFor } from '../../lib/sign-in-dialog.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { AvatarField } from './avatar-field.tsx';
import { GENERIC_FAILURE, PICTURE_FAILURE, REGISTER_FAILURE, SUCCESS } from './messages.ts';
import { OwnSessions } from './own-sessions.tsx';
import { LIMITS, nameError, settingsEmailError } from './rules.ts';
import './accounts.css';

/** The only large thing that the form sends is the picture. */
const TOO_LARGE = 413;

/** The account of the person who is signed in, and where else they are. */
export function Component() {
  const { account } = useSession();
  if (account === null) return null;
  return (
    <div className="account-screen">
      <SettingsForm key={account.id} account={account} />
      <OwnSessions />
    </div>
  );
}

function SettingsForm({ account }: { account: Account }) {
  const { alert, succeed, fail, clear } = useTransientAlert();
  // Undefined leaves the picture as it is, null removes it.
  const [image, setImage] = useState<string | null>();
  const [refusal, setRefusal] = useState<string>();
  const chooseImage = (next: string | null) => {
    setRefusal(undefined);
    setImage(next);
  };
  const form = useForm({
    initial: { firstName: account.firstName ?? '', lastName: account.lastName ?? '', email: account.email },
    check: ({ firstName, lastName, email }) => ({
      firstName: nameError('first name', firstName),
      lastName: nameError('last name', lastName),
      email: settingsEmailError(email.trim()),
    }),
    send: async (values) => {
      clear();
      try {
        await call(saveAccount, { body: { ...values, ...(image !== undefined && { image }) } });
        succeed(SUCCESS.settings);
        setImage(undefined);
        await refreshAccount();
      } catch (error) {
        if (askToSignInFor(error)) return;
        const picture = pictureFailureOf(error);
        setRefusal(picture);
        fail(picture ?? failureOf(error));
      }
    },
  });

  return (
    <section className="account-card card" aria-labelledby="settings-title">
      <h1 id="settings-title">Settings of {account.login}</h1>
      <form className="account-form" onSubmit={form.submit} noValidate>
        <TransientAlert alert={alert} />
        <ErrorSummary summary={form.summary} />
        <AvatarField
          image={image === undefined ? (account.image ?? account.imageUrl) : image}
          refusal={refusal}
          onChange={chooseImage}
        />
        <div className="account-columns">
          <TextField
            {...form.field('firstName')}
            label="First name"
            autoComplete="given-name"
            required
            maxLength={LIMITS.name}
          />
          <TextField
            {...form.field('lastName')}
            label="Last name"
            autoComplete="family-name"
            required
            maxLength={LIMITS.name}
          />
        </div>
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LIMITS.email}
        />
        <button type="submit" className="button button-primary" disabled={!form.valid} aria-disabled={form.busy}>
          Save
        </button>
      </form>
    </section>
  );
}

/** Why the server refused the picture; undefined when it refused something else. */
function pictureFailureOf(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.status === TOO_LARGE) return PICTURE_FAILURE.Size;
  const reason = error.problem.fieldErrors?.find(({ field }) => field === 'image')?.message;
  if (reason === undefined) return undefined;
  return reason === 'Image' || reason === 'Size' ? PICTURE_FAILURE[reason] : reason;
}

function failureOf(error: unknown): string {
  const taken = error instanceof ApiProblem && error.problem.type === PROBLEM_TYPE.emailAlreadyUsed;
  return taken ? REGISTER_FAILURE.taken : GENERIC_FAILURE;
}
