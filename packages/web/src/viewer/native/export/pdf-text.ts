/** Letters beyond Latin 1 that the fonts of every PDF reader have (the code page Windows-1252). */
const FURTHER_LETTERS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const SIMILAR: Readonly<Record<string, string>> = {
  '−': '-',
  '≥': '>=',
  '≤': '<=',
  '→': '->',
  '\u202F': ' ',
  '\u2009': ' ',
};

/**
 * A text in the letters of the fonts that every PDF reader has, which spares files half a megabyte of font. A letter that they lack is
 * told by the one it is made of, or else by a question mark.
 */
export function pdfText(text: string): string {
  return [...text].map(letterOf).join('');
}

function letterOf(letter: string): string {
  if (isKnown(letter)) return letter;
  const similar = SIMILAR[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...similar].every(isKnown) ? similar : '?';
}

function isKnown(letter: string): boolean {
  return /[\t\n\r\x20-\x7E\xA0-\xFF]/.test(letter) || FURTHER_LETTERS.includes(letter);
}
