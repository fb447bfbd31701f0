import type {
  BoardOpening,
  BoardPage,
  Cell,
  Compared,
  QueryResult,
  SideBySide,
  Standing,
  Tile,
  ValueType,
} from '@pellucid/contract';
import { changeLabel, changesOf } from '../../../charts/change.ts';
import type { ViewerSnapshot } from '../viewer-snapshot.ts';
import { fieldInfo, problemText } from '../wording.ts';

/** A tile and the answer that it shows. */
export interface AnsweredTile {
  readonly tile: Tile;
  readonly result: QueryResult;
  readonly compared?: Compared | undefined;
  readonly standing?: Standing | undefined;
  readonly sideBySide?: SideBySide | undefined;
}

/** A tile of a page that is saved: what it shows, or why it shows nothing. */
export type SavedTile = AnsweredTile | { readonly tile: Tile; readonly without: string };

/** All tiles of a page, also those without figures: a file says what it has not. */
export function savedTiles(page: BoardPage, tiles: ViewerSnapshot['tiles']): SavedTile[] {
  return page.tiles.map((tile) => {
    const { result = null, problem = null, compared, standing, sideBySide } = tiles[tile.id] ?? {};
    if (problem !== null) return { tile, without: `No figures: ${problemText(problem)}` };
    if (result === null) return { tile, without: 'No figures' };
    return result.rows.length === 0
      ? { tile, without: 'No records match' }
      : { tile, result, compared, standing, sideBySide };
  });
}

/** The rows of a tile as they are calculated with: exact, unformatted, each column of one type. */
export interface TileTable {
  readonly columns: readonly { readonly label: string; readonly type: ValueType }[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of all that the tile counts, also of rows that it does not show. */
  readonly totals: readonly Cell[] | null;
}

const SHARE_DECIMALS = 6;

/** The answer of a tile with, where it compares, the figures of both years and the change beside each row. */
export function tileTable(opening: BoardOpening, { tile, result, compared }: AnsweredTile): TileTable {
  const columns = result.columns.map(({ name, type }) => ({ label: fieldInfo(opening, name).label, type }));
  const totals = result.totals && [
    ...columns.slice(result.totals.length).map((_, at) => (at === 0 ? 'Total' : null)),
    ...result.totals,
  ];
  if (compared === undefined || compared.figures.length !== result.rows.length) {
    return { columns, rows: result.rows, totals: totals ?? null };
  }
  const [measure = ''] = tile.query.measures;
  const { label, type } = columns[result.columns.findIndex(({ name }) => name === measure)] ?? {
    label: measure,
    type: 'money',
  };
  const changes = changesOf(compared);
  return {
    columns: [
      ...columns,
      { label: `${label} ${compared.year - 1}`, type },
      { label: `${label} ${compared.year}`, type },
      { label: `Change ${changeLabel(compared)}`, type: 'share' },
    ],
    rows: result.rows.map((row, at) => {
      const { before = null, now = null } = compared.figures[at] ?? {};
      const share = changes[at]?.share;
      return [...row, before, now, share === undefined ? null : Number(share.toFixed(SHARE_DECIMALS))];
    }),
    totals: totals ? [...totals, null, null, null] : null,
  };
}

/** What a tile leaves out of its rows; null where it has all. */
export function cutNote({ truncated, rowCount, groups }: QueryResult): string | null {
  if (!truncated) return null;
  const of = groups === undefined ? '' : ` of ${groups.toLocaleString('en-US')}`;
  return `The first ${rowCount.toLocaleString('en-US')}${of}, as on the screen`;
}
