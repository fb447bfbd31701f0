import type { NamedMeasure } from '@pellucid/contract';
import { figureWords } from './figure-words.ts';
import { filtersWords } from './filter-words.ts';
import { listWords } from './value-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a measure of the question's own is, under its name. */
export function measureWords(asked: NamedMeasure, vocabulary: Vocabulary, records: Vocabulary): string {
  const name = vocabulary.labelOf(asked.name);
  if (!('where' in asked)) return `${name} is ${madeWords(asked, vocabulary)}`;
  const where = filtersWords(asked.where, records);
  const figure = figureWords(asked, records);
  return asked.where.length > 0 ? `${name} is ${figure}, of ${records.unit}s where ${where}` : `${name} is ${figure}`;
}

/** A measure made of others. */
function madeWords(asked: Exclude<NamedMeasure, { where: unknown }>, { labelOf }: Vocabulary): string {
  const inEach = (names: readonly string[]): string =>
    names.length > 0 ? ` within each ${listWords(names.map(labelOf), 'and')}` : '';
  if ('ratio' in asked) {
    return `${labelOf(asked.ratio.of)} divided by ${labelOf(asked.ratio.per)}, empty where that is zero`;
  }
  if ('proportion' in asked)
    return `the proportion of ${labelOf(asked.proportion.of)} in ${labelOf(asked.proportion.in)}, empty where that is zero`;
  if ('difference' in asked) return `${labelOf(asked.difference.of)} less ${labelOf(asked.difference.less)}`;
  if ('growth' in asked) {
    const { of, from } = asked.growth;
    return `the growth to ${labelOf(of)} from ${labelOf(from)}, as a part of the latter, empty where that is zero`;
  }
  if ('previous' in asked) {
    const { of, period } = asked.previous;
    return `${labelOf(of)} one ${period} before, empty where there was no record`;
  }
  if ('share' in asked) {
    const { of, within } = asked.share;
    return `the part of all ${labelOf(of)}${inEach(within)}`;
  }
  if ('rank' in asked) {
    const { by, within, direction, parts } = asked.rank;
    const first = direction === 'desc' ? 'largest' : 'smallest';
    if (parts !== undefined)
      return `the one of ${parts} equal parts by ${labelOf(by)}${inEach(within)} that it is in, 1 being the ${first}; equal ones are in one part, empty ones come last`;
    const place = `the rank by ${labelOf(by)}${inEach(within)}, 1 being the ${first}`;
    return `${place}; equal ones share a rank and leave the next out, empty ones come last`;
  }
  const { of, along, within } = asked.runningTotal;
  return `the running total of ${labelOf(of)} along ${labelOf(along)}${inEach(within)}, what is empty there coming last`;
}
