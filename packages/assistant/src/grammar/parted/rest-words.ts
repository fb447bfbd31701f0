import { DID, NUMBER } from './numbers-and-verbs.ts';

const OF_THOSE = '(?:\\s+of\\s+(?:them|these|those|which|whom))?';
const MOST = '(?:the\\s+)?(?:most|highest|largest|biggest|lowest|least|smallest|fewest)';
const ONE = new RegExp(
  `^(?:(?:which|what)\\s+one${OF_THOSE}\\b|which${OF_THOSE}(?=\\s+(?:${DID}|was|is|has)\\s+${MOST}\\b))`,
  'i',
);
const SO_MANY = new RegExp(`^(?<so>which\\s+${NUMBER})${OF_THOSE}(?=\\s+${DID}\\b)`, 'i');
const SEVERAL = new RegExp(`^which(?:\\s+ones)?${OF_THOSE}(?=\\s+(?:${DID}|was|is|has|did|grew)\\b)`, 'i');
const HOW_MANY = new RegExp(`^how\\s+many${OF_THOSE}(?=\\s+${DID}\\b)`, 'i');

/** `which ones paid royalties`: which of whom stands in front. */
export function withRows(rest: string): string {
  return (
    rest
      .replace(ONE, 'which {row}')
      .replace(SO_MANY, '$<so> {rows}')
      .replace(SEVERAL, 'which {rows}')
      .replace(HOW_MANY, 'how many {rows}')
      .replace(/\balso\s+/i, '')
      .replace(/\bdid\s+(?:they|these|those)\s+(?:pay|spend|get|receive|take)\b/i, 'was paid')
      .replace(/\b(?:of|by|to)\s+(?:them|these|those)\b/i, '')
      .replace(/\btheir\b/i, 'the')
      // The time of those is that of the rest anyhow.
      .replace(/\s+(?:(?:in|during)\s+)?(?:that|the\s+same)\s+year\b/i, '')
  );
}

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  company: ['company', 'companies'],
  recipient: ['recipient', 'recipients'],
  product: ['product', 'products'],
  state: ['state', 'states'],
  city: ['city', 'cities'],
  specialty: ['specialty', 'specialties'],
};

/** What is asked, with the word for those it is asked of. */
export function restOf({ rest }: { readonly rest: string }, dimension: string): string | undefined {
  const [one, many] = NAMES[dimension] ?? [];
  if (one === undefined || many === undefined) return undefined;
  return rest.replace('{rows}', many).replace('{row}', one);
}
