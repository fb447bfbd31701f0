import { type KeyboardEvent, useRef } from 'react';
import type { ViewerPage } from '../analytics-viewer.ts';

interface PageTabsProps {
  pages: readonly ViewerPage[];
  active: string;
  panelId: string;
  onActivate: (page: string) => void;
}

/** The pages of a board as tabs: arrow keys, Home and End move between them. */
export function PageTabs({ pages, active, panelId, onActivate }: PageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const position = pages.findIndex(({ id }) => id === active);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: pages.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + pages.length) % pages.length;
    const page = pages[next];
    if (page === undefined) return;
    onActivate(page.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div ref={list} className="board-tabs" role="tablist" aria-label="Pages of the dashboard">
      {pages.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId}-tab-${id}`}
          aria-selected={id === active}
          aria-controls={panelId}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onActivate(id)}
          onKeyDown={onKeyDown}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
