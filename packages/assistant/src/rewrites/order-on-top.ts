const ENDS =
  'biggest|largest|highest|smallest|lowest|newest|latest|oldest|earliest|most expensive|most recent|cheapest';
const OF_ROWS =
  'payers?|spenders?|companies|company|recipients?|earners?|ones?|amounts?|totals?|values?|payments?|sums?';
const ON_TOP = new RegExp(
  String.raw`\b(?<end>${ENDS})(?: (?:${OF_ROWS}))?(?: (?:on|at(?: the)?|goes on|is on) top|(?<= (?:${OF_ROWS})) first)(?=\s*(?:[,.;?!)]|please\b|pls\b|$))`,
  'gi',
);

/** `biggest payer on top`, `largest amount first`: the order of rows, as `largest first` says it. */
export function withOrderFirst(question: string): string {
  return question.replace(ON_TOP, '$<end> first');
}
