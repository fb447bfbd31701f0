import { useProfileInfo } from '../lib/profile-info.ts';

/** Warns that this installation is for trying out. It says nothing of the data: real files may have been imported. */
export function DemoRibbon() {
  const profile = useProfileInfo();
  if (profile?.demo !== true) return null;
  return (
    <aside className="demo-ribbon" aria-label="Demo mode">
      <strong>Demo mode</strong>{' '}
      {profile.demoOnNetwork
        ? 'Other machines can reach it, and its passwords are public: whoever does can sign in. Enter nothing confidential.'
        : 'Its accounts are public: everyone can sign in with them, so enter nothing confidential.'}
    </aside>
  );
}
