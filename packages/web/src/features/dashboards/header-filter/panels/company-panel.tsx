import { getCompanyDetails } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import type { FilterPanelProps } from '../filter-kind.ts';

/** Name, state and country of the chosen company; nothing for the whole industry. */
export function CompanyPanel({ chosen: { company = null } }: FilterPanelProps) {
  return company === null ? null : <Details name={company} />;
}

function Details({ name }: { name: string }) {
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
    <dl className="dashboard-panel" aria-label="Chosen company">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd title={term === 'NAME' ? name : undefined}>
            {value === undefined || value === null || value === '' ? '–' : String(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
