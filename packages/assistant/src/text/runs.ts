/** A sign more often than that says no more. */
const SIGN = /([^\w\s])\1{3,}/g;

/** A question without runs of spaces or of one sign, which a rule could go through once for each of them. */
export function withoutRuns(question: string): string {
  return question.replace(/\s+/g, ' ').replace(SIGN, '$1$1$1').trim();
}

/** All of a question between one pair of quotation marks; fewer words may be a name. */
const QUOTED = /^["“](?<all>(?:[^"“”\s]+\s){3,}[^"“”]+)["”](?<mark>[.?!]*)$/;

/** `"total spend by state in 2024"`: somebody's words, and no value. */
export function withoutQuotes(question: string): string {
  return question.replace(QUOTED, '$<all>$<mark>');
}
