import type { Authority } from '@pellucid/contract';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { rememberUrl } from '../lib/return-url.ts';
import { holdsAny, useSession } from '../lib/session.ts';
import { openSignIn } from '../lib/sign-in-dialog.ts';
import { Loading } from '../ui/loading.tsx';

/**
 * Shows its children to those who hold one of the authorities. Everyone else is led on (docs/promises/navigation.md#guard): signed
 * out to accessdenied with the sign-in dialog over it and the address remembered, signed in to the 403 screen.
 *
 * A session that expires leaves the children mounted: the sign-in comes over them and what was typed stays.
 */
export function Guard({ authorities, children }: { authorities: readonly Authority[]; children: ReactNode }) {
  const session = useSession();
  if (session.status === 'unknown') return <Loading label="Signing you in" />;
  if (session.status === 'signed-out')
    return session.leaveTo === null ? <AskToSignIn /> : <Loading label="Signing you out" />;
  if (!holdsAny(session, authorities)) return <Navigate to={paths.error} state={{ status: 403 }} replace />;
  return children;
}

function AskToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberUrl(pathname + search);
    openSignIn();
  }, [pathname, search]);
  return <Navigate to={paths.accessDenied} replace />;
}
