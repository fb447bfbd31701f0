import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '@pellucid/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { momentText } from '../../lib/moment.ts';
import { paths } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { askToSignInFor } from '../../lib/sign-in-dialog.ts';
import { Loading } from '../../ui/loading.tsx';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { deviceOf } from './device.ts';
import { GENERIC_FAILURE } from './messages.ts';

const QUERY_KEY = ['own-sessions'];

/** Where the person is signed in, and the way to end that. */
export function OwnSessions() {
  const queries = useQueryClient();
  const { alert, succeed, fail } = useTransientAlert();
  const {
    data: sessions,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => call(listOwnSessions, undefined, { signal }),
    staleTime: 0,
  });
  const settle = {
    onError: (error: unknown) => {
      if (!askToSignInFor(error)) fail(GENERIC_FAILURE);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY_KEY }),
  };
  const end = useMutation({
    mutationFn: (session: OwnSession) => call(endOwnSession, { params: { id: session.id } }),
    onSuccess: () => succeed('The session has ended.'),
    ...settle,
  });
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: () => succeed('All other sessions have ended.'),
    ...settle,
  });

  return (
    <section className="account-card card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <p className="account-lead">
        End a session that you do not know, and then <Link to={paths.password}>change your password</Link>.
      </p>
      <TransientAlert alert={alert} />
      {isPending && <Loading label="Loading your sessions" />}
      {isError && (
        <div className="banner banner-danger" role="alert">
          <p>Your sessions could not be loaded.</p>
          <button type="button" className="button" onClick={() => refetch()}>
            Try again
          </button>
        </div>
      )}
      <ul className="sessions">
        {sessions?.map((session) => (
          <li key={session.id} className="session">
            <div>
              <p className="session-device">
                {deviceOf(session.userAgent)}
                {session.current && <span className="session-current">This session</span>}
              </p>
              <p className="session-facts">{factsOf(session)}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`${session.current ? 'Log out here' : 'End this session'}: ${deviceOf(session.userAgent)}, signed in ${momentText(session.createdAt)}`}
              onClick={() => (session.current ? void endSession(paths.home) : end.mutate(session))}
            >
              {session.current ? 'Log out here' : 'End this session'}
            </button>
          </li>
        ))}
      </ul>
      {(sessions?.length ?? 0) > 1 && (
        <button type="button" className="button" onClick={() => endOthers.mutate()}>
          End all other sessions
        </button>
      )}
    </section>
  );
}

function factsOf({ address, createdAt, lastSeenAt, remembered, current }: OwnSession): string {
  const facts = [
    address,
    `signed in ${momentText(createdAt)}`,
    current ? 'in use now' : `last used ${momentText(lastSeenAt)}`,
  ];
  return [...facts, ...(remembered ? ['stays signed in'] : [])].join(' · ');
}
