import type { Db } from '../platform/db/database.ts';
import { seedDemoAccounts } from './demo-accounts.ts';

/** Everything that a demo installation has beside its spend data, in order; each seed does nothing when it was done. */
export async function seedDemoData(db: Db): Promise<void> {
  await seedDemoAccounts(db);
}
