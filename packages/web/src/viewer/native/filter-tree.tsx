import { RightOutlined } from '@ant-design/icons';
import { boardFieldValues, type Condition, type FieldInfo } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { SearchField } from './search-field.tsx';
import { found, isChosen, isPartlyChosen, type TreeNode, toggled, treeOf } from './specialty-tree.ts';
import type { NamedOpening } from './viewer-snapshot.ts';

interface FilterTreeProps {
  opening: NamedOpening;
  field: FieldInfo;
  condition: Condition | null;
  /** All that is filtered: the counts follow those of the other fields. */
  filters: readonly Condition[];
  onChange: (condition: Condition | null) => void;
}

/** More than there are specialties. */
const MAX_VALUES = 1_000;

/** Values by their levels, each of which can be ticked with all below it. */
export function FilterTree({ opening, field, condition, filters, onChange }: FilterTreeProps) {
  const [typed, setTyped] = useState('');
  const others = filters.filter((filter) => filter.field !== field.name);
  const { data, error, isPending } = useQuery({
    queryKey: ['board-field-tree', opening.board.id, field.name, opening.dataVersion, others],
    queryFn: ({ signal }) =>
      call(
        boardFieldValues,
        {
          params: { boardId: opening.board.id, field: field.name },
          body: { limit: MAX_VALUES, filters: others },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const nodes = useMemo(() => treeOf(data?.values ?? []), [data]);
  const shown = found(nodes, typed.trim());
  return (
    <div className="board-filter-list">
      <SearchField field={field} typed={typed} onType={setTyped} />
      {isPending && <div className="board-skeleton" />}
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && shown.length === 0 && <p>No Result Found</p>}
      <Level
        nodes={shown}
        open={typed.trim() !== ''}
        condition={condition}
        onToggle={(node) => onChange(toggled(field.name, nodes, node, condition))}
      />
      {data?.truncated === true && <p className="board-filter-more">The {MAX_VALUES} most frequent values</p>}
    </div>
  );
}

interface LevelProps {
  nodes: readonly TreeNode[];
  /** Everything is unfolded, as while searching. */
  open: boolean;
  condition: Condition | null;
  onToggle: (node: TreeNode) => void;
}

function Level({ nodes, ...props }: LevelProps) {
  return (
    <ul className="filter-tree">
      {nodes.map((node) => (
        <Node key={node.path} node={node} {...props} />
      ))}
    </ul>
  );
}

function Node({ node, open, condition, onToggle }: Omit<LevelProps, 'nodes'> & { node: TreeNode }) {
  const { label, records, children } = node;
  const partly = isPartlyChosen(node, condition);
  // What is chosen is seen at once.
  const [unfolded, setUnfolded] = useState(partly);
  const shown = unfolded || open;
  const checked = isChosen(node, condition);
  return (
    <li>
      <div>
        {children.length > 0 ? (
          <button
            type="button"
            aria-expanded={shown}
            aria-label={`${shown ? 'Fold' : 'Unfold'} ${label}`}
            onClick={() => setUnfolded(!shown)}
          >
            <RightOutlined aria-hidden="true" rotate={shown ? 90 : 0} />
          </button>
        ) : (
          <i />
        )}
        <Checkbox checked={checked} indeterminate={!checked && partly} onChange={() => onToggle(node)}>
          <span title={label}>{label}</span>
        </Checkbox>
        <span className="board-filter-count">{count(records)}</span>
      </div>
      {children.length > 0 && shown && <Level nodes={children} open={open} condition={condition} onToggle={onToggle} />}
    </li>
  );
}
