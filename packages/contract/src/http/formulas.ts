/** What makes a spreadsheet take a cell's text for a formula (OWASP, CSV injection), full-width signs included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What a spreadsheet may take for the end of a cell, as many split a file at semicolons or tabs, and the sign after it. */
const INNER_CELL = /([;\t\r\n][\s"]*)([=+\-@＝＋－＠]?)/g;

/** A text that no spreadsheet runs as a formula, however it splits the file: an apostrophe stands before each that is one. */
export function neutralizeFormulas(text: string): string {
  // The first character ends no cell; a sign after it is the business of FORMULA.
  const rest = text.slice(1).replace(INNER_CELL, (cell, gap, sign) => (sign === '' ? cell : `${gap}'${sign}`));
  const inner = text.slice(0, 1) + rest;
  return FORMULA.test(inner) ? `'${inner}` : inner;
}
