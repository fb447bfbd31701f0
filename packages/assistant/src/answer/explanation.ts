import type { QueryResult } from '@pellucid/contract';

/** How the figures were made: the question in the words of the gate, and what answered it. */
export function explanationOf({ words, answeredBy, dataVersion, dataThrough, partialPeriods }: QueryResult): string {
  const end = dataThrough === null ? '' : ` The newest record is of ${dataThrough}.`;
  const partial = partialPeriods.map(({ period }) => ` ${String(period)} is not complete in the data.`).join('');
  return [
    ...words,
    `Counted by the query gate from ${answeredBy.replaceAll('_', ' ')}, data version ${dataVersion}, within what you may see.${end}${partial}`,
  ].join('\n');
}
