import type { EntityDef } from '@pellucid/contract';
import { Link } from 'react-router';
import type { ListRequest } from './entity-api.ts';
import { IN_APP, useEntityArea, useEntityPaths } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { recordName } from './entity-screen.ts';
import { fieldText } from './field-text.ts';
import { FieldValue } from './field-value.tsx';
import { isSortable, sortOf } from './list-state.ts';
import { RowLinks } from './row-links.tsx';
import './record-table.css';

interface RecordTableProps {
  label: string;
  records: readonly EntityRecord[];
  request: ListRequest;
  onSort: (sort: string) => void;
}

/**
 * The records of a page as a table; every column that can be is sorted by its heading. It is a table of the browser's own:
 * Ant Design's repeats the headings in a hidden row, buttons included, which a keyboard then walks through twice.
 */
export function RecordTable({ records, request, onSort, label }: RecordTableProps) {
  const { definition } = useEntityArea().screen;
  const { columns, fields, deletedFlag } = definition;
  const sort = sortOf(request);
  const shared = { sort, onSort };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card record-scroll" aria-label={`${label}, table`} tabIndex={0}>
      <table className="record-table" aria-label={label}>
        <thead>
          <tr>
            <Heading name="id" text="Id" isSortable {...shared} />
            {columns.map((name) => (
              <Heading
                key={name}
                name={name}
                text={fields[name]?.label ?? name}
                isSortable={isSortable(fields[name])}
                className={classOf(definition, name)}
                {...shared}
              />
            ))}
            <th scope="col" className="record-actions">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr
              key={record.id}
              data-record={record.id}
              className={deletedFlag !== undefined && record[deletedFlag] === true ? 'record-deleted' : undefined}
            >
              <td className="record-id">{record.id}</td>
              {columns.map((name) => (
                <td key={name} className={classOf(definition, name)}>
                  <Cell name={name} record={record} />
                </td>
              ))}
              <td className="record-actions">
                <RowLinks record={record} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Numbers stand under each other by their last digit; moments are never broken. What names the records stays in sight when
 * the table is scrolled, unless it is a whole text.
 */
function classOf({ fields, labelField }: EntityDef, name: string): string | undefined {
  const type = fields[name]?.type;
  if (name === labelField && type !== 'text') return 'record-label';
  switch (type) {
    case 'integer':
    case 'decimal':
      return 'record-number';
    case 'date':
    case 'instant':
      return 'record-moment';
    default:
      return undefined;
  }
}

interface HeadingProps {
  name: string;
  text: string;
  isSortable: boolean;
  className?: string | undefined;
  sort: { field: string; descending: boolean };
  onSort: (sort: string) => void;
}

function Heading({ name, text, isSortable, className, sort, onSort }: HeadingProps) {
  if (!isSortable)
    return (
      <th scope="col" className={className}>
        {text}
      </th>
    );
  const isSorted = sort.field === name;
  const next = isSorted && !sort.descending ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="column-sort" onClick={() => onSort(`${name},${next}`)}>
        {text}
        <span aria-hidden="true" className="column-arrow">
          {isSorted ? (sort.descending ? '↓' : '↑') : '↕'}
        </span>
      </button>
    </th>
  );
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
