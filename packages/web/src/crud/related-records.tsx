import { type Criterion, hasAnyAuthority } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { count } from '../lib/format.ts';
import { listQuery } from './entity-api.ts';
import { IN_APP, useEntityArea, useScreenOf } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { type RelatedList, recordName } from './entity-screen.ts';
import { writeListState } from './list-state.ts';
import { LoadError } from './load-error.tsx';

/** As many as can be taken in at a glance; the list itself has the others. */
const MAX_SHOWN = 12;

/** The records of another entity that link to this one: how many, the first of them, and the way to all. */
export function RelatedRecords({ list, record }: { list: RelatedList; record: EntityRecord }) {
  const target = useScreenOf(list.entity);
  const { definition } = target;
  const { authorities } = useEntityArea();
  const titleId = useId();
  const criteria: Criterion[] = [{ field: list.field, operator: 'equals', values: [record.id] }];
  const request = { page: 1, size: MAX_SHOWN, sort: `${definition.labelField},asc`, criteria };
  const canRead = hasAnyAuthority(authorities, definition.read);
  const { data, error, refetch } = useQuery({ ...listQuery(target, request), enabled: canRead });
  if (!canRead) return null;
  const all = writeListState(definition, { ...request, size: 10, sort: 'id,asc' });
  return (
    <section className="card view-group" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {list.title} {data !== undefined && <span className="view-count">{count(data.total)}</span>}
      </h2>
      {error !== null && <LoadError error={error} onRetry={refetch} />}
      {data?.total === 0 && <p className="field-hint">There are none.</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className="value-links">
            {data.records.map((each) => (
              <li key={each.id}>
                <Link to={`/${definition.screen}/${each.id}/view`} state={IN_APP}>
                  {recordName(target, each)}
                </Link>
              </li>
            ))}
          </ul>
          <p className="view-all">
            <Link to={`/${definition.screen}?${all}`}>
              {data.total > data.records.length ? `All ${count(data.total)} ` : 'List of these '}
              {definition.noun.many}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
