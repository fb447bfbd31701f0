import { selfRegistrationGroup } from '../features/accounts/user-repository.ts';
import type { Db } from '../platform/db/database.ts';

/** Makes the group that people who register themselves join, before the shipped pages are, so that it sees the free ones. */
export async function seedSelfRegistrationGroup(db: Db): Promise<void> {
  await db.transaction(selfRegistrationGroup);
}
