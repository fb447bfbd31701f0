import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { CheckIcon } from '../../ui/icons.tsx';

const FREE = [
  'Six industry dashboards, the ones previewed above',
  'The last two years of data',
  'One year and one company per query',
  'Marks, filters, records and export, in full',
  'Guidelines for every nature of payment',
] as const;

const UNLIMITED = [
  'Every dashboard, with company analysis and more to explore',
  'Every year that has been loaded',
  'As many years and companies in a query as the question needs',
  'No limit on the number of your transactions',
] as const;

/** What is in the free version and what the unlimited one adds. */
export function Plans() {
  const info = useProfileInfo();
  return (
    <section className="plans" aria-labelledby="plans-title">
      <div className="section-head">
        <h2 id="plans-title">Begin free, stay as long as you like</h2>
        <p>The same product and the same figures. The difference is how far a question may reach.</p>
      </div>
      <div className="plan-list">
        <article className="card plan">
          <div>
            <h3>Free</h3>
            <p className="plan-for">For companies with up to 50,000 reportable transactions.</p>
          </div>
          <Points points={FREE} />
          <p className="plan-actions">
            <Link className="button button-primary" to={paths.register}>
              Free Signup
            </Link>
          </p>
        </article>
        <article className="card plan">
          <div>
            <h3>Unlimited</h3>
            <p className="plan-for">For everyone else, and for questions across years and companies.</p>
          </div>
          <Points points={UNLIMITED} />
          <p className="plan-actions">
            {info !== undefined && info.contactUrl !== '' && (
              <a className="button" href={info.contactUrl}>
                Contact us
              </a>
            )}
            {info !== undefined && info.demoBookingUrl !== '' && (
              <a className="button" href={info.demoBookingUrl} target="_blank" rel="noopener">
                Book a demo
              </a>
            )}
          </p>
        </article>
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <CheckIcon />
          {point}
        </li>
      ))}
    </ul>
  );
}
