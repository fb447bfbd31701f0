import type { DataPort, FoundValue } from '../port/data-port.ts';
import { phraseOf } from '../text/tokens.ts';

const MAX_PEOPLE = 50;

/** Recipients whose name holds a text; all of its words, in any order of first and last names. */
export async function findPeople(data: DataPort, source: string, text: string): Promise<readonly FoundValue[]> {
  const field = 'recipient_id';
  const found = await data.search({ source, field, text, limit: MAX_PEOPLE });
  const exact = found.filter(({ name }) => name !== undefined && phraseOf(name) === phraseOf(text));
  return exact.length > 0 ? exact : found;
}
