import { CloseOutlined, FilterOutlined, HighlightOutlined } from '@ant-design/icons';
import type { BoardOpening, BoardView } from '@pellucid/contract';
import type { ReactNode } from 'react';
import type { NativeViewer } from './native-viewer.ts';
import type { ViewerSnapshot } from './viewer-snapshot.ts';
import { conditionText, fieldInfo, markText } from './wording.ts';

const SHOWN_MARKS = 6;

/** Filters that a person may not take away: the single program year of the FREE tier. */
export function lockedFilters(opening: BoardOpening, view: BoardView) {
  return opening.oneYearOnly ? view.filters.filter(({ field }) => field === 'program_year') : [];
}

interface FilterBarProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
}

/** What is filtered and marked, each removable by itself, and all at once. Everything applies immediately. */
export function FilterBar({ viewer, opening, view, tiles }: FilterBarProps) {
  const kept = lockedFilters(opening, view);
  const removable = view.filters.length - kept.length + view.marks.length;
  if (view.filters.length + view.marks.length === 0) return null;
  return (
    <section className="board-chips" aria-label="Filters and marks">
      {view.filters.map((filter) => (
        <Chip
          key={`filter-${filter.field}`}
          icon={<FilterOutlined aria-hidden="true" />}
          label={fieldInfo(opening, filter.field).label}
          text={conditionText(opening, filter)}
          {...(kept.includes(filter)
            ? {}
            : { onRemove: () => viewer.act({ type: 'filter', field: filter.field, condition: null }) })}
        />
      ))}
      {view.marks.flatMap((mark) => {
        const label = fieldInfo(opening, mark.field).label;
        const shown = mark.values
          .slice(0, SHOWN_MARKS)
          .map((value) => (
            <Chip
              key={`mark-${mark.tile}-${String(value)}`}
              marked
              icon={<HighlightOutlined aria-hidden="true" />}
              label={label}
              text={markText(opening, tiles, mark, value)}
              onRemove={() => viewer.act({ type: 'unmark', tile: mark.tile, value })}
            />
          ));
        const hidden = mark.values.length - SHOWN_MARKS;
        return hidden <= 0
          ? shown
          : [...shown, <Chip key={`more-${mark.tile}`} marked icon={null} label={label} text={`and ${hidden} more`} />];
      })}
      {removable > 0 && (
        <button type="button" className="board-link" onClick={() => viewer.act({ type: 'clear-all', keep: kept })}>
          Clear all
        </button>
      )}
    </section>
  );
}

interface ChipProps {
  icon: ReactNode;
  label: string;
  text: string;
  marked?: boolean;
  onRemove?: () => void;
}

function Chip({ icon, label, text, marked = false, onRemove }: ChipProps) {
  return (
    <span className="board-chip" data-marked={marked}>
      {icon}
      <span className="board-chip-text" title={`${label}: ${text}`}>
        <span className="board-chip-label">{label}</span> {text}
      </span>
      {onRemove !== undefined && (
        <button type="button" aria-label={`Remove ${marked ? 'mark' : 'filter'} ${label}: ${text}`} onClick={onRemove}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
