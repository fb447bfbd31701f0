import { type CompetitorRow, compareCompetitors } from '@pellucid/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { exactMoney } from '../../../../lib/format.ts';
import type { FilterPanelProps } from '../filter-kind.ts';
import { ALL_YEARS } from '../year-select.tsx';

const ROWS = ['COMPANY', 'COMPETITOR'] as const;
/** The figures of a positional row, by their index in it. */
const FIGURES = [
  ['PHYSICIAN SPEND', 3],
  ['TEACHING HOSPITAL SPEND', 5],
  ['TOTAL SPEND', 7],
] as const;

/** What the two companies spent in the chosen year; nothing until both are chosen. */
export function CompetitorPanel({ chosen, further }: FilterPanelProps) {
  const { company, competitor, year } = chosen;
  if (!company || !competitor) return null;
  return <Comparison params={{ company, competitor, year: year ?? ALL_YEARS }} further={further} />;
}

interface ComparisonProps {
  params: { company: string; competitor: string; year: string };
  further: readonly string[];
}

function Comparison({ params, further }: ComparisonProps) {
  const { data, error } = useQuery({
    queryKey: ['competitors', params.company, params.competitor, params.year],
    queryFn: ({ signal }) => call(compareCompetitors, { params }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="dashboard-panel dashboard-competitors" aria-label="Company and competitor" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">NAME</th>
            {FIGURES.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((title, at) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <Cells row={data?.[at]} />
            </tr>
          ))}
        </tbody>
      </table>
      {further.length > 0 && <p>Also compared below: {further.join(' · ')}</p>}
    </section>
  );
}

/** As high as a figure. */
const NOT_YET = '\u00a0';

function Cells({ row }: { row: CompetitorRow | undefined }) {
  return (
    <>
      <td className="dashboard-competitor-name" title={row?.[2]}>
        {row?.[2] ?? NOT_YET}
      </td>
      {FIGURES.map(([title, at]) => (
        <td key={title} data-title={title}>
          {spend(row?.[at])}
        </td>
      ))}
    </>
  );
}

/** With its dollar sign, unless there is nothing to say. */
function spend(figure: string | number | undefined): string {
  return figure === undefined || figure === 'N/A' ? (figure ?? NOT_YET) : exactMoney(figure);
}
