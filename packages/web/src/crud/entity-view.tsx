import { ArrowLeftOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { Field } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../lib/page-title.ts';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { recordQuery } from './entity-api.ts';
import { IN_APP, useEntityArea, useEntityPaths } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { isDeleted, recordName } from './entity-screen.ts';
import { fieldText } from './field-text.ts';
import { FieldValue } from './field-value.tsx';
import { LoadError } from './load-error.tsx';
import { RelatedRecords } from './related-records.tsx';
import './crud.css';
import './entity-view.css';

/** `{id}/view`: everything about one record. */
export function EntityView() {
  const { id = '' } = useParams();
  const { screen } = useEntityArea();
  const { data: record, error, refetch } = useQuery(recordQuery(screen, id));
  if (record !== undefined) return <RecordPage record={record} />;
  if (error !== null) return <LoadError error={error} onRetry={refetch} />;
  return <Loading />;
}

function RecordPage({ record }: { record: EntityRecord }) {
  const { screen, canWrite } = useEntityArea();
  const { definition, groups = [], related = [], ViewActions, ViewExtra } = screen;
  const paths = useEntityPaths();
  const navigate = useNavigate();
  const name = recordName(screen, record);
  usePageTitle(name);
  const openPage = (to: string) => () => void navigate(to, { state: IN_APP });
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const others = Object.keys(definition.fields).filter((name) => !grouped.has(name));
  const sections = [...groups, { title: groups.length === 0 ? 'Details' : 'Created and changed', fields: others }];

  return (
    <PageFrame
      kind={`${definition.noun.one} ${record.id}`}
      title={name}
      actions={
        <>
          <Button icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => void paths.back()}>
            Back
          </Button>
          {ViewActions !== undefined && <ViewActions record={record} />}
          {canWrite && (
            <>
              <Button
                type="primary"
                icon={<EditOutlined aria-hidden="true" />}
                onClick={openPage(paths.edit(record.id))}
              >
                Edit
              </Button>
              <Button danger icon={<DeleteOutlined aria-hidden="true" />} onClick={openPage(paths.remove(record.id))}>
                {isDeleted(definition, record) ? 'Undelete' : 'Delete'}
              </Button>
            </>
          )}
        </>
      }
    >
      {sections
        .filter(({ fields }) => fields.length > 0)
        .map((group) => (
          <section key={group.title} className="card view-group" aria-label={group.title}>
            {sections.length > 1 && <h2>{group.title}</h2>}
            <dl className="view-grid">
              {group.fields.map((name) => {
                const field = definition.fields[name];
                const Value = screen.values?.[name];
                return (
                  field !== undefined && (
                    <div key={name} className={isLong(field, record[name]) ? 'view-wide' : undefined}>
                      <dt>{field.label}</dt>
                      <dd>
                        {Value === undefined ? (
                          <FieldValue field={field} value={record[name]} />
                        ) : (
                          <Value value={record[name]} />
                        )}
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </section>
        ))}
      {related.map((list) => (
        <RelatedRecords key={list.entity} list={list} record={record} />
      ))}
      {ViewExtra !== undefined && <ViewExtra record={record} />}
    </PageFrame>
  );
}

/** Whether a value wants the whole width: a text of several lines, not one that is not there. */
function isLong(field: Field, value: unknown): boolean {
  return field.type === 'text' && fieldText(field, value) !== '';
}
