import { DeleteOutlined, EditOutlined, EyeOutlined, UndoOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { IN_APP, useEntityArea, useEntityPaths } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { isDeleted, recordName } from './entity-screen.ts';
import './row-links.css';

/** What can be done with a record of a list. */
export function RowLinks({ record }: { record: EntityRecord }) {
  const { screen, canWrite } = useEntityArea();
  const paths = useEntityPaths();
  const { RowActions } = screen;
  const label = recordName(screen, record);
  const verb = isDeleted(screen.definition, record) ? 'Undelete' : 'Delete';
  const link = (to: string, name: string, icon: React.ReactNode) => (
    <Link to={to} state={IN_APP} className="row-link" aria-label={`${name} ${label}`} title={name}>
      {icon}
    </Link>
  );
  return (
    <span className="row-links">
      {RowActions !== undefined && <RowActions record={record} />}
      {link(paths.view(record.id), 'View', <EyeOutlined aria-hidden="true" />)}
      {canWrite && link(paths.edit(record.id), 'Edit', <EditOutlined aria-hidden="true" />)}
      {canWrite &&
        link(
          paths.remove(record.id),
          verb,
          verb === 'Delete' ? <DeleteOutlined aria-hidden="true" /> : <UndoOutlined aria-hidden="true" />,
        )}
    </span>
  );
}
