import { useMutation, useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { recordQuery, removeRecord, restoreRecord } from './entity-api.ts';
import { useEntityArea, useEntityPaths, useInvalidateEntity } from './entity-context.tsx';
import { descriptionOf, isDeleted } from './entity-screen.ts';
import { LoadError } from './load-error.tsx';
import { ReasonField } from './reason-field.tsx';
import { errorMessage } from './validation.ts';

type Action = (reason: string) => Promise<unknown>;

/** `{id}/delete`: a popup over the list; closing it by any way leads back to the list. */
export function EntityDelete() {
  useReturnFocus();
  const { id = '' } = useParams();
  const { screen, canWrite } = useEntityArea();
  const { definition, calls, DeleteBody } = screen;
  const paths = useEntityPaths();
  const invalidate = useInvalidateEntity();
  const { data: record, error, refetch } = useQuery(recordQuery(screen, id));
  const [reason, setReason] = useState('');
  const [special, setSpecial] = useState<Action | null>(null);
  const isRestored = record !== undefined && isDeleted(definition, record);
  const act = useMutation({
    mutationFn: () => {
      if (special !== null) return special(reason);
      return isRestored ? restoreRecord(screen, record, reason) : removeRecord(calls, Number(id), reason);
    },
    onSuccess: async () => {
      await paths.toList();
      await invalidate();
    },
  });
  const verb = isRestored ? 'Undelete' : 'Delete';

  return (
    <Modal
      open
      width={800}
      mask={{ closable: false }}
      title={`Confirm ${verb.toLowerCase()} operation`}
      okText={verb}
      okButtonProps={{ danger: verb === 'Delete', disabled: record === undefined || !canWrite || act.isError }}
      confirmLoading={act.isPending}
      onOk={() => act.mutate()}
      onCancel={() => void paths.toList()}
    >
      {error !== null && <LoadError error={error} onRetry={refetch} />}
      {record === undefined && error === null && <Loading />}
      {record !== undefined && (
        <>
          <p>
            Are you sure you want to {verb.toLowerCase()} the {definition.noun.one}{' '}
            <strong>{descriptionOf(screen, record)}</strong>?
          </p>
          {DeleteBody !== undefined && <DeleteBody record={record} setAction={(action) => setSpecial(() => action)} />}
          <ReasonField value={reason} onChange={setReason} />
        </>
      )}
      {act.isError && (
        <p className="banner banner-danger" role="alert">
          {errorMessage(act.error, definition)}
        </p>
      )}
    </Modal>
  );
}
