import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadModel } from '@pellucid/analytics';
import { answersLadder } from './answers-ladder.ts';
import { boardsLadder, loadBoards } from './boards-ladder.ts';
import { busyLadder } from './busy-ladder.ts';
import { preparedData } from './data.ts';
import { httpLadder } from './http-ladder.ts';
import { importLadder } from './import-ladder.ts';
import { listsLadder } from './lists-ladder.ts';
import { memoryLadder } from './memory-ladder.ts';
import { namesLadder } from './names-ladder.ts';
import { readOptions, USAGE } from './options.ts';
import { paintLadder } from './paint-ladder.ts';
import { questionsLadder } from './questions-ladder.ts';
import { type Line, tableOf, writeJson } from './report.ts';
import { startServer } from './server.ts';
import { viewsLadder } from './views-ladder.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(import.meta.dirname, '../results');

const started = performance.now();
const say = (text: string) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  await mkdir(options.folder, { recursive: true });
  const model = await loadModel(join(ROOT, 'catalogue/model'));
  const wants = (...ladders: string[]) => options.only.some((ladder) => ladders.includes(ladder));
  const lines: Line[] = [];
  if (wants('b')) lines.push(...(await importLadder(options, model, say)));
  if (wants('e')) lines.push(...(await listsLadder(options, say)));
  if (wants('i')) lines.push(...(await namesLadder(options, model, say)));
  if (wants('a', 'c', 'd', 'f', 'g', 'h', 'j', 'k')) {
    const dataDir = await preparedData(options.folder, options.rows, model, say);
    if (wants('c', 'd', 'g', 'h', 'j', 'k')) {
      say('Starting the server');
      const server = await startServer(dataDir);
      try {
        if (wants('g')) lines.push(...(await memoryLadder(server, say)));
        if (wants('c')) lines.push(...(await httpLadder(options, server.origin, say)));
        if (wants('h')) lines.push(...(await busyLadder(server.origin, say)));
        if (wants('j')) lines.push(...(await viewsLadder(await loadBoards(), server.origin, say)));
        if (wants('k')) lines.push(...(await answersLadder(server, say)));
        if (wants('d')) lines.push(...(await paintLadder(options, server.origin, say)));
      } finally {
        await server.stop();
      }
    }
    // Last, because this process holds the warehouse from then on.
    if (wants('a')) lines.push(...(await boardsLadder(options, dataDir, model, say)));
    if (wants('f')) lines.push(...(await questionsLadder(dataDir, model, say)));
  }
  lines.sort((one, other) => one.ladder.localeCompare(other.ladder));
  console.log(tableOf(lines));
  console.log(
    `\n${options.rows.toLocaleString('en-US')} general records; medians (least–most) of ${options.rounds} rounds.`,
  );
  console.log(`All figures: ${writeJson(RESULTS, { options, lines })}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : String(error));
  if (error instanceof Error && /^(--|Unknown option)/.test(error.message)) console.error(`\n${USAGE}`);
  process.exitCode = 1;
});
