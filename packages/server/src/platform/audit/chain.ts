import { type AuditRow, FIRST_HASH, hashOf } from './audit-trail.ts';

/** Where a chain breaks, in words for people. */
export interface ChainFault {
  id: number;
  what: string;
}

/** Goes along the trail and holds each row to its own hash and to that of the row before. */
export class ChainCheck {
  rows = 0;
  lastHash: string | null = null;

  /** The first fault among the next rows, which must come in the order of the trail; null when they are as written. */
  next(rows: readonly AuditRow[]): ChainFault | null {
    for (const row of rows) {
      const fault = this.faultOf(row);
      if (fault !== null) return { id: row.seq, what: fault };
      this.rows += 1;
      this.lastHash = row.hash;
    }
    return null;
  }

  private faultOf(row: AuditRow): string | null {
    const expected = this.rows + 1;
    if (row.seq !== expected) return `Row ${expected} is missing`;
    if (row.previousHash !== (this.lastHash ?? FIRST_HASH)) return 'It does not follow the row before it';
    const { hash, ...content } = row;
    return hashOf(content) === hash ? null : 'Its content is not what was written';
  }
}
