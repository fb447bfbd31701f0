import { useProfileInfo } from '../lib/profile-info.ts';

/** Warns that this installation is for trying out. It says nothing of the data: real files may have been imported. */
export function DemoRibbon() {
  if (useProfileInfo()?.demo !== true) return null;
  return (
    <aside className="demo-ribbon" aria-label="Demo mode">
      <strong>Demo mode</strong> Its accounts are public: everyone can sign in with them, so enter nothing confidential.
    </aside>
  );
}
