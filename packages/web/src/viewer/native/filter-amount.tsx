import { boardAmountBands, type Condition, type FieldInfo } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { AmountHistogram, type Band } from './amount-histogram.tsx';
import { endsOf, FilterRange, rangeOf } from './filter-range.tsx';
import type { NamedOpening } from './viewer-snapshot.ts';

interface FilterAmountProps {
  opening: NamedOpening;
  field: FieldInfo;
  condition: Condition | null;
  /** All that is filtered: the counts follow those of the other fields. */
  filters: readonly Condition[];
  onChange: (condition: Condition | null) => void;
}

/** Amounts from which compliance looks closer. */
const PRESETS = [125, 1_000, 10_000];

/** Amounts from and to, with how many records there are of each size. */
export function FilterAmount({ opening, field, condition, filters, onChange }: FilterAmountProps) {
  const others = filters.filter((filter) => filter.field !== field.name);
  const { data } = useQuery({
    queryKey: ['board-amounts', opening.board.id, opening.dataVersion, others],
    queryFn: ({ signal }) =>
      call(
        boardAmountBands,
        { params: { boardId: opening.board.id }, body: { filters: others } },
        // Without it the range can be chosen all the same: the free tier has no bands.
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const [from, to] = endsOf(condition);
  return (
    <>
      {data !== undefined && (
        <AmountHistogram
          bands={data.bands}
          from={from}
          to={to}
          onChoose={(band) => onChange(conditionOf(field, band))}
        />
      )}
      <fieldset className="board-filter-presets" aria-label="Amounts from">
        {PRESETS.map((preset) => {
          const on = from === String(preset) && to === '';
          return (
            <Button
              key={preset}
              size="small"
              type={on ? 'primary' : 'default'}
              aria-pressed={on}
              aria-label={`From $${count(preset)}`}
              onClick={() => onChange(on ? null : rangeOf(field.name, String(preset), ''))}
            >
              ${count(preset)}+
            </Button>
          );
        })}
      </fieldset>
      <FilterRange field={field} condition={condition} onChange={onChange} />
    </>
  );
}

/** A band holds amounts of less than its upper bound, a range those of its ends: a cent less. */
function conditionOf(field: FieldInfo, { from, to }: Band): Condition | null {
  return rangeOf(field.name, from ?? '', to === null ? '' : (Number(to) - 0.01).toFixed(2));
}
