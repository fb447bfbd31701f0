import type { Verdict } from './judge.ts';
import { type Tally, tallyOf } from './tally.ts';

const HEADS = ['', 'questions', 'right', 'asked', 'refused', 'wrong', 'right %', 'p50 ms', 'p95 ms'];

/** A line for each class, and one for all, as Markdown. */
export function tableOf(title: string, verdicts: readonly Verdict[]): string {
  const classes = [...new Set(verdicts.map(({ className }) => className))];
  const lines = classes.map((name) =>
    lineOf(
      name,
      verdicts.filter(({ className }) => className === name),
    ),
  );
  const rows = [[title, ...HEADS.slice(1)], ...lines, lineOf('all', verdicts)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const text = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  return [text[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...text.slice(1)].join('\n');
}

function lineOf(name: string, verdicts: readonly Verdict[]): string[] {
  const tally = tallyOf(verdicts);
  const times = verdicts.map(({ ms }) => ms).sort((one, other) => one - other);
  return [name, ...figuresOf(tally), at(times, 0.5), at(times, 0.95)];
}

function figuresOf({ questions, right, asked, refused, wrong }: Tally): string[] {
  const part = questions === 0 ? '' : ((100 * right) / questions).toFixed(1);
  return [...[questions, right, asked, refused, wrong].map(String), part];
}

const at = (times: readonly number[], part: number) => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(0);

/** What came in place of what is right, the silently wrong first. */
export function failuresOf(verdicts: readonly Verdict[]): string {
  return ['wrong', 'asked', 'refused']
    .flatMap((outcome) => verdicts.filter((verdict) => verdict.outcome === outcome))
    .map(({ id, ask, outcome, why }) => `${outcome.padEnd(7)} ${id}: ${ask}\n        ${why ?? ''}`)
    .join('\n');
}
