import { DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { rateChatAnswer } from '@pellucid/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../ui/notices.ts';
import { ToolButton } from './tool-button.tsx';

const MAX_REASON_LENGTH = 1_000;

/** What the person thinks of an answer: the two thumbs, and after the lower one a reason. */
export function useFeedback(questionId: number | null, before: boolean | null) {
  const [helpful, setHelpful] = useState(before);
  const [asksReason, setAsksReason] = useState(false);
  const rate = useMutation({
    mutationFn: (rating: { helpful: boolean; reason?: string }) =>
      call(rateChatAnswer, { params: { id: String(questionId) }, body: rating }),
    onSuccess: (_, { helpful: said, reason }) => {
      setHelpful(said);
      setAsksReason(!said && reason === undefined);
      if (said || reason !== undefined) toast.success('Thank you for the feedback');
    },
    onError: (error) => toast.error(error.message),
  });
  return { helpful, asksReason, rate: rate.mutate, close: () => setAsksReason(false) };
}

type FeedbackState = ReturnType<typeof useFeedback>;

export function Thumbs({ feedback: { helpful, rate } }: { feedback: FeedbackState }) {
  return (
    <>
      <ToolButton
        icon={helpful === true ? <LikeFilled /> : <LikeOutlined />}
        label="This answer helped"
        pressed={helpful === true}
        onClick={() => rate({ helpful: true })}
      />
      <ToolButton
        icon={helpful === false ? <DislikeFilled /> : <DislikeOutlined />}
        label="This answer did not help"
        pressed={helpful === false}
        onClick={() => rate({ helpful: false })}
      />
    </>
  );
}

/** Asks why an answer did not help; that it did not is already said. */
export function ReasonForm({ feedback: { rate, close } }: { feedback: FeedbackState }) {
  const [reason, setReason] = useState('');
  const id = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') close();
    else rate({ helpful: false, reason: reason.trim() });
  };
  return (
    <form className="chat-reason" onSubmit={onSubmit}>
      <label htmlFor={id}>What was wrong with it? (optional)</label>
      <textarea
        id={id}
        className="field-input"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button size="small" type="primary" htmlType="submit">
          Send feedback
        </Button>
        <Button size="small" onClick={close}>
          Close
        </Button>
      </div>
    </form>
  );
}
