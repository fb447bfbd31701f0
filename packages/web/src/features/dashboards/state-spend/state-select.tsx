import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { count } from '../../../lib/format.ts';
import { inDialog } from '../../../ui/in-dialog.ts';
import { recordsByStateQuery, statesQuery } from './state-queries.ts';

interface StateSelectProps {
  /** The page's name. */
  name: string;
  label: string;
  /** Null where no state is chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  isBusy?: boolean;
  autoFocus?: boolean;
}

/** The states of a page's data, each with how many records it has. */
export function StateSelect({ name, label, value, onChange, isBusy = false, autoFocus = false }: StateSelectProps) {
  const { data: states = [], isPending } = useQuery(statesQuery(name));
  const { data: records } = useQuery(recordsByStateQuery(name));
  return (
    <Select
      className="state-select"
      aria-label={label}
      placeholder={label}
      getPopupContainer={inDialog}
      autoFocus={autoFocus}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending || isBusy}
      disabled={isBusy}
      value={value}
      notFoundContent="No Result Found"
      options={states.map((state) => ({ value: state.value, label: state.value }))}
      optionRender={({ value: state }) => {
        const known = records?.get(String(state));
        return (
          <span className="state-option">
            {state}
            {known !== undefined && <span className="state-records">{count(known)} records</span>}
          </span>
        );
      }}
      onChange={onChange}
    />
  );
}
