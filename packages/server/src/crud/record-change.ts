import { createHash } from 'node:crypto';
import type { RecordAction } from '@pellucid/contract';
import type { AuditEvent } from '../platform/audit/audit-trail.ts';

/** One line of the audit trail, written in the transaction of the change it tells of. */
export interface RecordChange {
  action: RecordAction;
  entity: string;
  id: number;
  old: unknown;
  new: unknown;
}

/** What the trail keeps of a change, and of who made it. */
export function auditEventOf(
  { action, entity, id, old, new: now }: RecordChange,
  by: Pick<AuditEvent, 'actor' | 'address' | 'requestId' | 'reason'>,
): AuditEvent {
  return {
    ...by,
    action: `${entity}.${action}`,
    entity,
    entityId: id,
    old: withoutPicture(old),
    new: withoutPicture(now),
  };
}

/** A record with the hash of its icon's picture in its place: the trail, kept for good, tells that it changed. */
function withoutPicture(record: unknown): unknown {
  const { icon } = (record ?? {}) as { icon?: { data?: string | null } | null };
  if (!icon?.data) return record;
  const hash = createHash('sha256').update(icon.data).digest('hex');
  return { ...(record as object), icon: { ...icon, data: `sha256:${hash}` } };
}
