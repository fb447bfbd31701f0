import { useProfileInfo } from '../lib/profile-info.ts';

/** Says plainly that the figures are made up. */
export function DemoRibbon() {
  if (useProfileInfo()?.demo !== true) return null;
  return (
    <p className="demo-ribbon" role="note">
      <strong>Demo mode</strong> The companies, people and products shown are fictitious.
    </p>
  );
}
