import type { EntityDef, Field } from '@pellucid/contract';
import { Link } from 'react-router';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { parseSortText, sortText } from '../ui/sort-order.ts';
import type { ListRequest } from './entity-api.ts';
import { IN_APP, useEntityArea, useEntityPaths } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { recordName } from './entity-screen.ts';
import { fieldText } from './field-text.ts';
import { FieldValue } from './field-value.tsx';
import { isSortable } from './list-state.ts';
import { RowLinks } from './row-links.tsx';
import './record-table.css';

const NUMBERS: ReadonlySet<Field['type'] | undefined> = new Set(['integer', 'decimal']);

interface RecordTableProps {
  label: string;
  records: readonly EntityRecord[];
  request: ListRequest;
  onSort: (sort: string) => void;
}

/** The records of a page as a table; every column that can be is sorted by its heading. */
export function RecordTable({ records, request, onSort, label }: RecordTableProps) {
  const { definition } = useEntityArea().screen;
  const { deletedFlag } = definition;
  return (
    <DataTable
      className="record-table"
      label={label}
      columns={columnsOf(definition)}
      rows={records}
      keyOf={({ id }) => id}
      sort={parseSortText(request.sort)}
      onSort={(sort) => onSort(sortText(sort))}
      rowClass={(record) => (deletedFlag !== undefined && record[deletedFlag] === true ? 'record-deleted' : undefined)}
    />
  );
}

function columnsOf(definition: EntityDef): Column<EntityRecord>[] {
  const { columns, fields } = definition;
  return [
    { key: 'id', title: 'Id', isSortable: true, className: 'record-id', cell: ({ id }) => id },
    ...columns.map((name) => ({
      key: name,
      title: fields[name]?.label ?? name,
      isSortable: isSortable(fields[name]),
      isFigure: NUMBERS.has(fields[name]?.type),
      className: classOf(definition, name),
      cell: (record: EntityRecord) => <Cell name={name} record={record} />,
    })),
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      className: 'record-actions',
      cell: (record) => <RowLinks record={record} />,
    },
  ];
}

/**
 * Moments are never broken. What names the records stays in sight when the table is scrolled, unless it is a whole text.
 */
function classOf({ fields, labelField }: EntityDef, name: string): string | undefined {
  const type = fields[name]?.type;
  if (name === labelField && type !== 'text') return 'record-label';
  return type === 'date' || type === 'instant' ? 'record-moment' : undefined;
}

function Cell({ name, record }: { name: string; record: EntityRecord }) {
  const { screen } = useEntityArea();
  const { definition } = screen;
  const paths = useEntityPaths();
  const field = definition.fields[name];
  if (field === undefined) return null;
  if (name !== definition.labelField) return <FieldValue field={field} value={record[name]} short />;
  const label = fieldText(field, record[name]) || recordName(screen, record);
  return (
    <Link
      className={`record-name ${field.type === 'text' ? 'value-preview' : 'value-short'}`}
      to={paths.view(record.id)}
      state={IN_APP}
      title={label}
    >
      {label}
    </Link>
  );
}
