import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Model, refreshRollups } from '@pellucid/analytics';
import { importFiles, openWarehouse } from '@pellucid/analytics/ingest';
import { generalFile } from './data.ts';
import { interleaved, timed } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { readWithDuckDB } from './raw-import.ts';
import type { Line } from './report.ts';

/** A file of one program year is about a third of all; larger ones only take longer. */
const MAX_ROWS = 5_000_000;
const MAX_ROUNDS = 3;

/** (b) Import of one file, against DuckDB reading it into a typed, sorted table. */
export async function importLadder(options: BenchOptions, model: Model, say: (text: string) => void): Promise<Line[]> {
  const rows = Math.min(options.rows, MAX_ROWS);
  const file = await generalFile(options.folder, rows, say);
  const scratch = await mkdtemp(join(options.folder, 'import-'));
  const seconds = async (what: string, round: number, work: (folder: string) => Promise<unknown>) => {
    const folder = join(scratch, `${what}-${round}`.replaceAll(/\W+/g, '-'));
    const taken = (await timed(() => work(folder))) / 1000;
    say(`Import, round ${round + 1}: ${what} ${taken.toFixed(1)} s`);
    await rm(folder, { recursive: true, force: true });
    return taken;
  };
  try {
    const measured = await interleaved(Math.min(options.rounds, MAX_ROUNDS), {
      ours: (round) => seconds('import', round, (folder) => importInto(folder, file)),
      withRollups: (round) => seconds('import with roll-ups', round, (folder) => importInto(folder, file, model)),
      all: (round) => seconds('raw, all columns', round, (folder) => readWithDuckDB(folder, file, 'all columns')),
      kept: (round) => seconds('raw, kept columns', round, (folder) => readWithDuckDB(folder, file, 'kept columns')),
    });
    const what = `import of ${rows.toLocaleString('en-US')} records`;
    const all = { name: 'read_csv, all 91 columns, sorted', sample: measured.all };
    return [
      { ladder: 'b', what, unit: 's', ours: measured.ours, yardstick: all },
      {
        ladder: 'b',
        what,
        unit: 's',
        ours: measured.ours,
        yardstick: { name: 'read_csv, kept columns only, sorted', sample: measured.kept },
      },
      { ladder: 'b', what: `${what}, roll-ups made too`, unit: 's', ours: measured.withRollups, yardstick: all },
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function importInto(folder: string, file: string, model?: Model): Promise<void> {
  const warehouse = await openWarehouse({ folder });
  try {
    await importFiles({
      warehouse,
      files: [file],
      ...(model
        ? { refreshRollups: (connection, source, years) => refreshRollups(connection, model, source, years) }
        : {}),
    });
  } finally {
    await warehouse.close();
  }
}
