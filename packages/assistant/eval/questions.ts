import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStrictYaml } from '@pellucid/analytics';
import { z } from 'zod';

const Sql = z.string().trim().min(1);
/** The rows that are right: those of one statement, or those of several, each by one of the queries of an answer. */
const Rows = z.union([Sql, z.strictObject({ all: z.array(Sql).min(2) })]);
const Behaviour = z.enum(['ask', 'refuse']);

const asked = {
  ask: z.string().trim().min(1).max(500),
  /** Hand-written, over the tables of `tables.sql`; several where the sentence leaves more than one reading open. */
  sql: z.union([Rows, z.array(Rows).min(1)]).optional(),
  /** What has to come in place of an answer, or may: with `sql` either is right. */
  expect: z.union([Behaviour, z.array(Behaviour).min(1)]).optional(),
  /** Words that the choices of a question back have to hold, each in a choice of its own. */
  choices: z.array(z.string()).min(1).max(5).optional(),
  /** The question names no number of rows: any length of the list's head is right. */
  prefix: z.literal(true).optional(),
};
const complete = (entry: { sql?: unknown; expect?: unknown }) => entry.sql !== undefined || entry.expect !== undefined;
const INCOMPLETE = 'has neither sql nor expect';

const DATA = z.enum(['demonstration', 'published']).default('demonstration');
const Single = z.strictObject({ ...asked, data: DATA }).refine(complete, INCOMPLETE);
const Session = z.strictObject({
  session: z.string().min(1),
  data: DATA,
  turns: z.array(z.strictObject(asked).refine(complete, INCOMPLETE)).min(2),
});
const ClassFile = z.array(z.union([Session, Single])).min(1);

export type DataName = z.output<typeof DATA>;

/** What is right, as rows of one statement or of several at once. */
export type Wanted = readonly string[];

export interface Question {
  readonly ask: string;
  /** Any of them is right. */
  readonly answers: readonly Wanted[];
  readonly behaviours: readonly z.output<typeof Behaviour>[];
  readonly choices: readonly string[];
  readonly prefix: boolean;
}

/** Questions that are asked one after the other, each with what the one before it was read as: a single one, or a session. */
export interface Conversation {
  /** Class and number, by which `--only` finds it: `totals-7`. */
  readonly id: string;
  readonly className: string;
  readonly data: DataName;
  readonly turns: readonly Question[];
}

/** Reads a folder of question files, a class each. Throws CatalogueError with file and line of what is wrong. */
export async function readQuestions(folder: string): Promise<Conversation[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yml')).sort();
  const classes = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const { value } = parseStrictYaml(path, await readFile(path, 'utf8'), ClassFile);
      const className = file.replace('.yml', '');
      return value.map((entry, index) => ({
        id: `${className}-${index + 1}`,
        className,
        data: entry.data,
        turns: ('turns' in entry ? entry.turns : [entry]).map(questionOf),
      }));
    }),
  );
  return classes.flat();
}

function questionOf({ ask, sql, expect, choices, prefix }: z.output<typeof Session>['turns'][number]): Question {
  return {
    ask,
    answers: list(sql).map((rows) => (typeof rows === 'string' ? [rows] : rows.all)),
    behaviours: list(expect),
    choices: choices ?? [],
    prefix: prefix ?? false,
  };
}

function list<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}
