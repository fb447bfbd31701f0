import { getCompaniesProgramYears } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { call } from '../../../lib/api.ts';
import { ALL_YEARS } from './filter-choices.ts';

interface YearSelectProps {
  datatable: string;
  /** The year that is chosen, as text; null for all. */
  chosen: string | null;
  /** One year must be chosen: there is no "All". */
  oneOnly: boolean;
  onChoose: (year: number | null) => void;
}

export function YearSelect({ datatable, chosen, oneOnly, onChoose }: YearSelectProps) {
  const { data: years = [], isPending } = useQuery({
    queryKey: ['program-years', datatable],
    queryFn: ({ signal }) => call(getCompaniesProgramYears, { params: { datatable } }, { signal }),
  });
  const all = oneOnly ? [] : [{ value: ALL_YEARS, label: 'All years' }];
  return (
    <Select
      className="dashboard-year"
      aria-label="Program year"
      loading={isPending}
      value={chosen ?? (oneOnly ? null : ALL_YEARS)}
      options={[...all, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
      onChange={(value) => onChoose(value === ALL_YEARS || value === null ? null : Number(value))}
    />
  );
}
