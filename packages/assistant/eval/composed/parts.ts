import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStrictYaml } from '@pellucid/analytics';
import { z } from 'zod';

const Phrase = z.string().trim().min(1);
const Phrases = z.array(Phrase).min(1);
const Scalar = z.union([Phrase, z.number()]);
/** What fills a blank: a word, or what is said and its SQL under names: `<state.said>`, `<state.sql>`. */
const Value = z.union([Scalar, z.record(z.string(), z.union([Scalar, Phrases]))]);

const Condition = z.strictObject({
  of: Phrase,
  blanks: z.record(z.string(), z.array(Value).min(1)).default({}),
  says: Phrases,
  behind: Phrases.default([]),
  leads: Phrases.default([]),
  /** Of a share: `went to <kind.said>`. */
  went: Phrases.default([]),
  /** Of two that are compared: what each is called, and the column that names it in the rows. */
  compared: z.strictObject({ said: Phrase, name: Phrase }).optional(),
  /** Stands before or behind the others: `over $500 in Texas`, `in Texas excluding meals`. */
  first: z.literal(true).optional(),
  last: z.literal(true).optional(),
  sql: Phrase,
});

const Figure = z.strictObject({
  name: Phrase,
  says: Phrases,
  sql: Phrase,
  also: Phrase.optional(),
  only: Phrase.optional(),
  unfit: z.array(Phrase).default([]),
  bound: z.enum(['totals', 'amounts', 'counts']).optional(),
  things: Phrases.optional(),
  /** No other superlative stands with it: "highest largest payment". */
  superlative: z.literal(true).optional(),
});

const Rows = z.strictObject({
  of: Phrase,
  says: Phrases,
  one: Phrase.optional(),
  many: Phrase.optional(),
  sql: Phrase,
});

const Said = z.strictObject({ sql: Scalar, said: Phrases });
const Bound = z.strictObject({ amounts: z.array(Said).min(1), than: z.array(Said).min(1) });

const Parts = z.strictObject({
  conditions: z.array(Condition).min(1),
  figures: z.array(Figure).min(1),
  rows: z.array(Rows).min(1),
  bounds: z.strictObject({ totals: Bound, amounts: Bound, counts: Bound }),
});

export type Value = z.output<typeof Value>;
export type Condition = z.output<typeof Condition>;
export type Figure = z.output<typeof Figure>;
export type Rows = z.output<typeof Rows>;
export type Parts = z.output<typeof Parts>;

/** The parts of `parts.yml`. Throws CatalogueError with file and line of what is wrong. */
export async function readParts(): Promise<Parts> {
  const path = join(import.meta.dirname, 'parts.yml');
  return parseStrictYaml(path, await readFile(path, 'utf8'), Parts).value;
}
