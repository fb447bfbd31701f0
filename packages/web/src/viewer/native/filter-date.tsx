import type { BoardOpening, BoardView, Condition, FieldInfo } from '@pellucid/contract';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { endsOf, FilterRange, rangeOf } from './filter-range.tsx';
import { chosenValues } from './mark-conditions.ts';

interface FilterDateProps {
  opening: BoardOpening;
  field: FieldInfo;
  condition: Condition | null;
  /** All that is filtered: the program year decides which year is offered first. */
  filters: BoardView['filters'];
  onChange: (condition: Condition | null) => void;
}

/** The first and last day of each, without their year. */
const PERIODS = [
  { name: 'Year', label: 'All of', from: '01-01', to: '12-31' },
  { name: 'Q1', label: 'Q1', from: '01-01', to: '03-31' },
  { name: 'Q2', label: 'Q2', from: '04-01', to: '06-30' },
  { name: 'Q3', label: 'Q3', from: '07-01', to: '09-30' },
  { name: 'Q4', label: 'Q4', from: '10-01', to: '12-31' },
] as const;

/** Dates from and to, with the quarters of a year ready to press. */
export function FilterDate({ opening, field, condition, filters, onChange }: FilterDateProps) {
  const [from, to] = endsOf(condition);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const years = yearsOf(opening, filters);
  const year = chosen ?? (years.includes(from.slice(0, 4)) ? from.slice(0, 4) : years[0]);
  return (
    <>
      {year !== undefined && (
        <div className="board-filter-quarters">
          <label htmlFor={id}>Quarters of</label>
          <Select
            id={id}
            size="small"
            value={year}
            options={years.map((value) => ({ value, label: value }))}
            // Inside the page's main part: what floats outside every landmark is lost to screen readers.
            getPopupContainer={(anchor) => anchor.closest('main') ?? document.body}
            onChange={setChosen}
          />
          <fieldset className="board-filter-presets" aria-label={`Quarters of ${year}`}>
            {PERIODS.map((period) => {
              const [first, last] = [`${year}-${period.from}`, `${year}-${period.to}`];
              const on = from === first && to === last;
              return (
                <Button
                  key={period.name}
                  size="small"
                  type={on ? 'primary' : 'default'}
                  aria-pressed={on}
                  aria-label={`${period.label} ${year}`}
                  onClick={() => onChange(on ? null : rangeOf(field.name, first, last))}
                >
                  {period.name}
                </Button>
              );
            })}
          </fieldset>
        </div>
      )}
      <FilterRange field={field} condition={condition} onChange={onChange} />
    </>
  );
}

/** Newest first; only those that are filtered, where some are. */
function yearsOf({ programYears }: BoardOpening, filters: BoardView['filters']): string[] {
  const filtered = chosenValues(filters.find(({ field }) => field === 'program_year') ?? null).map(Number);
  const years = filtered.length > 0 ? filtered : programYears;
  return [...years].sort((a, b) => b - a).map(String);
}
