import { z } from 'zod';
import { controlRoute } from '../../http/control.ts';
import type { Server } from '../../http/mount.ts';
import { ChainCheck, type ChainFault } from '../../platform/audit/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import { countAuditRows, readAuditRows } from './audit-repository.ts';

export interface TrailState {
  rows: number;
  lastHash: string | null;
  fault: ChainFault | null;
  /** Whether a row has the hash that was asked for: a trail that was cut off at its end holds together too. */
  contains: boolean;
}

/** Goes along the whole audit trail, as it is now, and says where it breaks. */
export async function verifyTrail(db: Db, hash?: string): Promise<TrailState> {
  const chain = new ChainCheck();
  let contains = hash === undefined;
  for await (const rows of readAuditRows(db, {}, await countAuditRows(db))) {
    contains ||= rows.some((row) => row.hash === hash);
    const fault = chain.next(rows);
    if (fault) return { rows: chain.rows, lastHash: chain.lastHash, fault, contains };
  }
  return { rows: chain.rows, lastHash: chain.lastHash, fault: null, contains };
}

const Question = z.object({ hash: z.string().max(64).optional() });

/** The same for the command, asked of the server that owns the embedded database. */
export function verifyTrailRoute(server: Server, { db, controlToken }: { db: Db; controlToken: string }): void {
  controlRoute(server, controlToken, 'verify-audit', (body) => verifyTrail(db, Question.parse(body).hash));
}
