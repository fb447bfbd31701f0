import { CloseOutlined } from '@ant-design/icons';
import {
  type BoardView,
  type ComparedFigure,
  MAX_COMPARED,
  pickedValues,
  REFERENCE_NAMES,
  type Reference,
  type SideBySide,
} from '@pellucid/contract';
import { Checkbox, Segmented } from 'antd';
import { useMemo } from 'react';
import { chartThemeOf } from '../../../charts/chart-theme.ts';
import { LineKey } from '../../../charts/series-legend.tsx';
import { comparedStyle } from '../../../charts/side-by-side.ts';
import { percent } from '../../../lib/format.ts';
import { useColorMode } from '../../../ui/color-mode.ts';
import { conditionOn } from '../mark-conditions.ts';
import type { NativeViewer } from '../native-viewer.ts';
import type { NamedOpening } from '../viewer-snapshot.ts';
import { CompanySearch } from './company-search.tsx';
import { explanations } from './explanations.ts';
import { type ColoredCompany, coloredCompanies } from './kept-colors.ts';
import './side-by-side.css';

interface SideBySideBarProps {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  /** As the tiles have it; undefined until their first answer. */
  sides: SideBySide | undefined;
}

const FIGURES: readonly { value: ComparedFigure; label: string; title: string }[] = [
  { value: 'amount', label: '$', title: 'Dollars' },
  { value: 'share', label: 'Share', title: 'Shares' },
  { value: 'per_recipient', label: 'Per recipient', title: 'Dollars per recipient' },
];

/** Who is set side by side, beside what, and by which figure. */
export function SideBySideBar({ viewer, opening, view, sides }: SideBySideBarProps) {
  const field = opening.board.sideBySide?.field ?? '';
  const { figure = 'amount', references = [] } = view.sideBySide ?? {};
  const filtered = pickedValues(view.filters, field);
  const picked = filtered.slice(0, MAX_COMPARED);
  const pick = (companies: readonly string[]) =>
    viewer.act({ type: 'filter', field, condition: conditionOn(field, companies) });
  const toggle = (reference: Reference, on: boolean) => {
    const rest = references.filter((other) => other !== reference);
    viewer.act({ type: 'side-by-side', change: { references: on ? [...rest, reference] : rest } });
  };
  // Companies that were picked, in dollars, speak for themselves.
  const saysMore = picked.length === 0 || references.length > 0 || figure !== 'amount';
  return (
    <section className="side-by-side" aria-label="Companies side by side">
      <div className="side-by-side-row">
        <Companies
          companies={coloredCompanies(view, field, sides)}
          removable={picked.length > 0}
          sides={sides}
          onRemove={(company) => pick(filtered.filter((other) => other !== company))}
        />
        <CompanySearch
          {...{ opening, field, picked }}
          filters={view.filters}
          onPick={(company) => pick([...picked, company])}
        />
        <fieldset className="side-by-side-references">
          <legend className="sr-only">Measured by</legend>
          {(Object.keys(REFERENCE_NAMES) as Reference[]).map((reference) => (
            <Checkbox
              key={reference}
              checked={references.includes(reference)}
              disabled={reference === 'peers' && picked.length === 0}
              onChange={({ target }) => toggle(reference, target.checked)}
            >
              <Key companies={[]} name={REFERENCE_NAMES[reference]} /> {REFERENCE_NAMES[reference]}
            </Checkbox>
          ))}
        </fieldset>
        <Segmented
          aria-label="Figures"
          value={figure}
          options={[...FIGURES]}
          onChange={(next) => viewer.act({ type: 'side-by-side', change: { figure: next } })}
        />
      </div>
      <p className="side-by-side-words" role="status" data-expected={saysMore}>
        {sides !== undefined && explanations(sides, { filtered, references, figure }).join(' ')}
      </p>
    </section>
  );
}

interface CompaniesProps {
  companies: readonly ColoredCompany[];
  /** False where nobody is picked: those are the largest. */
  removable: boolean;
  sides: SideBySide | undefined;
  onRemove: (company: string) => void;
}

/** The companies in their colours, with their place in the industry once it is known. */
function Companies({ companies, removable, sides, onRemove }: CompaniesProps) {
  return (
    <ul className="side-by-side-companies" data-picked={removable}>
      {companies.map(({ company: name }) => (
        <li key={name} className="board-chip">
          <Key companies={companies} name={name} />
          <span className="side-by-side-name" title={name}>
            {name}
          </span>
          <small>{placeOf(sides, name)}</small>
          {removable && (
            <button
              type="button"
              className="board-chip-remove"
              data-screen-only
              aria-label={`Compare without ${name}`}
              onClick={() => onRemove(name)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** `No. 3, 4.1%`: rank and part of what all companies spent. */
function placeOf(sides: SideBySide | undefined, name: string): string {
  const found = sides?.companies.find(({ company }) => company === name);
  if (found === undefined) return '';
  return found.rank === null ? 'no records' : `No. ${found.rank}, ${percent(Number(found.share ?? 0))}`;
}

/** The line and symbol by which charts tell a series apart. */
function Key({ companies, name }: { companies: readonly ColoredCompany[]; name: string }) {
  const mode = useColorMode();
  const theme = useMemo(() => chartThemeOf(mode), [mode]);
  return <LineKey style={comparedStyle(theme, { companies }, name)} />;
}
