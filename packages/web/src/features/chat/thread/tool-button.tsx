import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../ui/notices.ts';

interface ToolButtonProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
  /** For a choice that stays. */
  pressed?: boolean;
  disabled?: boolean;
}

/** A small action of a message. */
export function ToolButton({ icon, label, onClick, pressed, disabled }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled ?? false}
        onClick={onClick}
      />
    </Tooltip>
  );
}

export function copyWithNotice(text: string): void {
  copyText(text).then(
    () => toast.success('Copied'),
    () => toast.error('The browser did not copy the text. Select it and copy it instead.'),
  );
}
