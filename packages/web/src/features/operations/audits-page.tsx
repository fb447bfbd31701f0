import { DownloadOutlined } from '@ant-design/icons';
import { type Audit, ENTITIES, exportAudits } from '@pellucid/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Grid, Table, type TableColumnsType } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { download } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { ListFooter } from '../../ui/list-footer.tsx';
import { alert } from '../../ui/notices.ts';
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
  const narrow = Grid.useBreakpoint().md === false;
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
      <Table<Audit>
        className="card ops-table"
        size="small"
        rowKey="id"
        columns={narrow ? NARROW_COLUMNS : columnsOf(state.sort)}
        dataSource={data?.rows ?? []}
        loading={data === undefined && audits.error === null}
        scroll={narrow ? {} : { x: 860 }}
        locale={{ emptyText: emptyText(state) }}
        expandable={{
          expandedRowRender: (audit) => <AuditRowDetails audit={audit} />,
          columnWidth: 40,
          columnTitle: <span className="visually-hidden">Details</span>,
        }}
        onChange={(_, __, sorter) => {
          if (Array.isArray(sorter)) return;
          const direction = sorter.order === 'ascend' ? 'asc' : 'desc';
          show({ sort: sorter.order ? `${sorter.columnKey},${direction}` : 'timestamp,desc' });
        }}
        pagination={false}
      />
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

/** On a telephone a row of the trail is one cell. */
const NARROW_COLUMNS: TableColumnsType<Audit> = [
  {
    title: 'What happened',
    render: (_, audit) => (
      <>
        <Action action={audit.action} /> <b>{audit.principal}</b>
        <p>
          <AuditedRecord audit={audit} />
        </p>
        <time className="ops-note" dateTime={audit.timestamp}>
          {exactMoment(audit.timestamp)}
        </time>
      </>
    ),
  },
];

function Action({ action }: { action: string }) {
  return <span className={`pill ${/fail|disabled/.test(action) ? 'pill-danger' : ''}`}>{action}</span>;
}

const SCREENS = new Map(ENTITIES.map(({ definition }) => [definition.name, definition.screen]));

/** The record that a row is about, by its name; a link where it is still there to be looked at. */
function AuditedRecord({ audit: { entity, entityId, entityLabel, recordName, new: now } }: { audit: Audit }) {
  const text = [entityLabel ?? entity, recordName ?? entityId].filter((part) => part !== null).join(' ');
  const screen = entity === null || entityId === null || now === null ? undefined : SCREENS.get(entity);
  return screen === undefined ? text : <Link to={`/${screen}/${entityId}/view`}>{text}</Link>;
}

function columnsOf(sort: string): TableColumnsType<Audit> {
  const sorted = (key: string) => {
    const [by, direction] = sort.split(',');
    const sortOrder: SortOrder = by === key ? (direction === 'desc' ? 'descend' : 'ascend') : null;
    return { key, sorter: true, sortOrder };
  };
  return [
    {
      title: 'When',
      width: 170,
      ...sorted('timestamp'),
      render: (_, { timestamp }) => (
        <time className="ops-figures" dateTime={timestamp} title={`${timestamp} (UTC)`}>
          {exactMoment(timestamp)}
        </time>
      ),
    },
    { title: 'User', width: 150, ...sorted('principal'), render: (_, { principal }) => <b>{principal}</b> },
    {
      title: 'Action',
      width: 180,
      ...sorted('auditEventType'),
      render: (_, { action }) => <Action action={action} />,
    },
    { title: 'Record', width: 220, render: (_, audit) => <AuditedRecord audit={audit} /> },
    { title: 'What changed', render: (_, audit) => changeSummary(audit.changes) || audit.reason },
  ];
}

function emptyText({ conditions }: AuditState): string {
  return Object.keys(conditions).length === 0
    ? 'Nothing has happened yet.'
    : 'No row passes this search. Take a condition away.';
}
