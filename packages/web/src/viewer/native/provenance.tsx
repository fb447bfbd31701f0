import type { BoardOpening, QueryResult, Tile } from '@pellucid/contract';
import { Modal } from 'antd';
import { count, dayInWords } from '../../lib/format.ts';
import { fieldInfo, sourceName } from './wording.ts';

interface ProvenanceProps {
  opening: BoardOpening;
  tile: Tile;
  result: QueryResult;
  onClose: () => void;
}

/** Where the figures of a tile come from. */
export function Provenance({ opening, tile, result, onClose }: ProvenanceProps) {
  const labels = (names: readonly string[]) => names.map((name) => fieldInfo(opening, name).label).join(', ');
  const facts: [string, string][] = [
    ['Source', sourceName(opening.board.source)],
    ['Measures', labels(tile.query.measures)],
    ['Broken down by', labels(tile.query.dimensions) || 'nothing: one figure'],
    ['Answered by', result.answeredBy],
    ['Data version', result.dataVersion],
    ['Rows', `${count(result.rowCount)}${result.truncated ? ', cut by the limit of the tile' : ''}`],
    [
      'Time at the server',
      `${Math.round(result.elapsedMs).toLocaleString('en-US')} ms${result.cached ? ', from the cache' : ''}`,
    ],
  ];
  if (opening.dataAsOf !== null) facts.splice(5, 0, ['Data as of', dayInWords(opening.dataAsOf)]);
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
