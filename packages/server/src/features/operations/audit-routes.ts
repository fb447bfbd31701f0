import {
  AUDITS_MORE_HEADER,
  type Audit,
  exportAudits,
  getAudit,
  getAuditTerms,
  getAuditVerification,
  listAudits,
  verifyAudits,
} from '@pellucid/contract';
import { pageHeaders } from '../../crud/page-headers.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { badRequest, notFound } from '../../http/problems.ts';
import { sendTable } from '../../table-files/send-table.ts';
import { describeChange } from './audit-changes.ts';
import { auditOriginOf } from './audit-origin.ts';
import {
  type AuditFilter,
  type AuditOrder,
  type AuditRow,
  auditTerms,
  findAuditRow,
  listAuditRows,
} from './audit-repository.ts';
import { type TrailExportDeps, trailExport } from './trail-export.ts';
import type { Verifier } from './verification.ts';

const DAY = 24 * 3_600_000;

/** The words of JHipster for sign-ins, by which its clients and their reports find them. */
const TYPES: Readonly<Record<string, string>> = {
  'sign-in': 'AUTHENTICATION_SUCCESS',
  'sign-in-failed': 'AUTHENTICATION_FAILURE',
  'sign-in-disabled': 'AUTHENTICATION_FAILURE',
};

const ORDERS: Readonly<Record<string, AuditOrder>> = { principal: 'user', auditeventtype: 'action' };

/** The audit trail: search, one row, export, and the check of its hash chain. */
export function auditRoutes(server: Server, deps: TrailExportDeps & { verifier: Verifier }): void {
  const { db, clock, verifier } = deps;
  const exportTrail = trailExport(deps);

  mount(server, getAuditTerms, async () => auditTerms(db));

  mount(server, listAudits, async ({ query }, { request, reply }) => {
    const [name = 'timestamp', direction] = query.sort?.[0]?.split(',') ?? ['timestamp', 'desc'];
    const order = ORDERS[name.toLowerCase()] ?? 'time';
    const ascending = direction?.toLowerCase() !== 'desc';
    const { page, size } = query;
    const { rows, total, more } = await listAuditRows(db, filterOf(query), { page, size, order, ascending });
    if (more && page * size >= total) {
      throw badRequest(
        `Only the first ${total} rows of a search have pages: narrow it, sort it the other way or export it`,
        'audit',
        'page',
      );
    }
    reply.headers(pageHeaders(request.url, query, total));
    if (more) reply.header(AUDITS_MORE_HEADER, 'true');
    return rows.map(asAudit);
  });

  mount(server, exportAudits, async ({ query }, context) => {
    const rows = exportTrail({
      filter: filterOf(query),
      asked: query,
      caller: requireCaller(context),
      origin: auditOriginOf(context),
      signal: context.signal,
    });
    await sendTable(context.reply, { name: 'audit-trail', day: clock() }, { columns: COLUMNS, chunks: cellsOf(rows) });
  });

  mount(server, getAuditVerification, async () => verifier.state());
  mount(server, verifyAudits, async (_, context) => verifier.start(auditOriginOf(context)));

  mount(server, getAudit, async ({ params }) => {
    const row = await findAuditRow(db, params.id);
    if (!row) throw notFound(`The audit trail has no row ${params.id}`);
    return asAudit(row);
  });
}

interface Wanted {
  fromDate?: string | undefined;
  toDate?: string | undefined;
  user?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  action?: string | undefined;
}

/** Both days are inclusive: the last one ends where the next begins. */
function filterOf({ fromDate, toDate, user, entity, entityId, action }: Wanted): AuditFilter {
  if (fromDate && toDate && fromDate > toDate) throw badRequest('fromDate must not be after toDate', 'audit', 'dates');
  return {
    user,
    entity,
    entityId,
    action,
    from: fromDate ? new Date(fromDate) : undefined,
    before: toDate ? new Date(new Date(toDate).getTime() + DAY) : undefined,
  };
}

function asAudit(row: AuditRow): Audit {
  const { seq, at, actor, action, entity, entityId, old, new: now, reason, address, requestId, hash } = row;
  return {
    id: seq,
    timestamp: at.toISOString(),
    principal: actor,
    type: TYPES[action] ?? action,
    action,
    entity,
    entityId,
    ...describeChange(row),
    old,
    new: now,
    reason,
    data: {
      ...(address && { remoteAddress: address }),
      ...(requestId && { requestId }),
      ...(reason && { message: reason }),
    },
    hash,
  };
}

const COLUMNS = [
  { title: 'id', type: 'integer' },
  { title: 'at (UTC)', type: 'text' },
  { title: 'user', type: 'text' },
  { title: 'action', type: 'text' },
  { title: 'entity', type: 'text' },
  { title: 'entity id', type: 'text' },
  { title: 'old', type: 'text' },
  { title: 'new', type: 'text' },
  { title: 'reason', type: 'text' },
  { title: 'address', type: 'text' },
  { title: 'request id', type: 'text' },
  { title: 'previous hash', type: 'text' },
  { title: 'hash', type: 'text' },
] as const;

async function* cellsOf(chunks: AsyncIterable<AuditRow[]>) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  for await (const rows of chunks) {
    yield rows.map((row) => [
      row.seq,
      row.at.toISOString(),
      row.actor,
      row.action,
      row.entity,
      row.entityId,
      json(row.old),
      json(row.new),
      row.reason,
      row.address,
      row.requestId,
      row.previousHash,
      row.hash,
    ]);
  }
}
