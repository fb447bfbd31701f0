import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { onSessionChange, readSession } from '../../lib/session.ts';
import type { OpenRequest } from '../../viewer/analytics-viewer.ts';
import type { MountedViewer } from '../../viewer/mounted-viewer.ts';
import { createNativeViewer } from '../../viewer/native/create-native-viewer.tsx';

/** Marks the entries of the browser's history that the viewer wrote itself. */
const OWN = { fromViewer: true };

/** Query parameters of the route itself; all others are the viewer's. */
const PAGE_PARAMETERS = ['menu', 'sub', 'q', 'parent'];

type Opening = Omit<OpenRequest, 'state'>;

/**
 * Opens a viewer for as long as the screen shows and keeps its state in the address: what a person does adds an entry to
 * the browser's history, back and forward show the state of their entry. Null until it is made.
 */
export function useViewer(opening: Opening): MountedViewer | null {
  const [mounted, setMounted] = useState<MountedViewer | null>(null);
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const latest = useRef({ search: location.search, navigate, opening });
  latest.current = { search: location.search, navigate, opening };

  useEffect(() => {
    const made = createNativeViewer(queries);
    const { viewer } = made;
    const endStates = viewer.on((event) => {
      if (event.type !== 'state-changed') return;
      const { search, navigate } = latest.current;
      const rest = pageParameters(search);
      const next = rest === '' ? event.state : `${rest}&${event.state}`;
      navigate({ search: `?${next}` }, { replace: event.replace, state: OWN, preventScrollReset: true });
    });
    const endSession = reloadAfterSignIn(() => void viewer.reload());
    setMounted(made);
    void viewer.open({ ...latest.current.opening, state: latest.current.search });
    return () => {
      endStates();
      endSession();
      viewer.dispose();
    };
  }, [queries]);

  // Addresses that the viewer wrote are its state already; the others are back, forward and links.
  const own = navigationType !== 'POP' && location.state?.fromViewer === true;
  useEffect(() => {
    if (!own) mounted?.viewer.showState(location.search);
  }, [mounted, own, location.search]);

  return mounted;
}

/** A person who signs in again over an open screen gets the figures that the lost session refused. */
function reloadAfterSignIn(reload: () => void): () => void {
  let status = readSession().status;
  return onSessionChange((session) => {
    const again = status === 'expired' && session.status === 'signed-in';
    status = session.status;
    if (again) reload();
  });
}

function pageParameters(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => PAGE_PARAMETERS.includes(name));
  return new URLSearchParams(kept).toString();
}
