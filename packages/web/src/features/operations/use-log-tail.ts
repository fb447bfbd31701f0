import { type LogLevel, type LogLine, tailLogs } from '@pellucid/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

export interface TailFilter {
  level: LogLevel;
  logger: string | undefined;
  text: string;
}

/** Milliseconds between looks while the tail is live. */
const EVERY = 2_000;
/** Lines on screen; what is older can be had as a file. */
const SHOWN = 500;

/**
 * The newest lines that pass a filter, oldest first. While `live`, only what came since the last look is fetched, and a
 * server that does not answer is asked again.
 */
export function useLogTail({ level, logger, text }: TailFilter, live: boolean) {
  const [lines, setLines] = useState<readonly LogLine[] | undefined>();
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    let after = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const query = { level, limit: SHOWN, ...(logger && { logger }), ...(text !== '' && { text }) };

    async function look(): Promise<void> {
      try {
        const answer = await call(tailLogs, { query: { ...query, after } }, { signal: stop.signal, quiet: true });
        // A server that was restarted counts anew.
        const begunAnew = answer.last < after;
        const first = after === 0 || begunAnew;
        setLines((known = []) => (first ? answer.lines : [...known, ...answer.lines].slice(-SHOWN)));
        after = begunAnew ? 0 : answer.last;
        setError(null);
      } catch (failure) {
        if (stop.signal.aborted) return;
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      }
      if (live && !stop.signal.aborted) timer = setTimeout(look, EVERY);
    }

    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [level, logger, text, live]);

  return { lines, error };
}
