import { getAuditVerification, type AuditVerification as Verification, verifyAudits } from '@pellucid/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { alert } from '../../ui/notices.ts';
import { duration, exactMoment } from './units.ts';
import './audit-verification.css';

const KEY = ['operations', 'audit-verification'];

/** The check of the hash chain: start it, watch it, and what came of the last one. */
export function AuditVerification() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getAuditVerification, undefined, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 500 : false),
  });
  const start = useMutation({
    mutationFn: () => call(verifyAudits),
    onSuccess: (answer) => queries.setQueryData(KEY, answer),
    onError: (error) => alert.error(error.message),
  });
  const running = data?.state === 'running' || start.isPending;
  return (
    <section className={`card verification verification-${severityOf(data)}`} aria-label="Integrity of the audit trail">
      <div role="status">
        <p className="verification-words">{titleOf(data)}</p>
        <p className="ops-quiet">{detailOf(data)}</p>
      </div>
      {data?.state === 'running' && (
        <Progress
          aria-label="Rows checked"
          className="verification-progress"
          percent={data.total === 0 ? 0 : Math.floor((data.rows / data.total) * 100)}
          size="small"
        />
      )}
      <Button loading={running} onClick={() => start.mutate()}>
        Verify now
      </Button>
    </section>
  );
}

function severityOf(verification: Verification | undefined): 'good' | 'danger' | 'unknown' {
  if (verification?.state === 'failed' || verification?.intact === false) return 'danger';
  return verification?.intact === true ? 'good' : 'unknown';
}

function titleOf(verification: Verification | undefined): string {
  if (verification === undefined) return 'Integrity of the trail';
  const { state, intact, fault } = verification;
  if (state === 'running') return 'The trail is being checked';
  if (state === 'failed') return 'The check could not be completed; see the log';
  if (state === 'never') return 'The trail was not checked yet';
  return intact === true
    ? 'The trail is intact'
    : `The trail was changed at row ${fault?.id ?? '?'}: ${fault?.what ?? ''}`;
}

function detailOf(verification: Verification | undefined): string {
  if (verification === undefined || verification.state === 'never') {
    return 'Each row holds the fingerprint of the one before it: what is edited, dropped or moved shows.';
  }
  const { state, rows, total, startedAt, finishedAt, startedBy } = verification;
  if (state === 'running' || startedAt === null || finishedAt === null) {
    return `${count(rows)} of ${count(total)} rows`;
  }
  const took = duration(new Date(finishedAt).getTime() - new Date(startedAt).getTime());
  return `${count(rows)} rows checked in ${took}, ${exactMoment(finishedAt)}, asked by ${startedBy ?? 'nobody'}`;
}
