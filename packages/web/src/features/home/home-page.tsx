import { Navigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';
import { NatureGuide } from './nature-guide.tsx';
import { StartPanel } from './start-panel.tsx';

/** Where the signed-in begin: their dashboards, and how to classify a payment. The signed-out see the start page. */
export function Component() {
  const session = useSession();
  if (session.status === 'unknown') return <Loading label="Signing you in" />;
  if (session.account === null && session.leaveTo !== null) return <Loading label="Signing you out" />;
  if (session.account === null) return <Navigate to={paths.landing} replace />;
  return (
    <div className="home-page">
      <StartPanel account={session.account} />
      <NatureGuide />
    </div>
  );
}
