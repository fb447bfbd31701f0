import { type DemoLedger, demoCustomers } from '@pellucid/analytics/demo';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { company } from '../platform/db/tables.ts';

/** Transactions over two program years: enough for boards of one company, and two ledgers that must not meet. */
const LEDGERS = [
  { cast: demoCustomers.analyst, rows: 20_000 },
  { cast: demoCustomers.rival, rows: 8_000 },
] as const;

/** The demo companies with a private ledger, by the ids that they have in this installation. */
export async function demoLedgers(db: Db): Promise<DemoLedger[]> {
  const found = await Promise.all(
    LEDGERS.map(async ({ cast, rows }) => {
      const [owner] = await db
        .select({ id: company.id })
        .from(company)
        .where(eq(company.companyName, cast.name))
        .limit(1);
      return owner ? [{ ownerCompanyId: owner.id, companyName: cast.name, rows }] : [];
    }),
  );
  return found.flat();
}
