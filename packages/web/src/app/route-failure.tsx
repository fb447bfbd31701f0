import { useEffect } from 'react';
import { isRouteErrorResponse, Navigate, useRouteError } from 'react-router';
import { paths } from '../lib/paths.ts';

interface RouteFailureProps {
  /** `div` where the bar around it stays and has the page's main landmark already. */
  as?: 'main' | 'div';
}

/** In place of a screen that crashed or could not be loaded; the bar around it stays. */
export function RouteFailure({ as: Landmark = 'main' }: RouteFailureProps) {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isUnknown) console.error('A screen failed', error);
  }, [error, isUnknown]);
  if (isUnknown) return <Navigate to={paths.notFound} replace />;
  return (
    <Landmark className="route-failure" {...(Landmark === 'main' && { id: 'content' })}>
      <h1>This screen could not be shown</h1>
      <p>
        The product may have been updated while it was open, or the connection was lost. Loading the page again helps.
      </p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        Load the page again
      </button>
    </Landmark>
  );
}
