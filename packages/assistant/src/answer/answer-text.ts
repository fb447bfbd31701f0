import type { ModelDescription, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { tableOf } from './columns.ts';
import { headlineOf } from './headline.ts';
import { isCut } from './is-cut.ts';

/** The answer in words: the figure, what it is of, how many rows there are, how new the data is, and what was assumed. */
export function answerText(read: Answered, result: QueryResult, model: ModelDescription): string {
  const table = tableOf(read.query, result, model);
  const headline = still(read) + headlineOf(read, result, table, isCut(read, result));
  return [headline, provenance(read, result), ...read.assumptions].join('\n\n');
}

/** `Still for Aster Pharma, 2024. `: what nobody said anew is said before the figure. */
function still({ still = [] }: Answered): string {
  return still.length > 0 ? `Still for ${still.join(', ').replace(/\.$/, '')}. ` : '';
}

function provenance(read: Answered, result: QueryResult): string {
  const { dataThrough, rowCount, partialPeriods } = result;
  const more = isCut(read, result) ? ', and there are more' : '';
  const rows = `${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'}${more}.`;
  const newest = dataThrough === null ? '' : ` Data through ${dataThrough}.`;
  const partial = partialPeriods.map(({ period }) => String(period)).join(', ');
  const ends = partial === '' ? '' : ` Not complete in the data: ${partial}.`;
  return `${rows}${newest}${ends}`;
}
