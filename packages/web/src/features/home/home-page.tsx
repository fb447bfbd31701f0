import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { ERROR_TEXTS, type ErrorStatus } from '../../lib/error-texts.ts';
import { mainMenuQuery } from '../../lib/menu.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';
import { NatureSummary } from './nature-summary.tsx';
import { StartPanel } from './start-panel.tsx';

/** Where the signed-in begin: their dashboards, and the guidelines for classifying a payment in short. The signed-out see the start page. */
export function Component() {
  const session = useSession();
  const { isPending: areBoardsPending } = useQuery({ ...mainMenuQuery, enabled: session.account !== null });
  const { ledHomeBy } = (useLocation().state ?? {}) as { ledHomeBy?: ErrorStatus };
  if (session.status === 'unknown') return <Loading label="Signing you in" />;
  if (session.account === null && session.leaveTo !== null) return <Loading label="Signing you out" />;
  if (session.account === null) return <Navigate to={paths.landing} replace />;
  return (
    <div className="home-page">
      {ledHomeBy !== undefined && (
        <p className="banner" role="alert">
          {ERROR_TEXTS[ledHomeBy]}
        </p>
      )}
      <StartPanel account={session.account} />
      {/* The dashboards above it would push it down. */}
      {!areBoardsPending && <NatureSummary />}
    </div>
  );
}
