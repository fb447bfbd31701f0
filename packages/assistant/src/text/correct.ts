import { lemma } from './lemma.ts';
import type { Token } from './tokens.ts';
import { toleranceOf, typosBetween } from './typos.ts';

/** The one known word that is nearest to a word, if no other is as near. */
export function corrected(token: Token, words: Iterable<string>): { word: string; typos: number } | undefined {
  const tolerance = toleranceOf(token.lemma);
  if (tolerance === 0 || /\d/.test(token.low)) return undefined;
  let best: string | undefined;
  let least = tolerance + 1;
  let isTied = false;
  for (const word of words) {
    if (word.length < 3 || Math.abs(word.length - token.lemma.length) > tolerance) continue;
    if (!beginsAlike(token.lemma, word)) continue;
    const typos = typosBetween(token.lemma, word, Math.min(tolerance, least));
    if (typos > least || typos > tolerance) continue;
    const isAsNear = best !== undefined && typos === least && word !== best;
    // A letter left out is likelier than another in its place: `spnt` is spent, and no spot.
    if (isAsNear && isShortened(token.lemma, best ?? '') !== isShortened(token.lemma, word)) {
      if (isShortened(token.lemma, word)) best = word;
      continue;
    }
    isTied = isAsNear;
    best = word;
    least = typos;
  }
  return isTied || best === undefined ? undefined : { word: best, typos: least };
}

/** The letters of the other word, some of them left out. */
function isShortened(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return word.length > short.length && at === short.length;
}

/** The first letter is seldom wrong, but it may be swapped with the second: `early` is no `yearly`, `hwo` is `how`. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** A token with another word in its place. */
export function withWord(token: Token, word: string): Token {
  const isPlural = token.low.endsWith('s') && token.low !== token.lemma && lemma(`${word}s`) === word;
  return { ...token, low: isPlural ? `${word}s` : word, lemma: lemma(word) };
}
