import { CloseOutlined } from '@ant-design/icons';
import type { BoardOpening, BoardView, Condition, FilterField } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Drawer, Grid } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { count } from '../../lib/format.ts';
import { FilterAmount } from './filter-amount.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FilterDate } from './filter-date.tsx';
import { FilterRange } from './filter-range.tsx';
import { FilterTree } from './filter-tree.tsx';
import type { NativeViewer } from './native-viewer.ts';
import { COUNT_ONLY, recordsQuery } from './records-query.ts';
import { lockedFilters } from './scope-items.ts';
import { conditionText, fieldInfo, filterLabel } from './wording.ts';

/** The filters while they are open; a new object each time that somebody asks for one of them. */
export interface OpenFilters {
  readonly editing?: string;
}

interface FilterPanelProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  open: OpenFilters;
  onClose: () => void;
}

/** The board's filters, beside the tiles where there is room, over them where there is not. */
export function FilterPanel(props: FilterPanelProps) {
  const wide = Grid.useBreakpoint().lg !== false;
  const opener = useRef(document.activeElement);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    props.onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  if (wide) {
    return (
      <aside className="board-filters" aria-label="Filters" data-screen-only onKeyDown={onKeyDown}>
        <header>
          <h2>Filters</h2>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label="Close the filters"
            onClick={props.onClose}
          />
        </header>
        <FilterFields {...props} />
      </aside>
    );
  }
  return (
    <Drawer
      open
      rootClassName="board-filters-drawer"
      title="Filters"
      placement="right"
      size="large"
      onClose={props.onClose}
      footer={<ShowResults {...props} />}
    >
      <FilterFields {...props} />
    </Drawer>
  );
}

/** Leads back to the board, and says how many records are left to it. */
function ShowResults({ opening, view, onClose }: FilterPanelProps) {
  const { data } = useQuery({
    ...recordsQuery(opening.board.id, opening.dataVersion, view, COUNT_ONLY),
    placeholderData: keepPreviousData,
  });
  const records = data?.total.records;
  return (
    <Button block type="primary" onClick={onClose}>
      Show results{records !== undefined && ` (${count(records)} ${records === 1 ? 'record' : 'records'})`}
    </Button>
  );
}

function FilterFields({ viewer, opening, view, open }: FilterPanelProps) {
  const kept = lockedFilters(opening, view);
  const set = view.filters.length > kept.length;
  return (
    <>
      {opening.board.filters.map((filter) => (
        <FilterSection key={filter.field} {...{ viewer, opening, view, filter }} asked={open} />
      ))}
      <Button
        block
        disabled={!set && view.marks.length === 0}
        onClick={() => viewer.act({ type: 'clear-all', keep: kept })}
      >
        Clear all
      </Button>
    </>
  );
}

interface FilterSectionProps extends Omit<FilterPanelProps, 'onClose' | 'open'> {
  filter: FilterField;
  asked: OpenFilters;
}

/** One field, closed at first: its values are asked for when a person opens it, never before the charts. */
function FilterSection({ viewer, opening, view, filter, asked }: FilterSectionProps) {
  const condition = view.filters.find(({ field }) => field === filter.field) ?? null;
  const [open, setOpen] = useState(condition !== null);
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked.editing !== filter.field) return;
    setOpen(true);
    section.current?.querySelector('summary')?.focus();
  }, [asked, filter.field]);
  const field = { ...fieldInfo(opening, filter.field), label: filterLabel(opening, filter.field) };
  const single = opening.oneYearOnly && (filter.field === 'program_year' || filter.field === 'company');
  const onChange = (next: Condition | null) => viewer.act({ type: 'filter', field: filter.field, condition: next });
  return (
    <details ref={section} className="board-filter" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{field.label}</span>
        {condition !== null && <em title={conditionText(opening, condition)}>{conditionText(opening, condition)}</em>}
      </summary>
      {open && filter.control === 'range' && field.name === 'amount' && (
        <FilterAmount {...{ opening, field, condition, onChange }} filters={view.filters} />
      )}
      {open && filter.control === 'range' && field.type === 'date' && (
        <FilterDate {...{ opening, field, condition, onChange }} filters={view.filters} />
      )}
      {open && filter.control === 'range' && field.name !== 'amount' && field.type !== 'date' && (
        <FilterRange field={field} condition={condition} onChange={onChange} />
      )}
      {open && filter.control === 'tree' && (
        <FilterTree {...{ opening, field, condition, onChange }} filters={view.filters} />
      )}
      {open && (filter.control === 'list' || filter.control === 'search') && (
        <FilterChoice
          {...{ opening, field, condition, single, onChange }}
          filters={view.filters}
          searchFirst={filter.control === 'search'}
          required={opening.oneYearOnly && filter.field === 'program_year'}
          onFound={(values) => viewer.learnNames(filter.field, values)}
        />
      )}
    </details>
  );
}
