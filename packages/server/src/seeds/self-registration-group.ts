import { selfRegistrationGroup } from '../features/accounts/self-registration-group.ts';
import { recordAudit } from '../platform/audit/audit-trail.ts';
import type { Db } from '../platform/db/database.ts';

/** Makes the group that people who register themselves join, before the shipped pages are, so that it sees the free ones. */
export async function seedSelfRegistrationGroup(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { changes } = await selfRegistrationGroup(tx);
    await recordAudit(tx, changes, now);
  });
}
