import { resendActivationTo, unlockUser } from '@pellucid/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { EntityRecord } from '../../../crud/entity-record.ts';
import type { RecordProps } from '../../../crud/entity-screen.ts';
import { errorMessage } from '../../../crud/validation.ts';
import { call } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { holdsAny, useSession } from '../../../lib/session.ts';
import { askToSignInFor } from '../../../lib/sign-in-dialog.ts';
import { alert, toast } from '../../../ui/notices.ts';
import { ActivationSwitch } from './activation-switch.tsx';

/** Whether the mail that opens the account is of use: to who was invited and is let in, or who registered and has not confirmed. */
function awaitsFirstSignIn({ activated, mustChangePassword, confirmed }: EntityRecord): boolean {
  return mustChangePassword === true ? activated === true : activated !== true && confirmed !== true;
}

/** What an administrator does for someone who cannot get in. */
export function UserActions({ record }: RecordProps) {
  const isAdmin = holdsAny(useSession(), ['ROLE_ADMIN']);
  const login = String(record.login);
  const onError = (error: unknown) => {
    if (!askToSignInFor(error)) alert.error(errorMessage(error));
  };
  const resend = useMutation({
    mutationFn: () => call(resendActivationTo, { params: { login } }),
    onSuccess: () => toast.success(`The activation mail is on its way to ${String(record.email)}`),
    onError,
  });
  const unlock = useMutation({
    mutationFn: () => call(unlockUser, { params: { login } }),
    onSuccess: () => toast.success(`${login} can try to sign in again at once`),
    onError,
  });
  return (
    <>
      <ActivationSwitch record={record} />
      {isAdmin && (
        <>
          {awaitsFirstSignIn(record) && (
            <Button loading={resend.isPending} onClick={() => resend.mutate()}>
              Resend activation
            </Button>
          )}
          <Button loading={unlock.isPending} onClick={() => unlock.mutate()}>
            Unlock
          </Button>
          <Link to={paths.passwordOf(login)} className="ant-btn-link user-password">
            Set password
          </Link>
        </>
      )}
    </>
  );
}
