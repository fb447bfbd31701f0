import { kindsOfBoth } from '../reading/people/kinds-of-both.ts';
import type { Reading } from '../reading/reading.ts';
import type { Measure } from './figure-measures.ts';
import { ADDITIVE } from './figures-beside.ts';
import { filterOf } from './query-parts.ts';

/** What the answer calls them; each has the value that it is of as its heading. */
const NAMES = ['first', 'second', 'third', 'fourth'];

/** What those who have each of several kinds have of each. */
export function ofEachKind(reading: Reading): readonly { measure: Measure; name: string }[] {
  const [figure] = reading.figures;
  if (figure?.kind !== 'measure' || !ADDITIVE.includes(figure.measure)) return [];
  return kindsOfBoth(reading).flatMap((kind, at) => {
    const name = NAMES[at];
    return name === undefined ? [] : { measure: { name, of: figure.measure, where: [filterOf(kind)] }, name };
  });
}
