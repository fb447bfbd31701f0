import { DownloadOutlined } from '@ant-design/icons';
import { type Audit, auditActionLabel, ENTITIES, exportAudits } from '@pellucid/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { download } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ListFooter } from '../../ui/list-footer.tsx';
import { alert } from '../../ui/notices.ts';
import { parseSortText, sortText } from '../../ui/sort-order.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRowDetails } from './audit-row-details.tsx';
import { AUDIT_SIZES, type AuditState, auditsQuery, readAuditState, writeAuditState } from './audit-state.ts';
import { changeSummary } from './audit-text.ts';
import { AuditVerification } from './audit-verification.tsx';
import { OperationsFrame } from './operations-frame.tsx';
import { exactMoment } from './units.ts';
import './audits-page.css';

/** The audit trail: who did what to which record, when, from what to what. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readAuditState(search), [search]);
  const audits = useQuery(auditsQuery(state));
  const show = (next: Partial<AuditState>) => setSearch(writeAuditState({ ...state, page: 0, ...next }));
  const save = useMutation({
    mutationFn: () => {
      const name = `audit-trail_${new Date().toISOString().slice(0, 10)}.csv`;
      return download(exportAudits, { query: state.conditions }, name);
    },
    onError: (error) => alert.error(error.message),
  });
  const { data } = audits;
  return (
    <OperationsFrame
      title="Audits"
      lead="Every sign-in and every change of a record. Rows are only ever added; nobody can change or delete one."
      loading={audits}
      tools={
        <Button icon={<DownloadOutlined />} loading={save.isPending} onClick={() => save.mutate()}>
          Export CSV
        </Button>
      }
    >
      <AuditVerification />
      <AuditFilters conditions={state.conditions} onChange={(conditions) => show({ conditions })} />
      {data === undefined && audits.error === null && <Skeleton active paragraph={{ rows: 10 }} />}
      {data !== undefined && (
        <DataTable
          label="Audit trail"
          columns={COLUMNS}
          rows={data.rows}
          keyOf={({ id }) => id}
          empty={emptyText(state)}
          sort={parseSortText(state.sort)}
          onSort={(sort) => show({ sort: sortText(sort) })}
          details={(audit) => <AuditRowDetails audit={audit} />}
        />
      )}
      <ListFooter
        page={state.page + 1}
        size={state.size}
        total={data?.total ?? 0}
        isTotalCapped={data?.more === true}
        onPage={(page) => show({ page: page - 1 })}
        sizes={AUDIT_SIZES}
        onSize={(size) => show({ size })}
      />
      {data?.more && (
        <p className="ops-note">
          Pages lead through the first {count(data.total)} rows of this search. For the others narrow it, sort it the
          other way, or export it: the file has them all.
        </p>
      )}
    </OperationsFrame>
  );
}

function Action({ action }: { action: string }) {
  return (
    <span className={`pill ${/fail|disabled/.test(action) ? 'pill-danger' : ''}`} title={action}>
      {auditActionLabel(action)}
    </span>
  );
}

const SCREENS = new Map(ENTITIES.map(({ definition }) => [definition.name, definition.screen]));

/** The record that a row is about, by its name; a link where it is still there to be looked at. */
function AuditedRecord({ audit: { entity, entityId, entityLabel, recordName, new: now } }: { audit: Audit }) {
  const text = [entityLabel ?? entity, recordName ?? entityId].filter((part) => part !== null).join(' ');
  const screen = entity === null || entityId === null || now === null ? undefined : SCREENS.get(entity);
  return screen === undefined ? text : <Link to={`/${screen}/${entityId}/view`}>{text}</Link>;
}

const COLUMNS: readonly Column<Audit>[] = [
  {
    key: 'timestamp',
    title: 'When',
    isSortable: true,
    isLargestFirst: true,
    className: 'audit-when',
    cell: ({ timestamp }) => (
      <time dateTime={timestamp} title={`${timestamp} (UTC)`}>
        {exactMoment(timestamp)}
      </time>
    ),
  },
  {
    key: 'principal',
    title: 'User',
    isSortable: true,
    className: 'audit-user data-table-beside',
    cell: ({ principal }) => principal,
  },
  {
    key: 'auditEventType',
    title: 'Action',
    isSortable: true,
    className: 'data-table-beside',
    cell: ({ action }) => <Action action={action} />,
  },
  { key: 'record', title: 'Record', cell: (audit) => <AuditedRecord audit={audit} /> },
  { key: 'changes', title: 'What changed', cell: (audit) => changeSummary(audit.changes) || audit.reason },
];

function emptyText({ conditions }: AuditState): string {
  return Object.keys(conditions).length === 0
    ? 'Nothing has happened yet.'
    : 'No row passes this search. Take a condition away.';
}
