import { type Mail, resendMail } from '@pellucid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '../../lib/api.ts';
import { alert } from '../../ui/notices.ts';
import { canResend } from './mail-text.ts';
import { MAILS_KEY } from './mails-query.ts';

/** Puts a mail at the head of the queue again; absent where that is of no use. The server's success text is a toast. */
export function ResendButton({ mail }: { mail: Mail }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resendMail, { params: { id: mail.id } }),
    onError: (error) => alert.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: MAILS_KEY }),
  });
  if (!canResend(mail, Date.now())) return null;
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Send again: ${mail.subject}, to ${mail.recipient}`}
      onClick={() => mutate()}
    >
      Send again
    </Button>
  );
}
