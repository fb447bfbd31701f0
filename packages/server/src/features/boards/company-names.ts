import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { company } from '../../platform/db/tables.ts';

/** Finds the names of customers by the ids of their companies. */
export function companyNames(db: Db) {
  return async (id: number): Promise<string | null> => {
    const [found] = await db.select({ name: company.companyName }).from(company).where(eq(company.id, id)).limit(1);
    return found?.name ?? null;
  };
}
