import type { ChartData, Item } from './chart-data.ts';
import type { ChartTheme } from './chart-theme.ts';
import { isMarked, type Marking, opacityOf } from './marking.ts';
import { MIN_LABELLED_SHARE, shareColor, shareText, totalOf } from './options/shares.ts';

interface ShareLegendProps {
  kind: 'pie' | 'treemap';
  data: ChartData;
  theme: ChartTheme;
  marking: Marking;
  onSelect: (item: Item, event: { add: boolean; doubleClick: boolean }) => void;
  onMenu: (item: Item, event: Pick<MouseEvent, 'clientX' | 'clientY' | 'preventDefault'>) => void;
}

/**
 * The names of parts with their shares, beside their picture: all parts of a ring, and those of a treemap whose rectangles
 * are too small to hold a name. For the eye and the pointer: keyboard and screen reader have the list of items over the
 * chart.
 */
export function ShareLegend({ kind, data, theme, marking, onSelect, onMenu }: ShareLegendProps) {
  const total = totalOf(data);
  const parts = data.items.filter(({ value }) => kind === 'pie' || value < total * MIN_LABELLED_SHARE);
  if (parts.length === 0) return null;
  return (
    <div className="share-legend" aria-hidden="true">
      {kind === 'treemap' && <p>Smaller parts</p>}
      {parts.map((item) => (
        <button
          key={item.key}
          type="button"
          tabIndex={-1}
          title={`${item.category.fullText}: ${item.text}`}
          data-marking={isMarked(item.mark, marking)}
          data-faded={opacityOf(item, marking) < 1}
          onClick={({ ctrlKey, metaKey, shiftKey, detail }) =>
            onSelect(item, { add: ctrlKey || metaKey || shiftKey, doubleClick: detail > 1 })
          }
          onContextMenu={(event) => onMenu(item, event)}
        >
          <i style={{ background: shareColor(kind, data, theme, item) }} />
          <span>{item.category.text}</span>
          <b>{shareText(item.value, total)}</b>
        </button>
      ))}
    </div>
  );
}
