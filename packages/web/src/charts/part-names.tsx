import type { ChartData, Item } from './chart-data.ts';
import { categorical, type Look } from './look.ts';
import { type MarkedValues, opacityOf } from './marks.ts';
import { shareText, totalOf } from './options/parts.ts';

interface PartNamesProps {
  data: ChartData;
  look: Look;
  marked: MarkedValues;
  onPick: (item: Item, event: { add: boolean; twice: boolean }) => void;
}

/**
 * The names of a ring's parts with their shares, for the eye and the pointer: keyboard and screen reader have the list of
 * items over the chart.
 */
export function PartNames({ data, look, marked, onPick }: PartNamesProps) {
  const total = totalOf(data);
  return (
    <div className="part-names" aria-hidden="true">
      {data.items.map((item, at) => (
        <button
          key={item.key}
          type="button"
          tabIndex={-1}
          title={`${item.category.text}: ${item.text}`}
          style={{ opacity: Math.max(0.55, opacityOf(item, marked)) }}
          onClick={({ ctrlKey, metaKey, shiftKey, detail }) =>
            onPick(item, { add: ctrlKey || metaKey || shiftKey, twice: detail > 1 })
          }
        >
          <i style={{ background: categorical(look, at) }} />
          <span>{item.category.text}</span>
          <b>{shareText(item.value, total)}</b>
        </button>
      ))}
    </div>
  );
}
