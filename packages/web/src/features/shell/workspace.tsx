import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileAsked } from '../../lib/profile-info.ts';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { useSession } from '../../lib/session.ts';
import { DemoRibbon } from '../../ui/demo-ribbon.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Footer } from '../../ui/footer.tsx';
import { ThemeProvider } from '../../ui/theme-provider.tsx';
import { useReady } from '../../ui/use-ready.ts';
import { RoleMessages, useMessagesAsked } from './role-messages.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

/** Around every screen of the signed-in, and the error screens: top bar, content, footer. */
export function Component() {
  return (
    <Workspace>
      <Outlet />
    </Workspace>
  );
}

/** The same around a screen that is no route of its own. */
export function Workspace({ children }: { children: ReactNode }) {
  const { account, status } = useSession();
  const { pathname } = useLocation();
  const hidden = useTopBarHidden();
  const isProfileKnown = useProfileAsked();
  const areMessagesKnown = useMessagesAsked(account?.company ?? null);
  // What came later would push down what people read already.
  const ready = useReady(isProfileKnown && status !== 'unknown' && areMessagesKnown);
  // The server refuses everything else until they have chosen a password of their own.
  if (account?.mustChangePassword === true && pathname !== paths.password)
    return <Navigate to={paths.password} replace />;
  return (
    <ThemeProvider>
      <div className="workspace" data-ready={ready}>
        <DemoRibbon />
        {!hidden && (
          <ErrorBoundary part="The top bar" resetKey={account?.id}>
            {account === null ? <SignedOutBar /> : <TopBar account={account} />}
          </ErrorBoundary>
        )}
        {account?.company != null && (
          <ErrorBoundary part="Messages" fallback={null}>
            <RoleMessages key={account.company.id} company={account.company} />
          </ErrorBoundary>
        )}
        <main className="workspace-content" id="content">
          {children}
        </main>
        <Footer />
      </div>
    </ThemeProvider>
  );
}

function useTopBarHidden(): boolean {
  const onResetFinish = useLocation().pathname.startsWith(paths.resetFinish);
  const switchedOff = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.topBar === false);
  return onResetFinish || switchedOff;
}
