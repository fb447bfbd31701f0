import { typosBetween } from '../text/typos.ts';

/** Words that decide whether other words are read differently: with a slip in one, what it says would be lost without a word. */
const DECIDING = [
  'separately weekend weekends weekday percentage percent fraction proportion difference anything anyone anybody nothing',
  'records payments amounts recipients physicians doctors practitioners providers hospitals companies speakers consultants',
  'programme program session advisory engagements percentile percentiles average together combined altogether instead dropped',
  'stopped started doubled tripled fastest previous earlier general research ownership interests competitor competitors transactions',
]
  .join(' ')
  .split(' ');
const KNOWN = new Set(DECIDING);
const LETTERS = /\b[a-z]{6,}\b/gi;

/** `# reocrds with amount over 500`: one slip in a deciding word is mended before anything reads it; `doctored` is another word. */
export function withoutSlips(question: string): string {
  return question.replace(LETTERS, (word) => {
    const low = word.toLowerCase();
    if (KNOWN.has(low)) return word;
    const near = DECIDING.filter((one) => isSwapped(low, one));
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}

/** The same letters, two of them the other way round. */
function isSwapped(word: string, known: string): boolean {
  return (
    word.length === known.length &&
    word[0] === known[0] &&
    typosBetween(word, known, 1) === 1 &&
    isOfSameLetters(word, known)
  );
}

const isOfSameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');
