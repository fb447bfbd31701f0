import type { FieldInfo, QueryResult, Tile } from '@pellucid/contract';
import { fieldOf } from './fields.ts';
import { exactText, numberOf, shortText } from './values.ts';

/** One figure, short and exact, with the tile's further measures below it. */
export function KpiFigure({ tile, fields, result }: { tile: Tile; fields: readonly FieldInfo[]; result: QueryResult }) {
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
      <div>
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
