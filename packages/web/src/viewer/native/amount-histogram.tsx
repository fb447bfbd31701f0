import type { AmountBands } from '@pellucid/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { count } from '../../lib/format.ts';

export type Band = AmountBands['bands'][number];

interface AmountHistogramProps {
  bands: readonly Band[];
  from: string;
  to: string;
  onChoose: (band: Band) => void;
}

/** Records by amount, every band as wide on a scale of logarithms; over it the list of bands for the keyboard, as over a chart. */
export function AmountHistogram({ bands, from, to, onChoose }: AmountHistogramProps) {
  const [active, setActive] = useState<number | null>(null);
  const id = useId();
  const most = Math.max(1, ...bands.map(({ records }) => records));
  const onKeyDown = (event: KeyboardEvent) => {
    const band = active === null ? undefined : bands[active];
    const next = nextBand(event.key, active ?? -1, bands.length - 1);
    const chooses = (event.key === 'Enter' || event.key === ' ') && band !== undefined;
    if (next === null && !chooses) return;
    event.preventDefault();
    if (next !== null) setActive(next);
    else if (band !== undefined) onChoose(band);
  };
  return (
    <>
      <div className="amount-histogram">
        <div className="amount-bands" aria-hidden="true">
          {bands.map((band, at) => (
            <button
              key={band.from}
              type="button"
              tabIndex={-1}
              title={bandText(band)}
              data-chosen={overlaps(band, from, to)}
              data-active={at === active}
              onClick={() => onChoose(band)}
            >
              <i style={{ height: band.records === 0 ? 0 : `max(2px, ${(band.records / most) * 100}%)` }} />
            </button>
          ))}
        </div>
        <div
          className="chart-items"
          role="listbox"
          tabIndex={0}
          aria-label={summary(bands, most)}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          onFocus={() => setActive((at) => at ?? 0)}
          onBlur={() => setActive(null)}
          onKeyDown={onKeyDown}
        >
          {bands.map((band, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active option
            <div
              key={band.from}
              id={`${id}-${at}`}
              role="option"
              aria-selected={(from !== '' || to !== '') && overlaps(band, from, to)}
            >
              {bandText(band)}
            </div>
          ))}
        </div>
      </div>
      <div className="amount-scale" aria-hidden="true">
        {['$1', '$100', '$10K', '$500K'].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </>
  );
}

/** Where a key leads to; null where it means nothing. */
function nextBand(key: string, at: number, last: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, at + 1);
  return key === 'ArrowLeft' || key === 'ArrowUp' ? Math.max(0, at - 1) : null;
}

function summary(bands: readonly Band[], most: number): string {
  const fullest = bands.find(({ records }) => records === most);
  return `Records by amount, ${bands.length} bands; ${fullest === undefined ? 'no records' : `the most: ${bandText(fullest)}`}`;
}

function bandText({ from, to, records }: Band): string {
  const size =
    from === null ? `under $${count(to)}` : `$${count(from)} ${to === null ? 'and over' : `to under $${count(to)}`}`;
  return `${size}: ${count(records)} ${records === 1 ? 'record' : 'records'}`;
}

/** Whether some amounts of a band lie between two ends, of which either may be open. */
function overlaps(band: Band, from: string, to: string): boolean {
  const below = to !== '' && band.from !== null && Number(to) < Number(band.from);
  const above = from !== '' && band.to !== null && Number(from) >= Number(band.to);
  return !below && !above;
}
