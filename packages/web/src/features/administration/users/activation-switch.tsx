import { setActivated } from '@pellucid/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useEntityArea, useInvalidateEntity } from '../../../crud/entity-context.tsx';
import type { RecordProps } from '../../../crud/entity-screen.ts';
import { errorMessage } from '../../../crud/validation.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { askToSignInFor } from '../../../lib/sign-in-dialog.ts';
import { alert } from '../../../ui/notices.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import './users.css';

/** Lets a user in or, once that is confirmed, out; nobody does so with themselves. */
export function ActivationSwitch({ record }: RecordProps) {
  const { canWrite } = useEntityArea();
  const self = useSession().account?.id === record.id;
  const invalidate = useInvalidateEntity();
  const [isAsking, setAsking] = useState(false);
  const login = String(record.login);
  const isActive = record.activated === true;
  const verb = isActive ? 'Deactivate' : 'Activate';
  const toggle = useMutation({
    mutationFn: (reason?: string) => call(setActivated, { body: { ids: [record.id], activated: !isActive, reason } }),
    onSuccess: invalidate,
    onError: (error) => {
      if (!askToSignInFor(error)) alert.error(errorMessage(error));
    },
  });
  if (!canWrite) return null;
  return (
    <>
      <Button
        size="small"
        className={isActive ? 'activation activation-on' : 'activation'}
        loading={toggle.isPending}
        disabled={self}
        aria-label={`${verb} ${login}`}
        onClick={() => (isActive ? setAsking(true) : toggle.mutate(undefined))}
      >
        {verb}
      </Button>
      {isAsking && (
        <DeactivateDialog
          login={login}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => {
            setAsking(false);
            toggle.mutate(reason);
          }}
        />
      )}
    </>
  );
}
