import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { LoadError } from '../../crud/load-error.tsx';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import './operations-frame.css';

const SCREENS = [
  { label: 'Metrics', to: paths.metrics },
  { label: 'Health', to: paths.health },
  { label: 'Configuration', to: paths.configuration },
  { label: 'Audits', to: paths.audits },
  { label: 'Logs', to: paths.logs },
] as const;
const DOCS = { label: 'API docs', to: paths.docs };

interface Loading {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface FrameProps {
  title: string;
  lead: string;
  /** What the screen shows is asked for by this; absent where the screen asks in parts. */
  loading?: Loading;
  /** Beside the refresh button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Around every operations screen: the way to the others, its title, and what went wrong, without hiding what is known. */
export function OperationsFrame({ title, lead, loading, tools, children }: FrameProps) {
  const info = useProfileInfo();
  const nav = useRef<HTMLElement>(null);
  // On a telephone the row of screens is longer than the page is wide.
  useEffect(() => {
    const active = nav.current?.querySelector<HTMLElement>('.active');
    if (nav.current && active) nav.current.scrollLeft = active.offsetLeft - nav.current.offsetWidth / 2;
  }, []);
  const screens = info?.swaggerEnabled === true ? [...SCREENS, DOCS] : SCREENS;
  return (
    <PageFrame
      title={title}
      subtitle={lead}
      nav={
        <nav ref={nav} className="ops-screens" aria-label="Operations">
          {screens.map(({ label, to }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
      }
      actions={
        <>
          {tools}
          {loading !== undefined && (
            <Button icon={<ReloadOutlined spin={loading.isFetching} />} onClick={() => loading.refetch()}>
              Refresh
            </Button>
          )}
        </>
      }
    >
      {loading !== undefined && loading.error !== null && (
        <LoadError error={loading.error} onRetry={loading.refetch} what={title} />
      )}
      {children}
    </PageFrame>
  );
}
