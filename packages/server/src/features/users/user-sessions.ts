import type { OwnSession } from '@pellucid/contract';
import type { Caller } from '../../base/caller.ts';
import type { Actor } from '../../crud/entity-service.ts';
import { notFound } from '../../http/problems.ts';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import { checkBelow } from './rights.ts';
import type { UsersDeps } from './service.ts';

/** Where a user is signed in, for administrators of users. Errors: 403 for a user who may do more than the caller. */
export function createUserSessions({ db, sessions, clock }: Pick<UsersDeps, 'db' | 'sessions' | 'clock'>) {
  return {
    async list(userId: number, caller: Caller): Promise<OwnSession[]> {
      await checkBelow(db, caller, userId);
      return sessions.list(userId, caller);
    },

    /** Errors: 404 for a session that has ended or is of someone else. */
    async end(userId: number, sessionId: string, { caller, ...origin }: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        await checkBelow(tx, caller, userId);
        if (!(await sessions.end(tx, sessionId, 'ended-by-admin', userId))) throw notFound();
        const event = { actor: caller.login, action: 'session.end' as const, entity: 'user', entityId: userId };
        await recordAudit(tx, { ...event, ...origin }, clock());
      });
    },
  };
}
