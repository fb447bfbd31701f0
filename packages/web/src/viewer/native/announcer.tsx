import type { BoardOpening, BoardView } from '@pellucid/contract';
import { useEffect, useRef, useState } from 'react';
import { pageOf, type ViewerSnapshot } from './viewer-snapshot.ts';
import { conditionText, filterLabel, markedValueLabel, markLabel } from './wording.ts';

/** Tells screen readers what changed once the new figures are there. */
export function Announcer({ snapshot }: { snapshot: ViewerSnapshot }) {
  const { opening, view, tiles, phase } = snapshot;
  const announced = useRef<BoardView | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (phase !== 'ready' || opening === null || view === null || announced.current === view) return;
    const failed = pageOf(opening, view.page).tiles.filter(({ id }) => tiles[id]?.problem).length;
    const outcome = failed > 0 ? ` ${failed} tiles could not be shown.` : '';
    setText(`${changeText(opening, announced.current, view, tiles)}${outcome}`);
    announced.current = view;
  }, [phase, opening, view, tiles]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text}
    </p>
  );
}

function changeText(
  opening: BoardOpening,
  before: BoardView | null,
  view: BoardView,
  tiles: ViewerSnapshot['tiles'],
): string {
  const { title, tiles: all } = pageOf(opening, view.page);
  if (before === null || before.page !== view.page) return `${title}, ${all.length} tiles.`;
  const marks = view.marks.map(
    (mark) =>
      `${markLabel(opening, mark)} ${mark.values.map((value) => markedValueLabel(opening, tiles, mark, value).text).join(', ')}`,
  );
  const filters = view.filters.map(
    (filter) => `${filterLabel(opening, filter.field)} ${conditionText(opening, filter)}`,
  );
  const marked = marks.length > 0 ? `Marked: ${marks.join('; ')}.` : 'Nothing marked.';
  const filtered = filters.length > 0 ? `Filtered: ${filters.join('; ')}.` : 'No filters.';
  return `Updated. ${marked} ${filtered}`;
}
