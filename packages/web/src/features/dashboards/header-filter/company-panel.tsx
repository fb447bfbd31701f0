import { getCompanyDetails } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Name, state and country of the chosen company. */
export function CompanyPanel({ name }: { name: string }) {
  const { data } = useQuery({
    queryKey: ['company-details', name],
    queryFn: ({ signal }) => call(getCompanyDetails, { query: { name } }, { signal }),
  });
  const facts = [
    ['NAME', name],
    ['STATE', data?.companyState],
    ['COUNTRY', data?.companyCountry],
  ] as const;
  return (
    <dl className="dashboard-company" aria-label="Chosen company">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
