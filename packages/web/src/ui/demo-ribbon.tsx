import { useProfileInfo } from '../lib/profile-info.ts';

/** Says plainly that the figures are made up. */
export function DemoRibbon() {
  if (useProfileInfo()?.demo !== true) return null;
  return (
    <aside className="demo-ribbon" aria-label="Demo mode">
      <strong>Demo mode</strong> The companies, people and products shown are fictitious.
    </aside>
  );
}
