import { Modal } from 'antd';
import { useState } from 'react';
import { ReasonField } from '../../../crud/reason-field.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';

interface DeactivateDialogProps {
  login: string;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before a user is let out: it ends whatever they are doing. */
export function DeactivateDialog({ login, onConfirm, onCancel }: DeactivateDialogProps) {
  useReturnFocus();
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      title={`Deactivate ${login}?`}
      okText="Deactivate"
      okButtonProps={{ danger: true }}
      onOk={() => onConfirm(reason)}
      onCancel={onCancel}
    >
      <p>They are signed out everywhere at once, and cannot sign in until they are activated again.</p>
      <ReasonField value={reason} onChange={setReason} />
    </Modal>
  );
}
