import { useEffect } from 'react';
import { ApiProblem } from '../lib/api.ts';
import { alert } from '../ui/notices.ts';
import { errorMessage } from './validation.ts';

/** Tells why an action of the person's failed, where no part of the screen does; its call is `quiet`. After a 401 the sign-in comes instead. */
export function tellFailure(error: unknown): void {
  if (error instanceof ApiProblem && error.status === 401) return;
  alert.error(errorMessage(error));
}

/** Tells why something could not be loaded that the screen goes on without, once for each failure; its call is `quiet`. */
export function useToldFailure(error: unknown): void {
  useEffect(() => {
    if (error !== null) tellFailure(error);
  }, [error]);
}
