import { useQuery } from '@tanstack/react-query';
import { count, exactMoney } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Loading } from '../../ui/loading.tsx';
import type { CityLimits } from './meal-limits-by-city.ts';
import { mealSpendQuery } from './meal-spend.ts';

/** What the own company spent on meals beside its limits, as far as public data tells; nothing for who has no company. */
export function MealSpendTable({ places }: { places: readonly CityLimits[] }) {
  const company = useSession().account?.company?.companyName;
  return company === undefined ? null : <OfCompany company={company} places={places} />;
}

function OfCompany({ company, places }: { company: string; places: readonly CityLimits[] }) {
  const spend = useQuery(mealSpendQuery(company, places));
  if (spend.isError) return <p role="alert">{spend.error.message}</p>;
  if (spend.data === undefined) return <Loading label="Adding up the meals" />;
  if (spend.data.every(({ records }) => records === 0)) return <p>Public data has no meals of {company}.</p>;
  return (
    <>
      <h2 className="meal-limits-part">What {company} spent</h2>
      <p>
        All years of public data, which says neither which meal it was nor where: the city is the recipient’s, a record
        can stand for several meals, and speaker programs, which have limits of their own, are among them. A record
        above the highest limit of its city is for review.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="meal-limits" aria-label="Meals beside limits" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">City</th>
              {['Highest limit', 'Over it', 'Highest record', 'Records', 'Total'].map((name) => (
                <th key={name} scope="col" className="meal-limit-value">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spend.data.map(({ city, limit, total, records, highest, over }) => (
              <tr key={city}>
                <th scope="row">{city ?? 'All other cities'}</th>
                <td className="meal-limit-value">{exactMoney(limit)}</td>
                <td className="meal-limit-value" data-over={over > 0}>
                  {over === 0 ? 'none' : count(over)}
                </td>
                <td className="meal-limit-value">{exactMoney(highest) || '–'}</td>
                <td className="meal-limit-value">{count(records)}</td>
                <td className="meal-limit-value">{exactMoney(total) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2 className="meal-limits-part">Limits</h2>
    </>
  );
}
