/** What makes a spreadsheet take a cell's text for a formula (OWASP, CSV injection), full-width signs included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** The same after what a spreadsheet may take for the end of a cell: many split a file at semicolons or tabs. */
const INNER_FORMULA = /(?<!^)([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet runs as a formula, however it splits the file: an apostrophe stands before each that is one. */
export function neutralizeFormulas(text: string): string {
  const inner = text.replace(INNER_FORMULA, "$1'");
  return FORMULA.test(inner) ? `'${inner}` : inner;
}
