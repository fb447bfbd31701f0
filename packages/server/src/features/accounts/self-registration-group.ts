import { and, asc, eq } from 'drizzle-orm';
import { auditEventOf, type RecordChange } from '../../crud/record-change.ts';
import type { AuditEvent } from '../../platform/audit/audit-trail.ts';
import type { Db } from '../../platform/db/database.ts';
import { company, userGroup } from '../../platform/db/tables.ts';

interface SelfRegistrationGroup {
  userGroupId: number;
  companyId: number;
  /** What was made or changed for it, for the audit trail. */
  changes: readonly AuditEvent[];
}

/**
 * The group that people who register themselves join, with its company; made when there is none, and anew when an
 * administrator lifted its company out of the tier FREE: strangers must not get what its customers pay for.
 */
export async function selfRegistrationGroup(tx: Db): Promise<SelfRegistrationGroup> {
  const ids = { userGroupId: userGroup.id, companyId: company.id };
  const [known] = await tx
    .select(ids)
    .from(userGroup)
    .innerJoin(company, eq(company.id, userGroup.companyId))
    .where(and(eq(userGroup.selfRegistration, true), eq(company.tier, 'FREE')));
  if (known) return { ...known, changes: [] };
  const left = await switchOff(tx);
  const { id: companyId, ...newCompany } = await makeCompany(tx);
  const group = { name: 'Free', selfRegistration: true };
  const [made] = await tx
    .insert(userGroup)
    .values({ ...group, companyId })
    .returning({ id: userGroup.id });
  if (!made) throw new Error('The group of the free tier was not made');
  const { companyName } = newCompany;
  const by = { actor: 'system', reason: 'The group that people who register themselves join' };
  const newGroup = { ...group, company: { id: companyId, companyName } };
  const changes: RecordChange[] = [
    ...left,
    { action: 'create', entity: 'company', id: companyId, old: null, new: newCompany },
    { action: 'create', entity: 'userGroup', id: made.id, old: null, new: newGroup },
  ];
  return { userGroupId: made.id, companyId, changes: changes.map((change) => auditEventOf(change, by)) };
}

/** No group has it any more; answers what changed. */
async function switchOff(tx: Db): Promise<RecordChange[]> {
  const rows = await tx
    .update(userGroup)
    .set({ selfRegistration: false })
    .where(eq(userGroup.selfRegistration, true))
    .returning({ id: userGroup.id, name: userGroup.name });
  return rows.map(({ id, name }) => ({
    action: 'update',
    entity: 'userGroup',
    id,
    old: { name, selfRegistration: true },
    new: { name, selfRegistration: false },
  }));
}

async function makeCompany(tx: Db) {
  const taken = await tx.select({ name: company.companyName }).from(company).orderBy(asc(company.id));
  const companyName = freeName('Free sign-up', new Set(taken.map(({ name }) => name.toLowerCase())));
  const values = { companyName, tier: 'FREE' as const };
  const [made] = await tx.insert(company).values(values).returning({ id: company.id });
  if (!made) throw new Error('The company of the free tier was not made');
  return { ...values, ...made };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name} ${n}`;
  return free;
}
