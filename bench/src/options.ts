import { parseArgs } from 'node:util';

export const LADDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;
export type Ladder = (typeof LADDERS)[number];

export interface BenchOptions {
  /** General payment records in the warehouse, over four program years. */
  rows: number;
  only: readonly Ladder[];
  /** Repetitions of everything that is compared; medians are of them. */
  rounds: number;
  /** Where generated data is kept between runs. */
  folder: string;
}

export const USAGE = `npm run bench -- [--rows 5000000] [--only a,b,c,d,e,f,g,h,i,j,k] [--rounds 5] [--data FOLDER]
  a  every tile of every board through the query gate, against hand-written SQL and against the base table
  b  import, against DuckDB reading the same file into a typed, sorted table
  c  an authenticated call and a board over HTTP, against a bare route
  d  click to paint in Chromium
  e  lists and the menu of administration, on both databases, against counting the users in SQL
  f  random questions of every part of the language through the query gate, against one full scan by hand
  g  memory of the server at rest and under fifty askers (Linux)
  h  a board page out of the cache while eight heavy questions are under way, against the same alone
  i  type-ahead over a million people, against reading their names once
  j  a header filter, a mark and the first records of every board over HTTP, none of them from memory
  k  answers of the assistant to the end of their stream, and memory after fifty clients at once (Linux)
Data is generated and imported once and kept in .data-bench; a run that was broken off is taken up where it was.`;

/** @throws Error with a line for people when an argument is wrong. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '5000000' },
      only: { type: 'string', default: LADDERS.join() },
      rounds: { type: 'string', default: '5' },
      data: { type: 'string', default: '.data-bench' },
    },
  });
  const only = values.only.split(',').map((text) => {
    const ladder = LADDERS.find((known) => known === text.trim());
    if (!ladder) throw new Error(`--only takes letters of ${LADDERS.join(', ')}, not '${text}'.`);
    return ladder;
  });
  return {
    rows: wholeNumber('rows', values.rows),
    only,
    rounds: wholeNumber('rounds', values.rounds),
    folder: values.data,
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} must be a whole number above 0, not '${text}'.`);
  return value;
}
