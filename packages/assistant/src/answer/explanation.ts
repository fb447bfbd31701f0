import type { ModelDescription, QueryInput, QueryResult } from '@pellucid/contract';
import { inPlainWords } from './plain-words.ts';

/** How the figures were made: the question in the words of the gate, and what answered it. */
export function explanationOf(query: QueryInput, result: QueryResult, model: ModelDescription): string {
  const { words, answeredBy, dataThrough, partialPeriods } = result;
  const end = dataThrough === null ? '' : ` The newest record is of ${dataThrough}.`;
  const partial = partialPeriods.map(({ period }) => ` ${String(period)} is not complete in the data.`).join('');
  const from = answeredBy.startsWith('rollup') ? 'sums that are kept ready' : 'the single records';
  return [...inPlainWords(words, query, model), `Counted from ${from}, within what you may see.${end}${partial}`].join(
    '\n',
  );
}
