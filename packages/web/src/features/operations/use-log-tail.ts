import { type LogLevel, type LogLine, tailLogs } from '@pellucid/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

export interface TailFilter {
  level: LogLevel;
  logger: string | undefined;
  text: string;
}

/** Milliseconds between polls while the tail is live. */
const POLL_INTERVAL_MS = 2_000;
/** Lines on screen; what is older can be had as a file. */
const MAX_LINES = 500;

/**
 * The newest lines that pass a filter, oldest first. While `live`, only what came since the last poll is fetched, and a
 * server that does not answer is asked again.
 */
export function useLogTail({ level, logger, text }: TailFilter, live: boolean) {
  const [lines, setLines] = useState<readonly LogLine[] | undefined>();
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let after = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const query = { level, limit: MAX_LINES, ...(logger && { logger }), ...(text !== '' && { text }) };

    async function poll(): Promise<void> {
      try {
        const answer = await call(tailLogs, { query: { ...query, after } }, { signal: controller.signal, quiet: true });
        // A server that was restarted counts anew.
        const restarted = answer.last < after;
        const first = after === 0 || restarted;
        setLines((known = []) => (first ? answer.lines : [...known, ...answer.lines].slice(-MAX_LINES)));
        after = restarted ? 0 : answer.last;
        setError(null);
      } catch (failure) {
        if (controller.signal.aborted) return;
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      }
      if (live && !controller.signal.aborted) timer = setTimeout(poll, POLL_INTERVAL_MS);
    }

    void poll();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [level, logger, text, live]);

  return { lines, error };
}
