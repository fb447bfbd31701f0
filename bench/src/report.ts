import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ratioOf, type Sample } from './measure.ts';
import type { BenchOptions, Ladder } from './options.ts';

/** One line of the table: something of ours beside what it is held to. */
export interface Line {
  readonly ladder: Ladder;
  readonly what: string;
  /** What the two samples are in; of `requests/s` more is better, and the ratio is turned round. */
  readonly unit: 'ms' | 's' | 'requests/s' | 'MB';
  readonly ours: Sample;
  readonly yardstick?: { readonly name: string; readonly sample: Sample };
  /** Anything that explains the figures; only in the JSON. */
  readonly details?: unknown;
}

export interface Outcome {
  readonly options: BenchOptions;
  readonly lines: readonly Line[];
}

/** The table as Markdown, which is also what docs/benchmarks.md shows. */
export function tableOf(lines: readonly Line[]): string {
  const cells = lines.map(({ ladder, what, unit, ours, yardstick }) => [
    ladder,
    what,
    range(ours, unit),
    yardstick ? `${range(yardstick.sample, unit)} ${yardstick.name}` : '',
    yardstick ? range(slower(ours, yardstick.sample, unit), '×') : '',
  ]);
  const heads = ['', 'what', 'ours', 'held to', 'ours takes'];
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heads), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...cells.map(line)].join('\n');
}

function slower(ours: Sample, yardstick: Sample, unit: Line['unit']): Sample {
  return unit === 'requests/s' ? ratioOf(yardstick, ours) : ratioOf(ours, yardstick);
}

function range({ median, min, max }: Sample, unit: string): string {
  return min === max ? `${figure(median)} ${unit}` : `${figure(median)} ${unit} (${figure(min)}–${figure(max)})`;
}

function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Writes everything that was measured, with the machine it was measured on; answers where. */
export function writeJson(folder: string, outcome: Outcome): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${outcome.options.rows}.json`);
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    revision: revision(),
  };
  writeFileSync(path, `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, ...outcome }, null, 1)}\n`);
  return path;
}

function revision(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
