import type { ModelDescription, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { notesFor } from './explanation-notes.ts';
import { stepsOf } from './explanation-steps.ts';
import { inPlainWords } from './plain-words.ts';

/** How the figures were made: the question in the words of the gate, and what answered it. */
export function explanationOf(read: Answered, result: QueryResult, model: ModelDescription): string {
  const { answeredBy, dataThrough, partialPeriods } = result;
  const end = dataThrough === null ? '' : ` The newest record is of ${dataThrough}.`;
  const partial = partialPeriods.map(({ period }) => ` ${String(period)} is not complete in the data.`).join('');
  const from = answeredBy.startsWith('rollup') ? 'sums that are kept ready' : 'the single records';
  return [
    ...notesFor(read.query, result, wordsOf(read, result, model)),
    `Counted from ${from}, within what you may see.${end}${partial}`,
  ].join('\n');
}

const OF_SINGLE_FIGURES =
  /^(First:|Then:|“|Only records where|No filter|Sorted by|Shown |Parts|The cut|What is |Place is|Value is)/;

/** In two steps a question is said by what they are for, which the single figures of both would hide. */
function wordsOf(read: Answered, { words }: QueryResult, model: ModelDescription): string[] {
  const steps = stepsOf(read, model);
  if (!steps) return inPlainWords(words, read.query, model);
  const records = words.filter((sentence) => /^(Only records where|No filter)/.test(sentence)).slice(0, 1);
  return [...steps, ...records, ...words.filter((sentence) => !OF_SINGLE_FIGURES.test(sentence))];
}
