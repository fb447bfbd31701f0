import type { SlowQuestion } from '@pellucid/contract';
import { count } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { duration } from './units.ts';
import './slow-questions-table.css';

const figure = (key: string, title: string, cell: Column<SlowQuestion>['cell']): Column<SlowQuestion> => ({
  ...{ key, title, cell },
  ...{ isFigure: true, isLabelled: true },
});

const COLUMNS: readonly Column<SlowQuestion>[] = [
  { key: 'question', title: 'Question', cell: (row) => <span className="slow-names">{textOf(row)}</span> },
  figure('times', 'Times', ({ times }) => count(times)),
  figure('slowest', 'Slowest', ({ slowestMs }) => duration(slowestMs)),
  figure('total', 'In all', ({ totalMs }) => duration(totalMs)),
  { key: 'rollup', title: 'Roll-up that would answer it', isLabelled: true, cell: (row) => <Suggestion row={row} /> },
];

function textOf({ source, figures, dimensions, filters }: SlowQuestion): string {
  const by = dimensions.length > 0 ? ` by ${dimensions.join(', ')}` : '';
  const where = filters.length > 0 ? `; filtered by ${filters.join(', ')}` : '';
  return `${source}: ${figures.join(', ')}${by}${where}`;
}

function Suggestion({ row: { rollup } }: { row: SlowQuestion }) {
  if (rollup === null) return <span className="ops-quiet">none can</span>;
  const { by, counts, years } = rollup;
  const kept = counts.length > 0 ? `, counts: [${counts.join(', ')}]` : '';
  const all = years === 'both' ? ', years: both' : '';
  return <code className="slow-names">{`by: [${by.join(', ')}]${kept}${all}`}</code>;
}

const keyOf = ({ source, figures, dimensions, filters }: SlowQuestion) =>
  JSON.stringify([source, figures, dimensions, filters]);

/** Kinds of questions that took long because no roll-up answers them, with the one that would. */
export function SlowQuestionsTable({ questions }: { questions: readonly SlowQuestion[] }) {
  return (
    <>
      <div className="ops-part-head">
        <h2>Slow questions without a roll-up</h2>
      </div>
      <DataTable
        label="Slow questions without a roll-up"
        columns={COLUMNS}
        rows={questions}
        keyOf={keyOf}
        empty="No question that no roll-up answers took longer than a second."
      />
    </>
  );
}
