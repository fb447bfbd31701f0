import { setImmediate as turn } from 'node:timers/promises';
import { AuditVerification } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import { ChainCheck } from '../../platform/audit/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AuditOrigin } from './audit-origin.ts';
import { countAuditRows, lastAuditRow, readAuditRows } from './audit-repository.ts';

export const VERIFIED = 'audit.verify' as const;

/** Checks of the audit trail: one at a time, beside the server's other work; the last one's result is in the trail. */
export interface Verifier {
  state(): Promise<AuditVerification>;
  start(by: AuditOrigin): Promise<AuditVerification>;
  /** Resolves when no check runs. */
  settled(): Promise<void>;
}

const NEVER: AuditVerification = {
  state: 'never',
  startedAt: null,
  finishedAt: null,
  startedBy: null,
  rows: 0,
  total: 0,
  intact: null,
  fault: null,
  lastHash: null,
};

export function createVerifier(deps: {
  db: Db;
  clock: Clock;
  log: { error(facts: object, message: string): void; info(facts: object, message: string): void };
}): Verifier {
  const { db, clock, log } = deps;
  let current: AuditVerification | undefined;
  let running: Promise<void> = Promise.resolve();

  async function check(by: AuditOrigin, started: AuditVerification): Promise<void> {
    const chain = new ChainCheck();
    let { fault } = started;
    for await (const rows of readAuditRows(db, {}, started.total)) {
      fault = chain.next(rows);
      current = { ...started, rows: chain.rows };
      if (fault !== null) break;
      await turn();
    }
    if (fault === null && chain.rows < started.total) fault = { id: chain.rows + 1, what: 'Rows are missing' };
    const finishedAt = clock().toISOString();
    const { rows, lastHash } = chain;
    const result: AuditVerification = {
      ...started,
      state: 'done',
      finishedAt,
      rows,
      intact: fault === null,
      fault,
      lastHash,
    };
    const event = { ...by, action: VERIFIED, entity: 'audit', new: result };
    await db.transaction((tx) => recordAudit(tx, event, clock()));
    current = result;
    if (fault === null) log.info({ rows }, 'the audit trail is intact');
    else log.error({ fault }, 'the audit trail was changed');
  }

  return {
    async state() {
      if (current) return current;
      const known = AuditVerification.safeParse((await lastAuditRow(db, VERIFIED))?.new);
      return known.success ? known.data : NEVER;
    },
    async start(by) {
      if (current?.state === 'running') return current;
      const started: AuditVerification = {
        ...NEVER,
        state: 'running',
        startedAt: clock().toISOString(),
        startedBy: by.actor,
      };
      current = started;
      const total = await countAuditRows(db);
      current = { ...started, total };
      running = check(by, current).catch((error) => {
        log.error({ err: error }, 'the audit trail could not be checked');
        current = { ...started, total, state: 'failed', finishedAt: clock().toISOString() };
      });
      return current;
    },
    settled: () => running,
  };
}
