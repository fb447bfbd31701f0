import { pageInfoDef } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router';
import { ERROR_TEXTS, type ErrorStatus } from '../../lib/error-texts.ts';
import { mainMenuQuery } from '../../lib/menu.ts';
import { paths } from '../../lib/paths.ts';
import { holdsAny, useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';
import { NatureSummary } from './nature-summary.tsx';
import { StartPanel } from './start-panel.tsx';

/** Where the signed-in begin: their dashboards, and the guidelines for classifying a payment in short. The signed-out see the start page. */
export function Component() {
  const session = useSession();
  const { isPending: areBoardsPending } = useQuery({ ...mainMenuQuery, enabled: session.account !== null });
  const { ledHomeBy, page } = (useLocation().state ?? {}) as { ledHomeBy?: ErrorStatus; page?: number };
  if (session.status === 'unknown') return <Loading label="Signing you in" />;
  if (session.account === null && session.leaveTo !== null) return <Loading label="Signing you out" />;
  if (session.account === null) return <Navigate to={paths.landing} replace />;
  return (
    <div className="home-page">
      {ledHomeBy !== undefined && (
        <p className="banner" role="alert">
          {ERROR_TEXTS[ledHomeBy]}
          {page !== undefined && ledHomeBy === 403 && holdsAny(session, pageInfoDef.read) && (
            <>
              {' '}
              It does not list your user group: <Link to={paths.configurePage(page)}>Configure Page</Link>
            </>
          )}
        </p>
      )}
      <StartPanel account={session.account} />
      {/* The dashboards above it would push it down. */}
      {!areBoardsPending && <NatureSummary />}
    </div>
  );
}
