import type { DataPort } from '../port/data-port.ts';
import { phraseOf, tokenise } from '../text/tokens.ts';
import { lexiconOf } from '../values/lexicon.ts';

/** Values of the data that words of a question may mean. */
export interface CandidateValues {
  readonly field: string;
  readonly values: readonly string[];
}

/** The most words of a name that is looked for, and values of one field that are told. */
const MAX_WORDS = 6;
const MAX_VALUES = 20;

/** Values that are called as words of the question are; of lists alone, so that no person's name goes out that nobody typed. */
export async function candidateValues(question: string, data: DataPort): Promise<CandidateValues[]> {
  const { values: index } = await lexiconOf(data, await data.describe());
  const tokens = tokenise(question);
  const found = new Map<string, Set<string>>();
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_WORDS); to++) {
      const words = tokens.slice(from, to).map(({ text }) => text);
      for (const { field, values } of index.find(phraseOf(words.join(' ')))) {
        const known = found.get(field) ?? new Set();
        found.set(field, known);
        for (const value of values) if (known.size < MAX_VALUES) known.add(value);
      }
    }
  }
  return [...found].map(([field, values]) => ({ field, values: [...values] }));
}
