import { useProfileInfo } from '../../lib/profile-info.ts';

/** Most reportable transactions of a company that may use the free version. */
const FREE_TRANSACTIONS = 50_000;

/** What is free, and for whom. */
export function FreemiumNotice() {
  const contactUrl = useProfileInfo()?.contactUrl ?? '';
  return (
    <section className="freemium" aria-label="Free version">
      <p className="freemium-facts">
        <strong>Free, for as long as you like:</strong> six dashboards, the last two years of data, one year and one
        company per query.
      </p>
      <p>
        The free version is limited to companies with up to {FREE_TRANSACTIONS.toLocaleString('en-US')} reportable
        transactions.{' '}
        {contactUrl !== '' && (
          <>
            For the unlimited version, <a href={contactUrl}>contact us</a>.
          </>
        )}
      </p>
    </section>
  );
}
