import { describe, expect, it } from 'vitest';
import { uninflected } from './inflected.ts';
import { tokenise } from './tokens.ts';

const KNOWN = ['pull', 'drop', 'allocate', 'owned', 'own', 'golf'];
const lemmaOf = (text: string) =>
  tokenise(text).map((token) => uninflected(token, (word) => KNOWN.includes(word)))[0]?.lemma;

describe('a form that no table has', () => {
  it.each([
    ['pulled', 'pull'],
    ['dropping', 'drop'],
    ['allocated', 'allocate'],
    ['owned', 'owned'],
    ['Golfing', 'golfing'],
    ['sung', 'sung'],
  ])('“%s” is read as “%s”', (text, lemma) => {
    expect(lemmaOf(text)).toBe(lemma);
  });
});
