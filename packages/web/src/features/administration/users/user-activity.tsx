import { endUserSession, listUserHistory, listUserSessions, type UserChange } from '@pellucid/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ENTITY_KEY } from '../../../crud/entity-api.ts';
import { useInvalidateEntity } from '../../../crud/entity-context.tsx';
import type { RecordProps } from '../../../crud/entity-screen.ts';
import { LoadError } from '../../../crud/load-error.tsx';
import { errorMessage } from '../../../crud/validation.ts';
import { call } from '../../../lib/api.ts';
import { momentText } from '../../../lib/moment.ts';
import { askToSignInFor } from '../../../lib/sign-in-dialog.ts';
import { alert, toast } from '../../../ui/notices.ts';
import { changesOf } from './user-changes.ts';
import './users.css';

/** Under the fields of a user: where they are signed in, and what was changed of them. */
export function UserActivity({ record }: RecordProps) {
  return (
    <>
      <Sessions id={record.id} />
      <History id={record.id} />
    </>
  );
}

function Sessions({ id }: { id: number }) {
  const invalidate = useInvalidateEntity();
  const params = { id: String(id) };
  const sessions = useQuery({
    queryKey: [ENTITY_KEY, 'user', 'sessions', id],
    queryFn: ({ signal }) => call(listUserSessions, { params }, { signal }),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (sessionId: string) => call(endUserSession, { params: { ...params, sessionId } }),
    onSuccess: () => {
      toast.success('The session has ended');
      return invalidate();
    },
    onError: (error) => {
      if (!askToSignInFor(error)) alert.error(errorMessage(error));
    },
  });
  return (
    <section className="card view-group" aria-labelledby="user-sessions">
      <h2 id="user-sessions">Sessions</h2>
      {sessions.isError && <LoadError error={sessions.error} onRetry={sessions.refetch} />}
      {sessions.data?.length === 0 && <p className="field-hint">They are signed in nowhere.</p>}
      <ul className="user-sessions">
        {sessions.data?.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{session.address}</strong> · signed in {momentText(session.createdAt)} · last used{' '}
              {momentText(session.lastSeenAt)}
              <span className="user-agent">{session.userAgent}</span>
            </span>
            {session.current ? (
              <span className="field-hint">This session</span>
            ) : (
              <Button
                aria-label={`End the session from ${session.address}, signed in ${momentText(session.createdAt)}`}
                onClick={() => end.mutate(session.id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const HISTORY_SIZE = 20;

function History({ id }: { id: number }) {
  const history = useInfiniteQuery({
    queryKey: [ENTITY_KEY, 'user', 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call(listUserHistory, { params: { id: String(id) }, query: { page: pageParam, size: HISTORY_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === HISTORY_SIZE ? pages.length : undefined),
    staleTime: 0,
  });
  const changes = history.data?.pages.flat() ?? [];
  return (
    <section className="card view-group" aria-labelledby="user-history">
      <h2 id="user-history">Change history</h2>
      {history.isError && <LoadError error={history.error} onRetry={history.refetch} />}
      {history.data !== undefined && changes.length === 0 && <p className="field-hint">Nothing was changed yet.</p>}
      <ol className="user-history">
        {changes.map((change) => (
          <Change key={change.seq} change={change} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show older changes
        </Button>
      )}
    </section>
  );
}

function Change({ change }: { change: UserChange }) {
  return (
    <li>
      <p>
        <time dateTime={change.at}>{momentText(change.at)}</time> <strong>{change.actor}</strong> · {change.action}
        {change.reason !== null && <span className="field-hint"> · {change.reason}</span>}
      </p>
      <ul>
        {changesOf(change).map(({ label, before, after }) => (
          <li key={label}>
            {label}: <del>{before}</del> → <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}
