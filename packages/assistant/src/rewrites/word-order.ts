const EACH = /\b(?<one>[a-z]{3,})[ -]by[ -]\k<one>\b/gi;
/** `side by side` is beside each other, and times have a word of their own: `year by year`. */
const NOT_EACH =
  /^(?:payment|transaction|entry|one|side|line|little|step|point|item|case|day|week|month|quarter|year|record)$/i;
const NOT_BEFORE = '(?!(?:that|it|them|these|those|this|they|both|the two|him|her)\\b)';
const GATHERED = new RegExp(
  `^(?:please\\s+|now\\s+)?(?:(?:add|sum|tot|total|tally)\\s+up|add\\s+together|combine)\\s+${NOT_BEFORE}`,
  'i',
);
const ADDING_UP = new RegExp(
  `\\bwhat\\s+(?:do|does|did)\\s+${NOT_BEFORE}(?<what>[^?,;]+?)\\s+(?:(?:add|sum|tot)\\s+up|amount)\\s+to\\b`,
  'i',
);
const GROUPED = new RegExp(
  `^(?:please\\s+)?(?:group|bucket|arrange|organi[sz]e|tabulate|separate)\\s+${NOT_BEFORE}(?<what>[^?]+?\\s+by\\s)`,
  'i',
);
const SEATS =
  /\b(?<place>country|state)\s+(?:where|in\s+which|that)\s+(?:the\s+|each\s+|every\s+)?(?:paying\s+|parent\s+)?(?:company|firm|manufacturer|payer|maker|sponsor)\s+(?:is|are|was|has\s+its)\s+(?:based|headquartered|headquarters|located|domiciled|registered|seated|seat|home|at\s+home)(?:\s+in)?\b/gi;
const TRIP = '\\b(?<trip>[Tt]ravel(?:\\s+and\\s+lodging)?)(?:\\s+(?<money>spend|spending|money|payments|costs))?\\s+';
const CITY = "(?<city>[A-Z][\\w.'-]*(?:\\s+[A-Z][\\w.'-]*){0,2})";
const DESTINATION = new RegExp(
  `${TRIP}(?:with|having|to)\\s+${CITY}\\s+(?:as|for|being)\\s+(?:the|its|their|a)\\s+(?:travel\\s+)?destination\\b`,
);
const DESTINED = new RegExp(
  `${TRIP}(?:with|where|whose|that\\s+had)\\s+(?:(?:the|a|its|their)\\s+)?destination\\s+(?:(?:of|is|was|being|city)\\s+)?${CITY}`,
);
const OTHERS =
  /^(?<out>(?:without|excluding|leaving\s+out|apart\s+from|aside\s+from|other\s+than|except(?:\s+for)?)\b[^,:;]*[,:;].*?)\b(?:all\s+(?:of\s+)?)?(?:the\s+)?(?:other|remaining)\s+/i;
const MONTH = '(?<month>january|february|march|april|may|june|july|august|september|october|november|december)';
const EVERY = new RegExp(
  `\\bin\\s+${MONTH}\\b,?\\s+(?:(?:across|over|for|in|of|taking)\\s+)?(?:all|any)\\s+(?:the\\s+|of\\s+the\\s+)?years?(?:\\s+(?:together|combined|taken\\s+together))?`,
  'i',
);

/** The order and the small words that the rules read: `state by state` is `for each state`, `add up the gifts` their total. */
export function inPlainOrder(question: string): string {
  return question
    .replace(EACH, (all: string, one: string) => (NOT_EACH.test(one) ? all : `for each ${one.toLowerCase()}`))
    .replace(GATHERED, 'combined total of ')
    .replace(ADDING_UP, 'what is the total of $<what>')
    .replace(GROUPED, '$<what>')
    .replace(SEATS, 'headquarter $<place>')
    .replace(DESTINATION, goingTo)
    .replace(DESTINED, goingTo)
    .replace(EVERY, 'in every $<month>');
}

/** `travel spend with Chicago as the destination` is `spend on travel to Chicago`. */
function goingTo(...found: readonly unknown[]): string {
  const { trip, money, city } = found.at(-1) as Record<string, string | undefined>;
  return `${money === undefined ? '' : `${money} on `}${trip} to ${city}`;
}

/** `without meals, what do all the other payments come to`: what is left out leaves the others. */
export function withoutOthers(question: string): string {
  return question.replace(OTHERS, '$<out>all ');
}
