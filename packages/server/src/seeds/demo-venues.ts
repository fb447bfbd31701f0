import { demoCustomers } from '@pellucid/analytics/demo';
import { ruleValueDef, VENUE_SELECTION } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { insertRecord } from './insert-record.ts';

const NAMES = ['Amber', 'Blue Fig', 'Copper Kettle', 'Dockside', 'Elm Street', 'Foxglove', 'Granite', 'Harborview'];
const CITIES = ['Boston', 'Chicago', 'Houston', 'Miami', 'New York', 'Philadelphia', 'Seattle'];

/** Kinds of places, and what the company has decided of them; null where a decision is still to be made. */
const KINDS: readonly { kind: string; selection: 0 | 1 | null }[] = [
  { kind: 'Bistro', selection: VENUE_SELECTION.appropriate },
  { kind: 'Conference Center', selection: VENUE_SELECTION.appropriate },
  { kind: 'Grill', selection: null },
  { kind: 'Medical Library', selection: VENUE_SELECTION.appropriate },
  { kind: 'Casino', selection: VENUE_SELECTION.inappropriate },
  { kind: 'Trattoria', selection: null },
  { kind: 'Golf Club', selection: VENUE_SELECTION.inappropriate },
  { kind: 'Hotel', selection: null },
  { kind: 'Winery', selection: null },
];

/** The rival has fewer, so that the lists of two companies are told apart at a glance. */
const VENUES_OF = [
  { company: demoCustomers.analyst.name, count: 130 },
  { company: demoCustomers.rival.name, count: 12 },
] as const;

/**
 * Gives the demo companies venues to review, once: the demonstration's ledgers name none. Words repeat in rounds of different
 * lengths, so that no venue comes twice.
 */
export async function seedDemoVenues(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`INSERT INTO seeded_content (name) VALUES ('demo venues')
      ON CONFLICT DO NOTHING RETURNING name`);
    if (rows.length === 0) return;
    for (const { company, count } of VENUES_OF) {
      const { rows: owners } = await tx.execute<{ id: number }>(
        sql`SELECT id FROM company WHERE company_name = ${company}`,
      );
      const [owner] = owners;
      if (owner === undefined) continue;
      for (const venue of demoVenues(count)) await insertRecord(tx, ruleValueDef, { ...venue, company: owner });
    }
  });
}

function demoVenues(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const { kind = '', selection = null } = KINDS[at % KINDS.length] ?? {};
    return { value: `${NAMES[at % NAMES.length]} ${kind}, ${CITIES[at % CITIES.length]}`, selection };
  });
}
