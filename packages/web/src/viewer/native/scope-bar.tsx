import { CloseOutlined, FilterOutlined, HighlightOutlined, LinkOutlined } from '@ant-design/icons';
import type { BoardOpening, BoardView, Condition, Mark } from '@pellucid/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/notices.ts';
import { AskBoard } from './ask-board.tsx';
import type { NativeViewer } from './native-viewer.ts';
import { isPeriod, markText } from './tile-marks.ts';
import type { NamedOpening, ViewerSnapshot } from './viewer-snapshot.ts';
import { conditionText, filterLabel, markedValueLabel, markLabel, sourceName } from './wording.ts';

const SHOWN_MARKS = 6;

/** Filters that a person may not take away: the single program year of the FREE tier. */
export function lockedFilters(opening: BoardOpening, view: BoardView) {
  return opening.oneYearOnly ? view.filters.filter(({ field }) => field === 'program_year') : [];
}

interface ScopeBarProps {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  /** Opens the filter of a field; null where nobody may see the filters. */
  onEdit: ((field: string) => void) | null;
}

/** On a telephone the chips scroll: where none is a button, the keyboard has to reach them all the same. */
const REACHED_BY_KEY = { tabIndex: 0 };

/** What every figure has, chosen or not: it is said first, in this order. */
const ALWAYS = ['program_year', 'company'];

/**
 * What the figures are of: source, years and companies, further filters and what is marked, each to be edited and removed by
 * itself, and all at once. The bar is always there and always as high, and stays in sight: the second click of a double click
 * must find the tiles where the first one found them.
 */
export function ScopeBar({ viewer, opening, view, tiles, onEdit }: ScopeBarProps) {
  const locked = lockedFilters(opening, view);
  const removable = view.filters.length - locked.length + view.marks.length;
  const edit = (field: string) => {
    const known = opening.board.filters.some((filter) => filter.field === field);
    return onEdit !== null && known ? { onEdit: () => onEdit(field) } : {};
  };
  const always = ALWAYS.filter((name) => opening.board.filters.some(({ field }) => field === name));
  const isAlways = ({ field }: Condition) => always.includes(field);
  const chip = (filter: Condition) => (
    <Chip
      key={filter.field}
      icon={<FilterOutlined aria-hidden="true" />}
      label={filterLabel(opening, filter.field)}
      text={conditionText(opening, filter)}
      fullText={conditionText(opening, filter, 'fullText')}
      {...edit(filter.field)}
      {...(!locked.includes(filter) && {
        onRemove: () => viewer.act({ type: 'filter', field: filter.field, condition: null }),
      })}
    />
  );
  return (
    <section className="board-scope" aria-label="Filters and marks">
      <div className="board-chips" {...(onEdit === null && REACHED_BY_KEY)}>
        <SourceName source={opening.board.source} />
        {always.map((field) => {
          const filter = view.filters.find((other) => other.field === field);
          if (filter !== undefined) return chip(filter);
          const label = filterLabel(opening, field);
          return <Chip key={field} icon={null} label={label} text="all" restricts={false} {...edit(field)} />;
        })}
        {view.filters.filter((filter) => !isAlways(filter)).map(chip)}
        {view.marks.map((mark) => (
          <MarkChips key={mark.tile} viewer={viewer} opening={opening} tiles={tiles} mark={mark} />
        ))}
      </div>
      <div className="board-scope-actions" data-screen-only>
        {removable > 0 && (
          <button type="button" className="board-link" onClick={() => viewer.act({ type: 'clear-all', keep: locked })}>
            Clear all
          </button>
        )}
        <AskBoard board={opening.board.id} state={() => viewer.state()} />
        <CopyLink />
      </div>
    </section>
  );
}

/** A telephone has no room for who published it. */
function SourceName({ source }: { source: string }) {
  const [publisher, ...what] = sourceName(source).split(', ');
  return (
    <span className="board-scope-source">
      {what.length > 0 && <span className="board-scope-publisher">{publisher}, </span>}
      {what.join(', ') || publisher}
    </span>
  );
}

/** The address of the page is the view: whoever gets it sees the same. */
function CopyLink() {
  const copy = () =>
    copyText(location.href).then(
      () => toast.success('Link copied'),
      () => toast.error('The browser did not copy the link. Copy the address of the page instead.'),
    );
  return (
    <Button size="small" type="text" icon={<LinkOutlined aria-hidden="true" />} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}

function MarkChips({ viewer, opening, tiles, mark }: Omit<ScopeBarProps, 'view' | 'onEdit'> & { mark: Mark }) {
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
  /** Whether it leaves records out: a telephone has room for these before all others. */
  restricts?: boolean;
  onEdit?: () => void;
  onRemove?: () => void;
}

function Chip(props: ChipProps) {
  const { icon, label, text, fullText = text, marked = false, restricts = true, onEdit, onRemove } = props;
  return (
    <span className="board-chip" data-marked={marked} data-restricts={restricts}>
      {icon}
      {onEdit === undefined ? (
        <span className="board-chip-text" title={`${label}: ${fullText}`}>
          <span className="board-chip-label">{label}</span> {text}
        </span>
      ) : (
        <button
          type="button"
          className="board-chip-text"
          title={`${label}: ${fullText}`}
          aria-label={`${label}: ${text}. Edit this filter`}
          onClick={onEdit}
        >
          <span className="board-chip-label">{label}</span> {text}
        </button>
      )}
      {onRemove !== undefined && (
        <button
          type="button"
          className="board-chip-remove"
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
