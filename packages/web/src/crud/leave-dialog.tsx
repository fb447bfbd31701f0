import { Button } from 'antd';
import { Dialog } from '../ui/dialog.tsx';
import './leave-dialog.css';

/** Asks before what was typed is lost. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>You have changes on this page that are not saved.</p>
      <div className="dialog-actions">
        <Button type="primary" onClick={onStay}>
          Keep editing
        </Button>
        <Button danger onClick={onLeave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
