import { CloseOutlined, FilterOutlined, HighlightOutlined } from '@ant-design/icons';
import type { BoardOpening, BoardView, Mark } from '@pellucid/contract';
import type { ReactNode } from 'react';
import type { NativeViewer } from './native-viewer.ts';
import { isPeriod, markText } from './tile-marks.ts';
import type { ViewerSnapshot } from './viewer-snapshot.ts';
import { conditionText, filterLabel, markedValueLabel, markLabel } from './wording.ts';

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

/**
 * What is filtered and marked, each removable by itself, and all at once. The bar is always there and always as high: the
 * second click of a double click must find the tiles where the first one found them.
 */
export function FilterBar({ viewer, opening, view, tiles }: FilterBarProps) {
  const locked = lockedFilters(opening, view);
  const removable = view.filters.length - locked.length + view.marks.length;
  return (
    <section className="board-filter-bar" aria-label="Filters and marks">
      <div className="board-chips">
        {view.filters.length + view.marks.length === 0 && (
          <p>Everything is shown: nothing is filtered, nothing is marked.</p>
        )}
        {view.filters.map((filter) => (
          <Chip
            key={`filter-${filter.field}`}
            icon={<FilterOutlined aria-hidden="true" />}
            label={filterLabel(opening, filter.field)}
            text={conditionText(opening, filter)}
            fullText={conditionText(opening, filter, 'fullText')}
            {...(locked.includes(filter)
              ? {}
              : { onRemove: () => viewer.act({ type: 'filter', field: filter.field, condition: null }) })}
          />
        ))}
        {view.marks.map((mark) => (
          <MarkChips key={mark.tile} viewer={viewer} opening={opening} tiles={tiles} mark={mark} />
        ))}
      </div>
      {removable > 0 && (
        <button
          type="button"
          className="board-link"
          data-screen-only
          onClick={() => viewer.act({ type: 'clear-all', keep: locked })}
        >
          Clear all
        </button>
      )}
    </section>
  );
}

function MarkChips({ viewer, opening, tiles, mark }: Omit<FilterBarProps, 'view'> & { mark: Mark }) {
  const label = markLabel(opening, mark);
  const hidden = mark.values.length - SHOWN_MARKS;
  if (isPeriod(opening, mark)) {
    const onRemove = () => viewer.act({ type: 'clear-mark', tile: mark.tile });
    const icon = <HighlightOutlined aria-hidden="true" />;
    return <Chip marked icon={icon} label={label} text={markText(opening, tiles, mark)} onRemove={onRemove} />;
  }
  return (
    <>
      {mark.values.slice(0, SHOWN_MARKS).map((value) => (
        <Chip
          key={String(value)}
          marked
          icon={<HighlightOutlined aria-hidden="true" />}
          label={label}
          {...markedValueLabel(opening, tiles, mark, value)}
          onRemove={() => viewer.act({ type: 'unmark', tile: mark.tile, value })}
        />
      ))}
      {hidden > 0 && <Chip marked icon={null} label={label} text={`and ${hidden} more`} />}
    </>
  );
}

interface ChipProps {
  icon: ReactNode;
  label: string;
  text: string;
  /** The text with names as they are published. */
  fullText?: string;
  marked?: boolean;
  onRemove?: () => void;
}

function Chip({ icon, label, text, fullText = text, marked = false, onRemove }: ChipProps) {
  return (
    <span className="board-chip" data-marked={marked}>
      {icon}
      <span className="board-chip-text" title={`${label}: ${fullText}`}>
        <span className="board-chip-label">{label}</span> {text}
      </span>
      {onRemove !== undefined && (
        <button
          type="button"
          data-screen-only
          aria-label={`Remove ${marked ? 'mark' : 'filter'} ${label}: ${text}`}
          onClick={onRemove}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
