import { useMutation, useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { recordQuery, removeRecord } from './entity-api.ts';
import { useEntityArea, useEntityChanged, useEntityPaths } from './entity-context.tsx';
import { labelOf } from './entity-screen.ts';
import { failureText } from './faults.ts';
import { LoadFailure } from './load-failure.tsx';

type Action = () => Promise<unknown>;

/** `{id}/delete`: a popup over the list; closing it by any way leads back to the list. */
export function EntityDelete() {
  useReturnFocus();
  const { id = '' } = useParams();
  const { screen, mayWrite } = useEntityArea();
  const { definition, calls, DeleteBody } = screen;
  const paths = useEntityPaths();
  const changed = useEntityChanged();
  const { data: record, error, refetch } = useQuery(recordQuery(screen, id));
  const [special, setSpecial] = useState<Action | null>(null);
  const act = useMutation({
    mutationFn: () => (special === null ? removeRecord(calls, Number(id)) : special()),
    onSuccess: async () => {
      await paths.toList();
      await changed();
    },
  });
  const verb = (record && screen.deleteVerb?.(record)) ?? 'Delete';

  return (
    <Modal
      open
      width={800}
      mask={{ closable: false }}
      title={`Confirm ${verb.toLowerCase()} operation`}
      okText={verb}
      okButtonProps={{ danger: verb === 'Delete', disabled: record === undefined || !mayWrite || act.isError }}
      confirmLoading={act.isPending}
      onOk={() => act.mutate()}
      onCancel={() => void paths.toList()}
    >
      {error !== null && <LoadFailure error={error} onRetry={refetch} />}
      {record === undefined && error === null && <Loading />}
      {record !== undefined && (
        <>
          <p>
            Are you sure you want to {verb.toLowerCase()} the {definition.noun.one}{' '}
            <strong>{labelOf(definition, record)}</strong>?
          </p>
          {DeleteBody !== undefined && <DeleteBody record={record} setAction={(action) => setSpecial(() => action)} />}
        </>
      )}
      {act.isError && (
        <p className="banner banner-danger" role="alert">
          {failureText(act.error, definition)}
        </p>
      )}
    </Modal>
  );
}
