import { MAX_REASON_LENGTH } from '@pellucid/contract';
import { Input } from 'antd';
import { useId } from 'react';
import './reason-field.css';

/** Why a change is made, for those who read the audit trail later; nobody has to say. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const id = useId();
  return (
    <div className="editor reason">
      <label className="editor-label" htmlFor={id}>
        Reason (optional)
      </label>
      <Input
        id={id}
        value={value}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        placeholder="Kept in the audit trail"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
