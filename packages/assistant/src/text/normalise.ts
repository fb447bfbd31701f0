/** More words than a question has. */
export const MAX_WORDS = 120;

const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu;

/** One line of text in plain quotes, dashes and spaces; what cannot be seen is a space. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(CONTROL, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(?<![\w$])\${2,}(?![\w$])/g, 'dollars')
    .replace(/ {2,}/g, ' ')
    .trim();
}
