import type { AuditAction, OwnSession } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import { notFound } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import { type AccountDeps, auditUser } from './account-deps.ts';
import type { Origin } from './origin.ts';
import { findUserIdByLogin } from './user-repository.ts';

/** Where someone is signed in, seen and ended by themselves, and ended by an administrator. */
export function createOwnSessions({ db, sessions, clock }: Pick<AccountDeps, 'db' | 'sessions' | 'clock'>) {
  const event = (caller: Caller, action: AuditAction, { address, requestId }: Origin, entityId?: string) => ({
    actor: caller.login,
    action,
    entity: 'session',
    ...(entityId !== undefined && { entityId }),
    address,
    requestId,
  });
  return {
    list: (caller: Caller): Promise<OwnSession[]> => sessions.list(caller.userId, caller),

    /** Errors: 404 when it has ended or is not the caller's. */
    async end(caller: Caller, id: string, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await sessions.end(tx, id, 'ended-by-user', caller.userId))) throw notFound();
        await recordAudit(tx, event(caller, 'session.end', origin, id), clock());
      });
    },

    /** An administrator signs someone out everywhere. Errors: 404. */
    async endAllOf(caller: Caller, login: string, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        const userId = await findUserIdByLogin(tx, login);
        if (userId === undefined) throw notFound(`There is no user ${login}`);
        await sessions.endAllOf(tx, userId, 'ended-by-admin');
        await auditUser(tx, { clock }, { actor: caller.login, action: 'session.end-all', userId }, origin);
      });
    },

    async endOthers(caller: Caller, origin: Origin): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.endAllOf(tx, caller.userId, 'ended-by-user', caller.sessionId);
        await recordAudit(tx, event(caller, 'session.end-others', origin, caller.sessionId), clock());
      });
    },
  };
}
