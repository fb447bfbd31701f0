import { getCompaniesProgramYears } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { call } from '../../../lib/api.ts';
import type { FilterControlProps } from './filter-kind.ts';

/** What stands for all years, in the select and in the storage. */
export const ALL_YEARS = 'All';

export function YearSelect({ settings, chosen, onChoose }: FilterControlProps) {
  const { datatable, oneYearOnly } = settings;
  const { data: years = [], isPending } = useQuery({
    queryKey: ['program-years', datatable],
    queryFn: ({ signal }) => call(getCompaniesProgramYears, { params: { datatable } }, { signal }),
  });
  const all = oneYearOnly ? [] : [{ value: ALL_YEARS, label: 'All years' }];
  return (
    <Select
      className="dashboard-year"
      aria-label="Program year"
      loading={isPending}
      value={chosen ?? (oneYearOnly ? null : ALL_YEARS)}
      options={[...all, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
      onChange={(value) => onChoose(value === ALL_YEARS || value === null ? null : Number(value))}
    />
  );
}
