import { httpErrors, successAlerts } from '../lib/api.ts';
import { alert } from '../ui/notices.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * Tells the person what no screen tells: that the server is away or asks to slow down, and the success texts of answers.
 * Other errors belong to the screen that made the call.
 */
export function announceHttp(): () => void {
  let lastUnreachable = 0;
  const offErrors = httpErrors.on((failure) => {
    if (failure.status === TOO_MANY_REQUESTS) alert.warning(failure.message);
    if (failure.status !== 0) return;
    // One lost connection fails every call of a page at once; saying it once is enough.
    if (Date.now() - lastUnreachable > 3000) alert.error(failure.message);
    lastUnreachable = Date.now();
  });
  const offAlerts = successAlerts.on(alert.success);
  return () => {
    offErrors();
    offAlerts();
  };
}
