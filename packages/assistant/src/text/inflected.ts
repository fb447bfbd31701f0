import type { Token } from './tokens.ts';

/** What a form in `-ed` or `-ing` may be of: `pulled` of pull, `dropped` of drop, `allocating` of allocate. */
function stemsOf(low: string): readonly string[] {
  const stem = /^(?<stem>[a-z]{3,})(?:ed|ing)$/.exec(low)?.groups?.stem;
  if (stem === undefined) return [];
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}

/**
 * A verb form that no table has, under the form that one has. What begins with a capital is a name, unless all is in capitals; `isVerb`
 * knows the words of the tables, and not those of names.
 */
export function uninflected(token: Token, knows: (word: string) => boolean, isVerb = knows): Token {
  const isName = token.text !== token.low && token.text !== token.text.toUpperCase();
  if (token.quoted || isName || knows(token.lemma)) return token;
  const lemma = stemsOf(token.low).find(isVerb);
  return lemma === undefined ? token : { ...token, lemma };
}
