import { useProfileInfo } from '../../lib/profile-info.ts';

/** What the free version shows, and whom to ask for more. */
export function FreeNotice() {
  const contactUrl = useProfileInfo()?.contactUrl ?? '';
  return (
    <p className="dashboard-notice">
      Free version: the last two years of data, one year and one company per query, for companies with up to 50,000
      reportable transactions.{' '}
      {contactUrl !== '' && (
        <>
          For the unlimited version, <a href={contactUrl}>contact us</a>.
        </>
      )}
    </p>
  );
}
