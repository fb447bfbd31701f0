import { EmailAddress, REFERRALS_PER_DAY, ReferFriend, referFriend } from '@pellucid/contract';
import { ApiProblem, call } from '../../lib/api.ts';
import { askToSignInFor } from '../../lib/sign-in-dialog.ts';
import { useForm } from '../../lib/use-form.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import './referral.css';

const MAX_RECIPIENTS = 10;
const MAX_MESSAGE_LENGTH = 1_000;
const TOO_MANY_REQUESTS = 429;

/** Recommends the product to friends by mail. */
export function Component() {
  const { alert, succeed, fail, clear } = useTransientAlert();
  const form = useForm({
    initial: { emails: '', message: '' },
    check: ({ emails }) => ({ emails: emailsError(addressesOf(emails)) }),
    send: async ({ emails, message }) => {
      clear();
      const addresses = addressesOf(emails);
      try {
        await call(referFriend, { body: ReferFriend.parse({ emails: addresses, message }) });
        form.reset();
        succeed(
          addresses.length === 1 ? 'Your friend will get a mail.' : `${addresses.length} friends will get a mail.`,
        );
      } catch (error) {
        if (!askToSignInFor(error)) fail(errorText(error));
      }
    },
  });

  return (
    <section className="referral card" aria-labelledby="referral-title">
      <h1 id="referral-title">Refer to friend(s)</h1>
      <p>We send each of them one mail in your name, with your words and a link to the free version.</p>
      <form className="referral-form" onSubmit={form.submit} noValidate>
        <TransientAlert alert={alert} />
        <ErrorSummary summary={form.summary} />
        <TextField
          {...form.field('emails')}
          label="Email addresses, separated by commas"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextAreaField
          {...form.field('message')}
          label="Your message (optional)"
          rows={4}
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <button type="submit" className="button button-primary" aria-disabled={form.busy}>
          Send
        </button>
      </form>
    </section>
  );
}

function addressesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
}

function emailsError(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return 'At least one email address is required';
  if (addresses.length > MAX_RECIPIENTS) return `At most ${MAX_RECIPIENTS} addresses at a time`;
  const invalid = addresses.find((address) => !EmailAddress.safeParse(address).success);
  return invalid === undefined ? undefined : `${invalid} is not an email address`;
}

function errorText(error: unknown): string {
  return error instanceof ApiProblem && error.status === TOO_MANY_REQUESTS
    ? `At most ${REFERRALS_PER_DAY} friends a day. Please go on tomorrow.`
    : 'An error has occurred! Please try again later.';
}
