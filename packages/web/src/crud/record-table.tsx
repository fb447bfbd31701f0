import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import type { ListRequest } from './entity-api.ts';
import { INSIDE, useEntityArea, useEntityPaths } from './entity-context.tsx';
import { type EntityRecord, labelOf } from './entity-screen.ts';
import { FieldValue } from './field-value.tsx';
import { isSortable, sortOf } from './list-state.ts';
import { RowLinks } from './row-links.tsx';

export interface RecordsProps {
  records: readonly EntityRecord[];
  request: ListRequest;
  onSort: (sort: string) => void;
}

/** The records of a page as a table; every column that can be is sorted by its heading. */
export function RecordTable({ records, request, onSort, label }: RecordsProps & { label: string }) {
  const { definition } = useEntityArea().screen;
  const paths = useEntityPaths();
  const sort = sortOf(request);
  const heading = (name: string, text: string, sortable: boolean) => {
    if (!sortable) return text;
    const isSorted = sort.field === name;
    const next = isSorted && !sort.descending ? 'desc' : 'asc';
    return (
      <button type="button" className="column-sort" onClick={() => onSort(`${name},${next}`)}>
        {text}
        <span aria-hidden="true" className="column-arrow">
          {isSorted ? (sort.descending ? '↓' : '↑') : '↕'}
        </span>
      </button>
    );
  };
  const headed = (name: string) =>
    sort.field === name ? { 'aria-sort': sort.descending ? ('descending' as const) : ('ascending' as const) } : {};

  const columns: TableColumnsType<EntityRecord> = [
    {
      key: 'id',
      title: heading('id', 'Id', true),
      onHeaderCell: () => headed('id'),
      render: (_, { id }) => id,
    },
    ...definition.columns.flatMap((name) => {
      const field = definition.fields[name];
      if (field === undefined) return [];
      const sortable = isSortable(field);
      return [
        {
          key: name,
          title: heading(name, field.label, sortable),
          onHeaderCell: () => headed(name),
          render: (_: unknown, record: EntityRecord) =>
            name === definition.labelField ? (
              <Link className="record-name value-short" to={paths.view(record.id)} state={INSIDE}>
                {labelOf(definition, record)}
              </Link>
            ) : (
              <FieldValue field={field} value={record[name]} short />
            ),
        },
      ];
    }),
    {
      key: 'actions',
      title: <span className="visually-hidden">Actions</span>,
      fixed: 'end',
      align: 'end',
      render: (_, record) => <RowLinks record={record} />,
    },
  ];

  return (
    <Table<EntityRecord>
      className="card record-table"
      aria-label={label}
      rowKey="id"
      columns={columns}
      dataSource={[...records]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowClassName={(record) =>
        definition.deletedFlag !== undefined && record[definition.deletedFlag] === true ? 'row-deleted' : ''
      }
    />
  );
}
