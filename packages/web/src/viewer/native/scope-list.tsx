import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { MEANINGS, type ScopeItem } from './scope-items.ts';

interface ScopeListProps {
  items: readonly ScopeItem[];
  onClearAll: (() => void) | null;
  onClose: () => void;
}

const KINDS = ['always', 'filter', 'mark'] as const;
const SUFFIXES: Readonly<Record<ScopeItem['kind'], string>> = { always: ', always', filter: '', mark: ', marked' };

/** All that is filtered and marked, with its values in full; closes when nothing is left of it. */
export function ScopeList({ items, onClearAll, onClose }: ScopeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  // The button that was pressed is gone: the one in its place has the focus, so that the keyboard goes on from there.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus();
    if (items.length > 0) removed.current = null;
  }, [items]);
  return (
    <Dialog title="Filters and marks" onClose={onClose}>
      <p className="board-scope-meanings">
        {KINDS.filter((kind) => items.some((item) => item.kind === kind))
          .map((kind) => MEANINGS[kind])
          .join(' ')}
      </p>
      <ul ref={list} className="board-scope-list">
        {items.map(({ key, kind, label, fullText, onRemove }, at) => (
          <li key={key}>
            <p>
              <span>
                {label}
                {SUFFIXES[kind]}
              </span>
              {fullText}
            </p>
            {onRemove !== undefined && (
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden="true" />}
                aria-label={`Remove ${kind} ${label}: ${fullText}`}
                onClick={() => {
                  removed.current = at;
                  onRemove();
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {onClearAll !== null && (
        <Button block onClick={onClearAll}>
          Clear all
        </Button>
      )}
    </Dialog>
  );
}
