import { type NamedMeasure, partsOf, type Query } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { isWindow } from './named-measures.ts';
import { nameOf, unknownName } from './names.ts';

/**
 * The measures of a question that one of records needs: itself and what it is made of; none where it is one of the model.
 *
 * @throws QueryRefused where there is none of the name, or where it depends on other rows.
 */
export function measuresFor(by: string, measures: Query['measures'], source: Source, place: string): NamedMeasure[] {
  const named = measures.findIndex((one) => nameOf(one) === by);
  const asked = measures[named];
  if (asked === undefined || typeof asked === 'string') {
    if (source.measures.has(by)) return [];
    throw unknownName(`measure of the question or of ${source.name}`, by, names(measures, source), place);
  }
  if (isWindow(asked)) {
    throw new QueryRefused('invalid', `${by} depends on the other rows; a figure of records is wanted here.`, place);
  }
  const before = measures.slice(0, named);
  const parts = partsOf(asked).filter((part) => before.some((one) => nameOf(one) === part));
  const madeOf = parts.flatMap((part) => measuresFor(part, before, source, place));
  return [...new Map([...madeOf, asked].map((one) => [one.name, one])).values()];
}

function names(measures: Query['measures'], source: Source): string[] {
  return [...measures.map(nameOf), ...source.measures.keys()];
}
