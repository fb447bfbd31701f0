import type { BoardOpening, BoardView, QueryResult, Tile } from '@pellucid/contract';
import { Modal } from 'antd';
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
  const facts: [string, string][] = [
    ['Source', sourceName(tile.source ?? opening.board.source)],
    ['Measures', labels(tile.query.measures)],
    ['Broken down by', labels(tile.query.dimensions) || 'nothing: one figure'],
    ...(narrowed.board.length > 0 ? [fact('Only on this dashboard', narrowed.board)] : []),
    ...(narrowed.tile.length > 0 ? [fact('Only in this tile', narrowed.tile)] : []),
    fact('Filters', narrowed.filters),
    fact('Marks in other tiles', narrowed.marks),
    ['Answered by', result.answeredBy],
    ['Data version', result.dataVersion],
    ...(opening.dataAsOf === null ? [] : [fact('Data as of', [dayInWords(opening.dataAsOf)])]),
    ['Rows', `${count(result.rowCount)}${result.truncated ? ', cut by the limit of the tile' : ''}`],
    [
      'Time at the server',
      `${Math.round(result.elapsedMs).toLocaleString('en-US')} ms${result.cached ? ', from the cache' : ''}`,
    ],
  ];
  return (
    <Modal open title={`Where “${tile.title}” comes from`} footer={null} onCancel={onClose} width={520}>
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

function fact(term: string, texts: readonly string[]): [string, string] {
  return [term, texts.length === 0 ? 'none' : texts.join('; ')];
}
