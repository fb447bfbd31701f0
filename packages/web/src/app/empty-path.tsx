import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../lib/session.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { Loading } from '../ui/loading.tsx';
import { Guard } from './guard.tsx';

const lazyScreen = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await withTimeout(load())).Component }));

const Landing = lazyScreen(() => import('../features/landing/landing-page.tsx'));
const Chat = lazyScreen(() => import('../features/chat/chat-page.tsx'));
const Frame = lazy(async () => {
  const { Workspace } = await withTimeout(import('../features/shell/workspace.tsx'));
  return { default: Workspace };
});

/** The empty path: the assistant for the signed-in, the landing page for everyone else (docs/promises/navigation.md#routes). */
export function EmptyPath() {
  const { status } = useSession();
  return (
    <Suspense fallback={<Loading />}>
      {status === 'signed-out' ? (
        <Landing />
      ) : (
        <Guard authorities={['ROLE_USER']}>
          <Frame>
            <Chat />
          </Frame>
        </Guard>
      )}
    </Suspense>
  );
}
