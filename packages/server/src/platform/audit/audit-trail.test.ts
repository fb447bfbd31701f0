import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/index.ts';
import type { Database } from '../db/database.ts';
import { auditEvent } from '../db/tables.ts';
import { recordAudit } from './audit-trail.ts';
import { ChainCheck } from './chain.ts';

onEachDatabase((kind) => {
  let opened: Database;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const record = (events: Parameters<typeof recordAudit>[1]) =>
    opened.db.transaction((tx) => recordAudit(tx, events, new Date()));
  const event = (n: number) => ({
    actor: 'ann',
    action: 'page.update' as const,
    entity: 'page',
    entityId: n,
    new: { n },
  });
  const trail = () => opened.db.select().from(auditEvent).orderBy(auditEvent.seq);

  it('chains the events of one change in their order, between those of others, also when many write at once', async () => {
    await record(event(0));
    await record([]);
    const many = Array.from({ length: 1_203 }, (_, index) => event(index + 1));
    await Promise.all([record(many), record(event(-1)), record([event(-2), event(-3)])]);
    await record(event(1_204));

    const rows = await trail();
    expect(rows).toHaveLength(1_208);
    const check = new ChainCheck();
    expect(check.next(rows)).toBeNull();
    const first = rows.findIndex(({ entityId }) => entityId === '1');
    expect(rows.slice(first, first + many.length).map(({ entityId }) => Number(entityId))).toEqual(
      many.map(({ entityId }) => entityId),
    );
  });

  it('holds together though a text has half a character, or is cut within one', async () => {
    const cut = `${'x'.repeat(499)}🦊`;
    await record({ ...event(1), actor: `${'y'.repeat(49)}🦊`, reason: cut, new: { city: '\ud800', text: 'a\0b' } });
    const rows = await trail();
    expect(rows.at(-1)).toMatchObject({
      reason: `${'x'.repeat(499)}\uFFFD`,
      new: { city: '\uFFFD', text: 'a\uFFFDb' },
    });
    expect(new ChainCheck().next(rows)).toBeNull();
  });

  it('writes none of them when the change is undone', async () => {
    const before = (await trail()).length;
    const undone = opened.db.transaction(async (tx) => {
      await recordAudit(tx, [event(1), event(2)], new Date());
      await tx.execute(sql`SELECT 1 / 0`);
    });
    await expect(undone).rejects.toThrow();
    expect(await trail()).toHaveLength(before);
  });
});
