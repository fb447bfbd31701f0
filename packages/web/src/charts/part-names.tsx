import type { ChartData, Item } from './chart-data.ts';
import type { Look } from './look.ts';
import { isMarked, type MarkedValues, opacityOf } from './marks.ts';
import { partColor, SMALL_PART, shareText, totalOf } from './options/parts.ts';

interface PartNamesProps {
  kind: 'pie' | 'treemap';
  data: ChartData;
  look: Look;
  marked: MarkedValues;
  onPick: (item: Item, event: { add: boolean; twice: boolean }) => void;
}

/**
 * The names of parts with their shares, beside their picture: all parts of a ring, and those of a treemap whose rectangles
 * are too small to hold a name. For the eye and the pointer: keyboard and screen reader have the list of items over the
 * chart.
 */
export function PartNames({ kind, data, look, marked, onPick }: PartNamesProps) {
  const total = totalOf(data);
  const parts = data.items.filter(({ value }) => kind === 'pie' || value < total * SMALL_PART);
  if (parts.length === 0) return null;
  return (
    <div className="part-names" aria-hidden="true">
      {kind === 'treemap' && <p>Smaller parts</p>}
      {parts.map((item) => (
        <button
          key={item.key}
          type="button"
          tabIndex={-1}
          title={`${item.category.text}: ${item.text}`}
          data-marked={isMarked(item, marked)}
          data-faded={opacityOf(item, marked) < 1}
          onClick={({ ctrlKey, metaKey, shiftKey, detail }) =>
            onPick(item, { add: ctrlKey || metaKey || shiftKey, twice: detail > 1 })
          }
        >
          <i style={{ background: partColor(kind, data, look, item) }} />
          <span>{item.category.text}</span>
          <b>{shareText(item.value, total)}</b>
        </button>
      ))}
    </div>
  );
}
