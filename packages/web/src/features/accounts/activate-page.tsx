import { activate } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiProblem, call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Loading } from '../../ui/loading.tsx';
import { AccountFrame } from './account-frame.tsx';
import { NOT_ACTIVATED } from './messages.ts';
import { ResendActivation } from './resend-activation.tsx';

/** Where the link of the activation mail leads. Without a key it sends the mail again. */
export function Component() {
  const key = useSearchParams()[0].get('key');
  return (
    <AccountFrame title="Activation" lead="The last step before your first dashboard.">
      {key === null || key === '' ? <ResendActivation /> : <Activation activationKey={key} />}
      <p className="account-links">
        <Link to={paths.login}>Log in</Link>
        <Link to={paths.register}>Register a new account</Link>
      </p>
    </AccountFrame>
  );
}

function Activation({ activationKey }: { activationKey: string }) {
  // The key works once, so the answer is kept and nothing but the person asks a second time.
  const { isPending, data, error, refetch } = useQuery({
    queryKey: ['activate', activationKey],
    queryFn: () => call(activate, { query: { key: activationKey } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <Loading label="Activating your account" />;
  if (error === null)
    return (
      <>
        <p className="banner banner-success" role="status">
          Your account is active. You can sign in now.
        </p>
        <Link to={paths.login} className="button button-primary button-wide">
          Sign in
        </Link>
        <p className="account-lead">
          A password was chosen when this account was registered. If that was not you, choose your own before anything
          else: whoever registered it knows the first one.
        </p>
        <Link to={`${paths.resetFinish}?key=${data?.resetKey}`} className="button button-wide">
          Choose another password
        </Link>
      </>
    );
  if (isPassing(error))
    return (
      <>
        <p className="banner banner-danger" role="alert">
          {error.message}
        </p>
        <button type="button" className="button button-wide" onClick={() => refetch()}>
          Try again
        </button>
      </>
    );
  return (
    <>
      <p className="banner banner-danger" role="alert">
        {NOT_ACTIVATED}
      </p>
      <ResendActivation />
    </>
  );
}

/** The server was away or asks to slow down: that says nothing about the key. */
function isPassing(error: Error): boolean {
  return error instanceof ApiProblem && [0, 429, 502, 503, 504].includes(error.status);
}
