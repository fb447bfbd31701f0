import type { BoardOpening, BoardView, QueryResult, Tile } from '@pellucid/contract';
import { Modal } from 'antd';
import { valueLabel } from '../../charts/value-labels.ts';
import { count, dayInWords } from '../../lib/format.ts';
import { tileRestrictions } from './restrictions.ts';
import type { ViewerSnapshot } from './viewer-snapshot.ts';
import { fieldInfo, sourceName } from './wording.ts';

interface ProvenanceProps {
  opening: BoardOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  tile: Tile;
  result: QueryResult;
  onClose: () => void;
}

/** Where the figures of a tile come from, and everything that they are narrowed to. */
export function Provenance({ opening, view, tiles, tile, result, onClose }: ProvenanceProps) {
  const narrowed = tileRestrictions({ opening, view, tiles }, tile);
  const labels = (names: readonly string[]) => names.map((name) => fieldInfo(opening, name).label).join(', ');
  const partial = partialPeriodNames(opening, tile, result);
  const facts: [string, string][] = [
    ['Source', sourceName(tile.source ?? opening.board.source)],
    ['Figures', labels(tile.query.measures)],
    ['Broken down by', labels(tile.query.dimensions) || 'nothing: one figure'],
    ...(narrowed.board.length > 0 ? [fact('Only on this dashboard', narrowed.board)] : []),
    ...(narrowed.tile.length > 0 ? [fact('Only in this tile', narrowed.tile)] : []),
    fact('Filters', narrowed.filters),
    fact('Marks in other tiles', narrowed.marks),
    ...(result.dataThrough === null ? [] : [fact('Records until', [dayInWords(result.dataThrough)])]),
    ...(partial.length > 0 ? [fact('Not complete', partial)] : []),
    ...(opening.dataAsOf === null ? [] : [fact('Data as of', [dayInWords(opening.dataAsOf)])]),
    ['Rows', `${count(result.rowCount)}${result.truncated ? ', of more: the tile shows no others' : ''}`],
    [
      'Time at the server',
      `${Math.round(result.elapsedMs).toLocaleString('en-US')} ms${result.cached ? ', from the cache' : ''}`,
    ],
  ];
  return (
    <Modal open title={`Where “${tile.title}” comes from`} footer={null} onCancel={onClose} width={520}>
      <ul className="board-words">
        {result.words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <dl className="board-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

/** The periods of the answer that the data ends within, as the tile names them. */
function partialPeriodNames(opening: BoardOpening, { query }: Tile, { partialPeriods }: QueryResult): string[] {
  return partialPeriods.map(
    ({ column, period }) => valueLabel(fieldInfo(opening, column), period, query.timeGrain).text,
  );
}

function fact(term: string, texts: readonly string[]): [string, string] {
  return [term, texts.length === 0 ? 'none' : texts.join('; ')];
}
