import { type AmountBands, boardAmountBands, type Condition, type FieldInfo } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { endsOf, FilterRange, rangeOf } from './filter-range.tsx';
import type { NamedOpening } from './viewer-snapshot.ts';

interface FilterAmountProps {
  opening: NamedOpening;
  field: FieldInfo;
  condition: Condition | null;
  /** All that is filtered: the counts follow those of the other fields. */
  filters: readonly Condition[];
  onChange: (condition: Condition | null) => void;
}

type Band = AmountBands['bands'][number];

/** Amounts from which compliance looks closer. */
const PRESETS = [125, 1_000, 10_000];

/** Amounts from and to, with how many records there are of each size. */
export function FilterAmount({ opening, field, condition, filters, onChange }: FilterAmountProps) {
  const others = filters.filter((filter) => filter.field !== field.name);
  const { data } = useQuery({
    queryKey: ['board-amounts', opening.board.id, opening.dataVersion, others],
    queryFn: ({ signal }) =>
      call(
        boardAmountBands,
        { params: { boardId: opening.board.id }, body: { filters: others } },
        // Without it the range can be chosen all the same: the free tier has no bands.
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const [from, to] = endsOf(condition);
  return (
    <>
      {data !== undefined && (
        <Histogram bands={data.bands} from={from} to={to} onChoose={(band) => onChange(conditionOf(field, band))} />
      )}
      <fieldset className="board-filter-presets" aria-label="Amounts from">
        {PRESETS.map((preset) => {
          const on = from === String(preset) && to === '';
          return (
            <Button
              key={preset}
              size="small"
              type={on ? 'primary' : 'default'}
              aria-pressed={on}
              aria-label={`From $${count(preset)}`}
              onClick={() => onChange(on ? null : rangeOf(field.name, String(preset), ''))}
            >
              ${count(preset)}+
            </Button>
          );
        })}
      </fieldset>
      <FilterRange field={field} condition={condition} onChange={onChange} />
    </>
  );
}

/** A band holds amounts of less than its upper bound, a range those of its ends: a cent less. */
function conditionOf(field: FieldInfo, { from, to }: Band): Condition | null {
  return rangeOf(field.name, from ?? '', to === null ? '' : (Number(to) - 0.01).toFixed(2));
}

interface HistogramProps {
  bands: readonly Band[];
  from: string;
  to: string;
  onChoose: (band: Band) => void;
}

/** Records by amount, every band as wide on a scale of logarithms. For the pointer: the keyboard has the fields below. */
function Histogram({ bands, from, to, onChoose }: HistogramProps) {
  const most = Math.max(1, ...bands.map(({ records }) => records));
  const fullest = bands.find(({ records }) => records === most);
  return (
    <>
      <p className="sr-only">{fullest === undefined ? 'No records' : `Most records: ${bandText(fullest)}`}</p>
      <div className="amount-bands" aria-hidden="true">
        {bands.map((band) => (
          <button
            key={band.from}
            type="button"
            tabIndex={-1}
            title={`${bandText(band)}: ${count(band.records)} ${band.records === 1 ? 'record' : 'records'}`}
            data-chosen={overlaps(band, from, to)}
            onClick={() => onChoose(band)}
          >
            <i style={{ height: band.records === 0 ? 0 : `max(2px, ${(band.records / most) * 100}%)` }} />
          </button>
        ))}
      </div>
      <div className="amount-scale" aria-hidden="true">
        {['$1', '$100', '$10K', '$500K'].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </>
  );
}

function bandText({ from, to }: Band): string {
  if (from === null) return `under $${count(to)}`;
  return to === null ? `$${count(from)} and over` : `$${count(from)} to under $${count(to)}`;
}

/** Whether some amounts of a band lie between two ends, of which either may be open. */
function overlaps(band: Band, from: string, to: string): boolean {
  const below = to !== '' && band.from !== null && Number(to) < Number(band.from);
  const above = from !== '' && band.to !== null && Number(from) >= Number(band.to);
  return !below && !above;
}
