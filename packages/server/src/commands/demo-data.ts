import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEMO_DEFAULTS, generateDemoFiles } from '@pellucid/analytics/demo';
import { Presets, SingleBar } from 'cli-progress';

const USAGE = `npm run demo-data -- --out FOLDER [--rows N] [--seed N] [--years 2021-2024] [--gzip]
Writes fictitious files in the layouts that CMS publishes: N general payment records over all years (${DEMO_DEFAULTS.generalRows}
without --rows), and research and ownership records in proportion.`;

const MOST_ROWS = 500_000_000;

class WrongArgument extends Error {}

function wholeNumber(name: string, text: string | undefined, fallback: number, most: number): number {
  if (text === undefined) return fallback;
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new WrongArgument(`--${name} must be a whole number from 1 to ${most}, not '${text}'.`);
  }
  return value;
}

function programYears(text: string | undefined): readonly number[] {
  if (text === undefined) return DEMO_DEFAULTS.years;
  const [, from, to = from] = /^(20\d\d)(?:-(20\d\d))?$/.exec(text) ?? [];
  const first = Number(from);
  const last = Number(to);
  if (!from || first > last || first < 2021) {
    throw new WrongArgument(`--years must be a program year since 2021 or two, as in 2021-2024, not '${text}'.`);
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      rows: { type: 'string' },
      seed: { type: 'string' },
      years: { type: 'string' },
      gzip: { type: 'boolean', default: false },
    },
  });
  if (!values.out) throw new WrongArgument('--out is missing: name the folder to write to.');
  const options = {
    folder: values.out,
    generalRows: wholeNumber('rows', values.rows, DEMO_DEFAULTS.generalRows, MOST_ROWS),
    seed: wholeNumber('seed', values.seed, DEMO_DEFAULTS.seed, 2 ** 31 - 1),
    years: programYears(values.years),
    gzip: values.gzip,
  };
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {value} of {total} records | {eta} s left' },
    Presets.shades_grey,
  );
  let started = false;
  const paths = await generateDemoFiles({
    ...options,
    onProgress({ rows, totalRows }) {
      if (!started) bar.start(totalRows, 0);
      started = true;
      bar.update(rows);
    },
  }).finally(() => bar.stop());
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`${paths.length} files, ${(bytes / 1e6).toFixed(1)} MB:`);
  for (const path of paths) console.log(`  ${path}`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const wrongUse =
    error instanceof WrongArgument ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(wrongUse ? `${message}\n\n${USAGE}` : message);
  process.exitCode = 1;
});
