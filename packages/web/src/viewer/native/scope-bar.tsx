import { CloseOutlined, FilterOutlined, HighlightOutlined, LinkOutlined, LockOutlined } from '@ant-design/icons';
import type { BoardView } from '@pellucid/contract';
import { Button } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/notices.ts';
import { AskBoard } from './ask-board.tsx';
import { useShownChips } from './chip-room.ts';
import type { NativeViewer } from './native-viewer.ts';
import { lockedFilters, MEANINGS, type ScopeItem, scopeItems, unrestricted } from './scope-items.ts';
import { ScopeList } from './scope-list.tsx';
import type { NamedOpening, ViewerSnapshot } from './viewer-snapshot.ts';
import { filterLabel, sourceName } from './wording.ts';

/** More than any row has room for: the others are in the list, and are not drawn to be measured. */
const MOST_CHIPS = 16;

interface ScopeBarProps {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  /** Opens the filter of a field; null where nobody may see the filters. */
  onEdit: ((field: string) => void) | null;
}

/**
 * What the figures are of: source, what the board is about, years and companies, further filters and what is marked, each to be edited and removed by
 * itself, and all at once. The bar is always there and always as high, and stays in sight: the second click of a double click
 * must find the tiles where the first one found them. What has no room in it is in a list.
 */
export function ScopeBar({ viewer, opening, view, tiles, onEdit }: ScopeBarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const closeList = useCallback(() => setListOpen(false), []);
  const items = scopeItems(viewer, opening, view, tiles);
  const shown = useShownChips(row, items.length);
  const hidden = Math.max(0, items.length - Math.min(shown.chips, MOST_CHIPS));
  const isRemovable = items.some(({ onRemove }) => onRemove !== undefined);
  const clearAll = () => viewer.act({ type: 'clear-all', keep: lockedFilters(opening, view) });
  const edit = (field: string) => {
    const known = opening.board.filters.some((filter) => filter.field === field);
    return onEdit !== null && known ? { onEdit: () => onEdit(field) } : {};
  };
  return (
    <section className="board-scope" aria-label="Filters and marks">
      <div className="board-chips" ref={row}>
        <SourceName source={opening.board.source} shown={shown.source} />
        {unrestricted(opening, view).map((field, at) => (
          <Chip
            key={field}
            kind="open"
            shown={at < shown.open}
            label={filterLabel(opening, field)}
            text="all"
            {...edit(field)}
          />
        ))}
        {items.slice(0, MOST_CHIPS).map(({ key, field, ...item }, at) => (
          <Chip key={key} {...item} shown={at < shown.chips} {...(item.kind === 'filter' && edit(field))} />
        ))}
        {hidden > 0 && (
          <button
            type="button"
            className="board-chip board-chip-more"
            data-alone={hidden === items.length}
            data-screen-only
            aria-haspopup="dialog"
            aria-label={`${hidden} more: show all filters and marks`}
            onClick={() => setListOpen(true)}
          >
            {hidden < items.length ? `+${hidden}` : howMany(items)}
          </button>
        )}
      </div>
      <div className="board-scope-actions" data-screen-only>
        {isRemovable && (
          <button type="button" className="board-link" onClick={clearAll}>
            Clear all
          </button>
        )}
        <AskBoard board={opening.board.id} state={() => viewer.state()} />
        <CopyLink />
      </div>
      {isListOpen && <ScopeList items={items} onClearAll={isRemovable ? clearAll : null} onClose={closeList} />}
    </section>
  );
}

/** `1 filter`, `2 marks` or `3 filters and marks`. */
function howMany(items: readonly ScopeItem[]): string {
  const marks = items.filter(({ kind }) => kind === 'mark').length;
  if (marks > 0 && marks < items.length) return `${items.length} filters and marks`;
  return `${items.length} ${marks > 0 ? 'mark' : 'filter'}${items.length === 1 ? '' : 's'}`;
}

/** A telephone has no room for who published it. */
function SourceName({ source, shown }: { source: string; shown: boolean }) {
  const [publisher, ...what] = sourceName(source).split(', ');
  return (
    <span className="board-scope-source" data-chip="source" data-shown={shown}>
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

interface ChipProps extends Pick<ScopeItem, 'label' | 'text' | 'onRemove'> {
  /** One that is open leaves no records out. */
  kind: ScopeItem['kind'] | 'open';
  shown: boolean;
  fullText?: string;
  onEdit?: () => void;
}

const ICONS: Readonly<Record<ChipProps['kind'], ReactNode>> = {
  open: null,
  always: <LockOutlined aria-hidden="true" />,
  filter: <FilterOutlined aria-hidden="true" />,
  mark: <HighlightOutlined aria-hidden="true" />,
};

function Chip({ kind, shown, label, text, fullText = text, onEdit, onRemove }: ChipProps) {
  const title = `${label}: ${fullText}${kind === 'open' ? '' : `\n${MEANINGS[kind]}`}`;
  return (
    <span
      className="board-chip"
      data-marked={kind === 'mark'}
      data-chip={kind === 'open' ? 'open' : 'restricts'}
      data-shown={shown}
    >
      {ICONS[kind]}
      {onEdit === undefined ? (
        <span className="board-chip-text" title={title}>
          <span className="board-chip-label">{label}</span> {text}
        </span>
      ) : (
        <button
          type="button"
          className="board-chip-text"
          title={title}
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
          aria-label={`Remove ${kind} ${label}: ${text}`}
          onClick={onRemove}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
