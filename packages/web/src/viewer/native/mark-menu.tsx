import { type BoardOpening, type BoardView, canBreakOutBy, type Mark, type Tile } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Dropdown, type MenuProps } from 'antd';
import { count } from '../../lib/format.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { onlyMarked } from './mark-conditions.ts';
import type { NativeViewer } from './native-viewer.ts';
import { COUNT_ONLY, recordsQuery } from './records-query.ts';
import { canFilterBy, excludableParts, markText, partText } from './tile-marks.ts';
import type { NamedOpening, ViewerSnapshot } from './viewer-snapshot.ts';
import { fieldInfo, filterLabel } from './wording.ts';

interface MarkMenuProps {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  tile: Tile;
  /** What the menu is about: what is marked, or what was pointed at. */
  mark: Mark;
  /** In CSS pixels from the corner of the tile. */
  at: { x: number; y: number };
  canReadRows: boolean;
  onClose: () => void;
}

const EXCLUDE = 'exclude ';
const BREAK_OUT = 'by ';

/** What can be done with a mark: its records, only this, all but this, or this by another dimension. */
export function MarkMenu(props: MarkMenuProps) {
  const { viewer, opening, tiles, tile, mark, at, onClose } = props;
  useReturnFocus();
  const isFilter = [mark.field, mark.series?.field ?? mark.field].every((field) => canFilterBy(opening, field));
  const only = isFilter ? onlyMarked(tile, mark) : null;
  const parts = excludableParts(opening, mark);
  const name = markText(opening, tiles, mark);
  const records = useRecordsText(props);

  const items: MenuProps['items'] = [
    ...(records === null ? [] : [{ key: 'records', label: records }]),
    ...(only === null ? [] : [{ key: 'only', label: `Only ${name}` }]),
    ...parts.map((part) => ({
      key: `${EXCLUDE}${part.field}`,
      label: `Exclude ${partText(opening, tiles, mark, part)}`,
    })),
    ...(only === null ? [] : breakOutItems(opening, tile)),
  ];
  const act = (key: string) => {
    if (key === 'records') {
      viewer.act({ type: 'mark-range', mark });
      viewer.showDetails(true, tile.id);
    }
    const part = parts.find(({ field }) => key === `${EXCLUDE}${field}`);
    if (part !== undefined) viewer.act({ type: 'exclude', tile: tile.id, ...part });
    if (only === null) return;
    const narrow = { type: 'only', tile: tile.id, conditions: only } as const;
    if (key === 'only') viewer.act(narrow);
    if (key.startsWith(BREAK_OUT)) viewer.act({ ...narrow, breakOutBy: key.slice(BREAK_OUT.length) });
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      rootClassName="mark-menu"
      // Inside the page's main part: what floats outside every landmark is lost to screen readers.
      getPopupContainer={(anchor) => anchor.closest('main') ?? document.body}
      menu={{
        items,
        'aria-label': `Menu of ${name}`,
        onClick: ({ key }) => {
          onClose();
          act(key);
        },
      }}
      onOpenChange={(open) => !open && onClose()}
    >
      <span className="mark-menu-anchor" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  );
}

/** `See 1,204 records`, without the number until it is known; null where nobody may read them. */
function useRecordsText({ opening, view, tile, mark, canReadRows }: MarkMenuProps): string | null {
  const marks = [...view.marks.filter((other) => other.tile !== tile.id), mark];
  const asked = { tile: tile.id, ...COUNT_ONLY };
  const { data } = useQuery({
    ...recordsQuery(opening.board.id, opening.dataVersion, { ...view, marks }, asked),
    enabled: canReadRows,
  });
  if (!canReadRows) return null;
  const records = data?.total.records;
  if (records === undefined) return 'See the records';
  return `See ${count(records)} ${records === 1 ? 'record' : 'records'}`;
}

/** The dimensions that the board filters by, without the tile's own; none for what is asked over an answer of its own. */
function breakOutItems(opening: BoardOpening, tile: Tile): NonNullable<MenuProps['items']> {
  const fields = opening.board.filters.filter(
    (filter) =>
      !tile.query.dimensions.includes(filter.field) && canBreakOutBy(filter, fieldInfo(opening, filter.field)),
  );
  const children = fields.map(({ field }) => ({ key: `${BREAK_OUT}${field}`, label: filterLabel(opening, field) }));
  if (children.length === 0 || tile.query.from !== undefined) return [];
  return [{ type: 'divider' }, { type: 'group', label: 'Break out by', children }];
}
