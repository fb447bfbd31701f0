import type { getCompaniesProgramYears, getCompetitorsProgramYears } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useToldFailure } from '../../../crud/tell-failure.ts';
import { call } from '../../../lib/api.ts';
import type { ChoiceControlProps } from './filter-kind.ts';

/** What stands for all years, in the select and in the storage. */
export const ALL_YEARS = 'All';

/** A select of the program years that a call answers. */
export function yearSelect(endpoint: typeof getCompaniesProgramYears | typeof getCompetitorsProgramYears) {
  return function YearSelect({ settings, chosen, onChoose }: ChoiceControlProps) {
    const { datatable, oneYearOnly } = settings;
    const {
      data: years = [],
      isPending,
      error,
    } = useQuery({
      queryKey: [endpoint.id, datatable],
      queryFn: ({ signal }) => call(endpoint, { params: { datatable } }, { signal, quiet: true }),
    });
    useToldFailure(error);
    const all = oneYearOnly ? [] : [{ value: ALL_YEARS, label: 'All years' }];
    return (
      <Select
        className="dashboard-year"
        aria-label="Program year"
        loading={isPending}
        value={chosen ?? (oneYearOnly ? null : ALL_YEARS)}
        options={[...all, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
        onChange={(value) => onChoose(value === ALL_YEARS ? null : value)}
      />
    );
  };
}
