import { Select } from 'antd';
import { Link } from 'react-router';
import { INSIDE, useEntityArea, useEntityPaths } from './entity-context.tsx';
import { labelOf } from './entity-screen.ts';
import { FieldValue } from './field-value.tsx';
import { isSortable } from './list-state.ts';
import type { RecordsProps } from './record-table.tsx';
import { RowLinks } from './row-links.tsx';

/** The records of a page where a table would not fit: one card each, sorted by a choice above them. */
export function RecordCards({ records, request, onSort }: RecordsProps) {
  const { definition } = useEntityArea().screen;
  const paths = useEntityPaths();
  const { columns, fields, labelField } = definition;
  const sortable = ['id', ...columns.filter((name) => isSortable(fields[name]))];
  const options = sortable.flatMap((name) => {
    const label = fields[name]?.label ?? 'Id';
    return [
      { value: `${name},asc`, label: `${label} ↑` },
      { value: `${name},desc`, label: `${label} ↓` },
    ];
  });
  return (
    <>
      <Select className="cards-sort" aria-label="Sort by" value={request.sort} options={options} onChange={onSort} />
      <ul className="record-cards">
        {records.map((record) => (
          <li key={record.id} className="card record-card">
            <div className="record-card-head">
              <Link to={paths.view(record.id)} state={INSIDE} className="record-card-name">
                {labelOf(definition, record)}
              </Link>
              <RowLinks record={record} />
            </div>
            <dl>
              {columns.map((name) => {
                const field = fields[name];
                return (
                  field !== undefined &&
                  name !== labelField && (
                    <div key={name}>
                      <dt>{field.label}</dt>
                      <dd>
                        <FieldValue field={field} value={record[name]} short />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
