import { Link } from 'react-router';
import { IN_APP, useEntityArea, useEntityPaths } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { recordName } from './entity-screen.ts';
import { fieldText } from './field-text.ts';
import { FieldValue } from './field-value.tsx';
import { RowLinks } from './row-links.tsx';
import './record-cards.css';

/** The records of a page where a table would not fit: one card each, with what the record has. */
export function RecordCards({ records }: { records: readonly EntityRecord[] }) {
  const { screen } = useEntityArea();
  const paths = useEntityPaths();
  const { columns, fields, labelField } = screen.definition;
  const details = columns.filter((name) => screen.describe !== undefined || name !== labelField);
  return (
    <ul className="record-cards">
      {records.map((record) => (
        <li key={record.id} className="card record-card">
          <div className="record-card-head">
            <Link
              to={paths.view(record.id)}
              state={IN_APP}
              className="record-card-name"
              title={recordName(screen, record)}
            >
              {recordName(screen, record)}
            </Link>
            <RowLinks record={record} />
          </div>
          <dl>
            {details.map((name) => {
              const field = fields[name];
              return (
                field !== undefined &&
                fieldText(field, record[name]) !== '' && (
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
  );
}
