import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { onSessionChange, readSession } from '../../lib/session.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { OpenRequest } from '../../viewer/analytics-viewer.ts';
import type { MountedViewer } from '../../viewer/mounted-viewer.ts';
import type { CreateViewer, ViewerKind } from '../../viewer/viewer-kind.ts';

/** Marks the entries of the browser's history that the viewer wrote itself. */
const FROM_VIEWER = { fromViewer: true };

/** Query parameters of the route itself; all others are the viewer's. */
const PAGE_PARAMETERS = ['menu', 'sub', 'q', 'parent'];

type Opening = Omit<OpenRequest, 'state'>;

/**
 * Opens a viewer for as long as the screen shows and keeps its state in the address: what a person does adds an entry to
 * the browser's history, back and forward show the state of their entry. A board that is ready only after the person has
 * left says nothing in the address of where they went. Null until it is made; not opened while there is nothing to open.
 */
export function useViewer(kind: ViewerKind, opening: Opening | null): MountedViewer | null {
  const mounted = useMountedViewer(kind);
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const latest = useRef({ search: location.search, navigate, isHere, opening });
  latest.current = { search: location.search, navigate, isHere, opening };

  const isWaiting = opening === null;
  useEffect(() => {
    const { opening, search } = latest.current;
    if (mounted === null || isWaiting || opening === null) return;
    const { viewer } = mounted;
    const offStates = viewer.on((event) => {
      if (event.type !== 'state-changed') return;
      const { search, navigate, isHere } = latest.current;
      if (!isHere()) return;
      const rest = pageParameters(search);
      const next = rest === '' ? event.state : `${rest}&${event.state}`;
      navigate({ search: `?${next}` }, { replace: event.replace, state: FROM_VIEWER, preventScrollReset: true });
    });
    const offSession = reloadAfterSignIn(() => void viewer.reload());
    void viewer.open({ ...opening, state: search });
    return () => {
      offStates();
      offSession();
    };
  }, [mounted, isWaiting]);

  // Addresses that the viewer wrote are its state already; the others are back, forward and links.
  const own = navigationType !== 'POP' && location.state?.fromViewer === true;
  useEffect(() => {
    if (!own) mounted?.viewer.showState(location.search);
  }, [mounted, own, location.search]);

  return mounted;
}

/** A viewer of its own for the screen, once its code is there. Code that cannot be had is the screen's failure. */
function useMountedViewer(kind: ViewerKind): MountedViewer | null {
  const queries = useQueryClient();
  const [mounted, setMounted] = useState<MountedViewer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let made: MountedViewer | null = null;
    let unmounted = false;
    const create = (createViewer: CreateViewer) => {
      if (unmounted) return;
      made = createViewer(queries);
      setMounted(made);
    };
    withTimeout(kind.load()).then(create, setFailure);
    return () => {
      unmounted = true;
      made?.viewer.dispose();
    };
  }, [kind, queries]);
  if (failure !== null) throw failure;
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

/** Whether an address has a state of the viewer: it is a link to what somebody saw. */
export function hasViewerState(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !PAGE_PARAMETERS.includes(name));
}

function pageParameters(search: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => PAGE_PARAMETERS.includes(name));
  return new URLSearchParams(own).toString();
}
