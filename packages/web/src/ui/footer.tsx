import { useProfileInfo } from '../lib/profile-info.ts';

export function Footer() {
  const company = useProfileInfo()?.companyName ?? 'Pellucid';
  return (
    <footer className="footer">
      <p>
        Copyright © {new Date().getFullYear()} {company}. All Rights Reserved.
      </p>
    </footer>
  );
}
