import { type HandlerContext, requireCaller } from '../../http/mount.ts';

/** Who acts in a request and from where, as the audit trail keeps it. */
export interface AuditOrigin {
  actor: string;
  address: string;
  requestId: string;
}

export function auditOriginOf(context: HandlerContext): AuditOrigin {
  const { id: requestId, ip: address } = context.request;
  return { actor: requireCaller(context).login, address, requestId };
}
