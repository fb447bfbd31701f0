import type { DuckDBConnection } from '@duckdb/node-api';
import type { Content } from './contents.ts';
import type { ImportProgress } from './report.ts';

/** Tells how far one file is; `fraction` of the step, where it is known. */
export type StepProgress = (step: 'unpacking' | 'reading' | 'loading', fraction?: number) => void;

/** Tells how many roll-ups of a source are done. */
export type RollupProgress = (done: number, count: number) => void;

/** Shares of a file's time, measured on large files: unpacking only where it is compressed. */
const SHARE = { unpacking: [0, 0.2], reading: [0.2, 0.65], loading: [0.65, 1] } as const;

/** Roll-ups take this part of the whole. */
const SUMMING_UP = 0.1;

const EVERY_MS = 200;

/** What an import does at this moment, in words. */
export function describeProgress({ file, step, rollups }: ImportProgress): string {
  return rollups ? `Summing up: ${rollups.done} of ${rollups.count} roll-ups` : `Importing ${file}: ${step}`;
}

/** Reports progress while an import runs; the engine's own share is asked for several times a second. */
export async function watchProgress(
  connection: DuckDBConnection,
  contents: readonly { content: Content }[],
  onProgress?: (progress: ImportProgress) => void,
) {
  const total = contents.reduce((sum, { content }) => sum + content.size, 0) || 1;
  let done = 0;
  let current: ImportProgress | null = null;
  let ask: (() => void) | null = null;

  if (onProgress) {
    await connection.run('SET enable_progress_bar = true');
    await connection.run('SET enable_progress_bar_print = false');
  }
  const timer = onProgress ? setInterval(() => ask?.(), EVERY_MS) : null;
  timer?.unref();

  /** A step of several statements begins at nothing with each of them, which is no step back. */
  function tell(next: ImportProgress): void {
    current = { ...next, fraction: Math.max(next.fraction, current?.fraction ?? 0) };
    onProgress?.(current);
  }

  return {
    of(content: Content): StepProgress {
      const index = contents.findIndex((other) => other.content === content);
      const before = done;
      done += content.size;
      return (step, fraction) => {
        const at = (part: number) => {
          const [from, to] = SHARE[step];
          const share = (before + content.size * (from + (to - from) * part)) / total;
          tell({ file: content.name, index, count: contents.length, step, fraction: share * (1 - SUMMING_UP) });
        };
        at(fraction ?? 0);
        // While the engine works, only it knows how far it is.
        ask = fraction === undefined ? () => at(Math.max(0, connection.progress.percentage) / 100) : null;
      };
    },
    /** `before` of all sources are done; of the next one, so many roll-ups. */
    summingUp({ before, sources }: { before: number; sources: number }): RollupProgress {
      const tellOf = (part: number, rollups?: ImportProgress['rollups']) => {
        const fraction = 1 - SUMMING_UP * (1 - (before + part) / sources);
        if (current) tell({ ...current, step: 'summing up', fraction, ...(rollups && { rollups }) });
      };
      ask = null;
      tellOf(0);
      return (done, count) => tellOf(done / count, { done, count });
    },
    stop(): void {
      if (timer) clearInterval(timer);
    },
  };
}
