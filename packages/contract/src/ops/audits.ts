import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { PAGING } from '../http/page.ts';

const tag = 'operations';
const access = ['ROLE_ADMIN'] as const;

/** A field that differs; links are told by what they show. */
export const AuditChange = z.object({ field: z.string(), label: z.string(), old: z.unknown(), new: z.unknown() });
export type AuditChange = z.infer<typeof AuditChange>;

/**
 * One row of the audit trail. `timestamp`, `principal`, `type` and `data` are what a JHipster client reads; `type` is
 * AUTHENTICATION_SUCCESS or AUTHENTICATION_FAILURE for sign-ins and the action for everything else.
 */
export const Audit = z.object({
  /** Position in the trail: counts from 1 without gaps. */
  id: z.int(),
  timestamp: z.iso.datetime(),
  principal: z.string(),
  type: z.string(),
  action: z.string(),
  entity: z.string().nullable(),
  entityId: z.string().nullable(),
  /** What people call the kind of record, and the record as it was named then. */
  entityLabel: z.string().nullable(),
  recordName: z.string().nullable(),
  /** The fields that differ between `old` and `new`, in the order of the form. */
  changes: z.array(AuditChange),
  old: z.unknown(),
  new: z.unknown(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.string()),
  hash: z.string(),
});
export type Audit = z.infer<typeof Audit>;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || undefined)
    .optional();

/** A day that the database can keep with the one after it. */
const day = z.iso.date().refine((text) => text >= '1900-01-01' && text < '9999-12-31', { params: { code: 'Range' } });

/** Which rows of the trail: all conditions hold together. Days are UTC's, both inclusive. */
const conditions = {
  fromDate: day.optional(),
  toDate: day.optional(),
  user: text(50),
  entity: text(50),
  entityId: text(100),
  action: text(50),
};

export const AUDIT_SORTS = ['auditEventDate', 'timestamp', 'id', 'principal', 'auditEventType'] as const;

const sort = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat())
  .pipe(
    z.array(
      z.string().regex(new RegExp(`^(${AUDIT_SORTS.join('|')})(,(asc|desc))?$`, 'i'), {
        error: `must be one of ${AUDIT_SORTS.join(', ')}, with ,asc or ,desc`,
      }),
    ),
  );

/**
 * Beside the total in the answer of a search: `true` where more rows pass than were counted. The whole trail, by time, has an
 * exact total; a search is counted and paged as far as 10,000 rows.
 */
export const AUDITS_MORE_HEADER = 'X-Total-Count-More';

export const listAudits = endpoint({
  id: 'listAudits',
  summary:
    'The audit trail, newest first unless sorted; total and links are in the headers, searches up to 10,000 rows',
  tag,
  method: 'GET',
  path: 'management/audits',
  access,
  query: z.object({
    ...conditions,
    ...PAGING,
    sort: sort.optional(),
  }),
  response: z.array(Audit),
});

export const getAudit = endpoint({
  id: 'getAudit',
  summary: 'One row of the audit trail',
  tag,
  method: 'GET',
  path: 'management/audits/{id}',
  access,
  params: z.object({ id: z.coerce.number().pipe(z.int().min(1)) }),
  response: Audit,
});

/** What the trail knows of, for the filters of a screen. */
export const getAuditTerms = endpoint({
  id: 'getAuditTerms',
  summary: 'Actions and entities that occur in the audit trail',
  tag,
  method: 'GET',
  path: 'management/audits/terms',
  access,
  response: z.object({ actions: z.array(z.string()), entities: z.array(z.string()) }),
});

/** The export is itself recorded in the trail. */
export const exportAudits = endpoint({
  id: 'exportAudits',
  summary: 'The audit trail as CSV, oldest first, all rows that pass the filter',
  tag,
  method: 'GET',
  path: 'management/audits/export',
  access,
  query: z.object(conditions),
  stream: 'text/csv',
});

/**
 * A check of the hash chain. `intact` is null while it runs; `fault` says at which row the chain breaks and how. Rows
 * that were cut off at the end leave an intact, shorter chain: compare `rows` and `lastHash` with those of an earlier check.
 */
export const AuditVerification = z.object({
  state: z.enum(['never', 'running', 'done', 'failed']),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  startedBy: z.string().nullable(),
  rows: z.int(),
  total: z.int(),
  intact: z.boolean().nullable(),
  fault: z.object({ id: z.int(), what: z.string() }).nullable(),
  lastHash: z.string().nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;

export const getAuditVerification = endpoint({
  id: 'getAuditVerification',
  summary: 'The running or last check of the audit trail',
  tag,
  method: 'GET',
  path: 'management/audits/verification',
  access,
  response: AuditVerification,
});

/** Starts a check, or answers with the one that runs. Its result is recorded in the trail. */
export const verifyAudits = endpoint({
  id: 'verifyAudits',
  summary: 'Check the hash chain of the whole audit trail',
  tag,
  method: 'POST',
  path: 'management/audits/verification',
  access,
  status: 202,
  response: AuditVerification,
});
