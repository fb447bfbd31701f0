import { PageFrame } from '../../ui/page-frame.tsx';
import './uploads.css';

/** Where edit files of transactions will be uploaded: until then it says what will be there. */
export function Component() {
  return (
    <PageFrame title="Upload transactions" subtitle="Edit files of your company's transactions">
      <div className="uploads card">
        <p>This screen is not there yet. It will take an edit file and show:</p>
        <ul>
          <li>the transactions that the file changes, before and after, with the change of their total,</li>
          <li>lines that cannot be applied, each with the reason,</li>
          <li>approval of the changes, and the way to undo them,</li>
          <li>every edit file that was uploaded: when, by whom, and what became of it.</li>
        </ul>
        <p>Until then nothing can be uploaded here. You can close this window.</p>
      </div>
    </PageFrame>
  );
}
