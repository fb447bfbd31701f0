import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStrictYaml } from '@pellucid/analytics';
import { z } from 'zod';
import type { Interpretation } from './interpreter.ts';
import type { Subject } from './judge.ts';

const Text = z.string().trim().min(1).max(500);
/** A question, perhaps after another, and the words of others who ask the same. */
const Wordings = z.strictObject({ means: Text, after: Text.optional(), said: z.array(Text).min(1) });

export type Wordings = z.output<typeof Wordings>;

/** Reads a folder of wordings. Throws CatalogueError with file and line of what is wrong. */
export async function readWordings(folder: string): Promise<Wordings[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  const read = async (file: string) => {
    const path = join(folder, file);
    return parseStrictYaml(path, await readFile(path, 'utf8'), z.array(Wordings).min(1)).value;
  };
  return (await Promise.all(files.map(read))).flat();
}

/** The wordings that are not answered as the question is whose meaning they have, each with what came. */
export async function readOtherwise({ means, after, said }: Wordings, subject: Subject): Promise<string[]> {
  const before = after === undefined ? undefined : await subject.interpret(after, undefined);
  const context = before?.kind === 'answer' ? before.context : undefined;
  const rowsFor = async (question: string) => rowsOf(await subject.interpret(question, context), subject);
  const wanted = await rowsFor(means);
  if (!wanted.startsWith(ROWS)) return [`${means}: ${wanted}`];
  const others: string[] = [];
  for (const wording of said) {
    const came = await rowsFor(wording);
    if (came !== wanted) others.push(`${wording}: ${came.startsWith(ROWS) ? 'other rows' : came}`);
  }
  return others;
}

const ROWS = 'rows ';

/** The rows of an answer, with columns and rows in an order of their own; else why there are none. */
async function rowsOf(read: Interpretation, { run }: Subject): Promise<string> {
  if (read.kind !== 'answer') return `${read.kind}: ${read.text}`;
  const { rows } = await run(read.query);
  return ROWS + JSON.stringify(rows.map((row) => JSON.stringify(row.map(String).sort())).sort());
}
