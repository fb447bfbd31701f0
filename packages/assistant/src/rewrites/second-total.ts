const THEY = '(?:they|it|that|those|these|all of (?:them|those|these))';
const ALL = '(?:\\s+(?:in (?:all|total)|altogether|together|combined))?';
const SECOND = new RegExp(
  `[\\s,]+and\\s+(?:what|how much)\\s+(?:(?:do|does|did)\\s+${THEY}\\s+(?:all\\s+)?(?:add|sum|come|amount|total)(?:\\s+up)?(?:\\s+to)?|(?:is|was|are|were)\\s+(?:the\\s+)?(?:(?:total|combined|overall)\\s+)?(?:value|worth|amount|sum|total)\\s+of\\s+(?:(?:those|these)(?:\\s+(?:payments|records|interests|stakes|transactions))?|them))${ALL}[\\s.?!]*$`,
  'i',
);

/** `how many grants …, and what do they come to`: their number and their total. */
export function withSecondTotal(question: string): string {
  return question.replace(SECOND, ' and total amount');
}
