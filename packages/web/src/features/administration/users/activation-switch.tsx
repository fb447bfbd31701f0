import { setActivated } from '@pellucid/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEntityArea, useInvalidateEntity } from '../../../crud/entity-context.tsx';
import type { RecordProps } from '../../../crud/entity-screen.ts';
import { errorMessage } from '../../../crud/validation.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { askToSignInFor } from '../../../lib/sign-in-dialog.ts';
import { alert } from '../../../ui/notices.ts';
import './users.css';

/** Lets a user in or out; nobody does so with themselves. Who is let out is signed out everywhere. */
export function ActivationSwitch({ record }: RecordProps) {
  const { canWrite } = useEntityArea();
  const self = useSession().account?.id === record.id;
  const invalidate = useInvalidateEntity();
  const isActive = record.activated === true;
  const verb = isActive ? 'Deactivate' : 'Activate';
  const toggle = useMutation({
    mutationFn: () => call(setActivated, { body: { ids: [record.id], activated: !isActive } }),
    onSuccess: invalidate,
    onError: (error) => {
      if (!askToSignInFor(error)) alert.error(errorMessage(error));
    },
  });
  if (!canWrite) return null;
  return (
    <Button
      size="small"
      className={isActive ? 'activation activation-on' : 'activation'}
      loading={toggle.isPending}
      disabled={self}
      aria-label={`${verb} ${String(record.login)}`}
      onClick={() => toggle.mutate()}
    >
      {verb}
    </Button>
  );
}
