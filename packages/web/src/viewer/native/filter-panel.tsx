import { CloseOutlined } from '@ant-design/icons';
import type { BoardOpening, BoardView, Condition, FilterField } from '@pellucid/contract';
import { Button, Drawer, Grid } from 'antd';
import { useState } from 'react';
import { FilterAmount } from './filter-amount.tsx';
import { lockedFilters } from './filter-bar.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FilterRange } from './filter-range.tsx';
import { FilterTree } from './filter-tree.tsx';
import type { NativeViewer } from './native-viewer.ts';
import { conditionText, fieldInfo, filterLabel } from './wording.ts';

interface FilterPanelProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  onClose: () => void;
}

/** The board's filters, beside the tiles where there is room, over them where there is not. */
export function FilterPanel(props: FilterPanelProps) {
  const wide = Grid.useBreakpoint().lg !== false;
  if (wide) {
    return (
      <aside className="board-filters" aria-label="Filters" data-screen-only>
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
    <Drawer open title="Filters" placement="right" size="large" onClose={props.onClose}>
      <FilterFields {...props} />
    </Drawer>
  );
}

function FilterFields({ viewer, opening, view }: FilterPanelProps) {
  const kept = lockedFilters(opening, view);
  const set = view.filters.length > kept.length;
  return (
    <>
      {opening.board.filters.map((filter) => (
        <FilterSection key={filter.field} viewer={viewer} opening={opening} view={view} filter={filter} />
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

/** One field, closed at first: its values are asked for when a person opens it, never before the charts. */
function FilterSection({ viewer, opening, view, filter }: Omit<FilterPanelProps, 'onClose'> & { filter: FilterField }) {
  const condition = view.filters.find(({ field }) => field === filter.field) ?? null;
  const [open, setOpen] = useState(condition !== null);
  const field = { ...fieldInfo(opening, filter.field), label: filterLabel(opening, filter.field) };
  const single = opening.oneYearOnly && (filter.field === 'program_year' || filter.field === 'company');
  const onChange = (next: Condition | null) => viewer.act({ type: 'filter', field: filter.field, condition: next });
  return (
    <details className="board-filter" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{field.label}</span>
        {condition !== null && <em title={conditionText(opening, condition)}>{conditionText(opening, condition)}</em>}
      </summary>
      {open && filter.control === 'range' && field.name === 'amount' && (
        <FilterAmount {...{ opening, field, condition, onChange }} filters={view.filters} />
      )}
      {open && filter.control === 'range' && field.name !== 'amount' && (
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
