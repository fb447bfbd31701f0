import { getSubsidiaries } from '@pellucid/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useToldFailure } from '../../../crud/tell-failure.ts';
import { call } from '../../../lib/api.ts';
import type { ChoiceControlProps } from './filter-kind.ts';

/** The choice that stands for all of them. */
const ALL: readonly [number, string] = [0, '(All)'];

export const subsidiariesQuery = (pageId: number) =>
  queryOptions({
    queryKey: ['subsidiaries', pageId],
    queryFn: ({ signal }) => call(getSubsidiaries, { params: { pageInfoId: String(pageId) } }, { signal, quiet: true }),
  });

/** A select of pairs of number and name, all of them first; a text is a pair as JSON. */
export function SubsidiarySelect({ settings, chosen, onChoose }: ChoiceControlProps) {
  const { data = [], isPending, error } = useQuery(subsidiariesQuery(settings.pageId));
  useToldFailure(error);
  const name = chosen === null ? ALL[1] : String(JSON.parse(chosen)[1]);
  const pairs = [ALL, ...data];
  return (
    <Select
      className="dashboard-subsidiary"
      aria-label="Select Company"
      prefix={<span className="dashboard-caption">Select Company</span>}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      value={name}
      notFoundContent="No Result Found"
      options={pairs.map((pair) => ({ value: pair[1], label: pair[1] }))}
      onChange={(wanted) => {
        const pair = pairs.find((one) => one[1] === wanted);
        onChoose(pair === undefined || pair[0] === ALL[0] ? null : JSON.stringify(pair));
      }}
    />
  );
}
