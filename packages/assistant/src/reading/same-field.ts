import { phraseOf } from '../text/tokens.ts';
import { FIELDS } from '../values/professions.ts';

/** The word of a field, by the name of its chief specialty. */
const FIELD_OF = new Map(Object.entries(FIELDS).map(([name, field]) => [phraseOf(name), field]));

/** Whether another specialty of the same provider type has the name of a field in its own: `Interventional Cardiology` beside `Cardiovascular Disease`. */
export function isOfField(other: string, specialty: string): boolean {
  const [type, ...rest] = specialty.split('|');
  const name = phraseOf(rest.at(-1) ?? '');
  if (name === '' || !other.startsWith(`${type}|`)) return false;
  return ` ${phraseOf(other.split('|').at(-1) ?? '')} `.includes(` ${FIELD_OF.get(name) ?? name} `);
}
