import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { listQuery } from '../../../crud/entity-api.ts';
import { useEntityArea } from '../../../crud/entity-context.tsx';
import type { DeleteBodyProps } from '../../../crud/entity-screen.ts';
import { deletionOf } from './page-calls.ts';

/** A page is deleted and undeleted, alone or with all pages under it, however deep. */
export function DeleteWithSubPages({ record, setAction }: DeleteBodyProps) {
  const { screen } = useEntityArea();
  const [all, setAll] = useState(false);
  const isDeleted = record.isDeleted === true;
  const under = useQuery(
    listQuery(screen, {
      page: 1,
      size: 1,
      sort: 'id,asc',
      criteria: [{ field: 'parentMenu', operator: 'equals', values: [record.id] }],
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup's button follows the choice
  useEffect(() => setAction(deletionOf(record.id, { isDeleted, all })), [record.id, isDeleted, all]);

  const count = under.data?.total ?? 0;
  if (count === 0) return null;
  return (
    <Checkbox className="delete-all" checked={all} onChange={({ target }) => setAll(target.checked)}>
      Apply to all sub-pages ({count} directly under it)
    </Checkbox>
  );
}
