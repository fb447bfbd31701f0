import type { Compared, FieldInfo, QueryResult, Tile, ValueType } from '@pellucid/contract';
import { changeLabel, changesOf, figuresByYear } from './change.ts';
import { fieldOf } from './fields.ts';
import { Sparkline } from './sparkline.tsx';
import { exactText, numberOf, shortText } from './values.ts';

interface KpiFigureProps {
  tile: Tile;
  fields: readonly FieldInfo[];
  result: QueryResult;
  compared?: Compared | undefined;
  /** The years that it is of, where nothing is compared. */
  period?: string | null | undefined;
}

/** One figure, short and exact, with how it changed and what it was in each year, and the tile's further measures below it. */
export function KpiFigure({ tile, fields, result, compared, period }: KpiFigureProps) {
  const figures = tile.query.measures.map((name) => {
    const at = result.columns.findIndex((column) => column.name === name);
    return { ...fieldOf(name, fields, result), cell: result.rows[0]?.[at] ?? null };
  });
  const [first, ...others] = figures;
  if (first === undefined) return null;
  const value = numberOf(first.cell);
  const exact = exactText(first.cell, first.type);
  const short = value === null ? exact : shortText(value, first.type);
  return (
    <dl className="kpi">
      <div className="kpi-first">
        <dt className="kpi-label">{first.label}</dt>
        <dd className="kpi-value">
          <span aria-hidden="true" title={exact}>
            {short}
          </span>
          <span className="sr-only">{exact}</span>
          {short !== exact && (
            <span className="kpi-exact" aria-hidden="true">
              {exact}
            </span>
          )}
        </dd>
        {compared && <YearBefore compared={compared} type={first.type} />}
        {!compared && period && <dd className="kpi-year">{period}</dd>}
      </div>
      {others.map(({ name, label, type, cell }) => (
        <div key={name} className="kpi-other">
          <dt>{label}</dt>
          <dd>{exactText(cell, type)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The period of a figure, how it changed from one year to the next, and its line over the years. */
function YearBefore({ compared, type }: { compared: Compared; type: ValueType }) {
  const { chosen, year } = compared;
  const years = figuresByYear(compared);
  const [first, last] = [years.at(0)?.year, years.at(-1)?.year];
  const [change] = changesOf(compared);
  const byYear = years.map((each) => `${each.year}: ${exactText(each.figure, type)}`).join(', ');
  return (
    <dd className="kpi-year">
      {(chosen || years.length > 0) && <span>{chosen ? year : first === last ? first : `${first}–${last}`}</span>}
      {change && change.share !== undefined && (
        <span>
          <b>{change.text}</b> {chosen ? `on ${year - 1}` : changeLabel(compared)}
        </span>
      )}
      <span className="sr-only">{byYear}</span>
      <Sparkline years={years} year={year} />
    </dd>
  );
}
