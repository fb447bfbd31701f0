const ORDINAL = '\\d{1,2}(?:st|nd|rd|th)';
const PERCENTILES = new RegExp(
  `\\b(?<all>${ORDINAL}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${ORDINAL})+)\\s+percentiles?\\b`,
  'gi',
);

/** The three points that part all in four. */
const QUARTILES = /\b(?:the\s+)?(?:three\s+)?quartiles\b/i;

/** `10th, 50th and 90th percentiles`: the word is said once of all; `quartiles` are three of them. */
export function withEachPercentile(question: string): string {
  return question
    .replace(QUARTILES, '25th, 50th and 75th percentiles')
    .replace(PERCENTILES, (all: string) =>
      all.replace(/\s+percentiles?$/i, '').replace(new RegExp(ORDINAL, 'gi'), (one) => `${one} percentile`),
    );
}

const OF_WHOM =
  /^of\s+(?<whom>(?:the|all(?: the)?)\s+[^,?]+?),?\s+(?<share>(?:what|which)\s+(?:percentage|percent|share|proportion|fraction|part|portion))\s+(?<what>[^?]+)\?*$/i;

/** `of the physicians that Pfizer paid, what percentage got a meal`: what share of them. */
export function withShareFirst(question: string): string {
  return question.replace(OF_WHOM, '$<share> of $<whom> $<what>');
}

const SECOND_COLUMN =
  /[\s,]+(?:and\s+)?(?:to\s+whom|who\s+(?:got|received)\s+it)\s*,?\s+and\s+(?:(?:of|for|with|under)\s+)?(?:what|which)\s+(?<what>nature|date|product)(?:\s+of\s+payment)?[\s?.!]*$/i;

/** `the largest payment, to whom and what nature`: both stand in the record. */
export function withColumnsNamed(question: string): string {
  return question.replace(SECOND_COLUMN, ', recipient and $<what>');
}

const RATHER =
  /(?<third>\bthird\s+part(?:y|ies)\b)\s+(?:rather\s+than|instead\s+of|and\s+not)\s+(?:to\s+|directly\s+to\s+)?the\s+(?:covered\s+)?(?:recipients?|physicians?|doctors?)(?:\s+(?:directly|themselves))?/i;

/** `paid to a third party rather than the covered recipient` says it twice. */
export function withoutRatherThan(question: string): string {
  return question.replace(RATHER, '$<third>');
}

const HOW_MANY_EACH =
  /(?<bound>\b(?:more|fewer|less)\s+than|\bover|\bat\s+least|\bat\s+most|\bunder)(?<number>\s+\d+\s+(?:\w+\s+)?)(?<what>\w+s)\b(?<rest>.*?)[\s,–-]+(?:and\s+)?how\s+many(?:\s+(?<again>\w+))?\s+each[\s?.!]*$/i;

/** `physicians with more than 12 meals, how many each`: the number stands beside what it is a condition on. */
export function withNumberOfEach(question: string): string {
  return question.replace(HOW_MANY_EACH, (...found) => {
    const { bound, number, what, rest, again } = found.at(-1) as Record<string, string>;
    const isSame =
      again === undefined || `${number}${what}`.toLowerCase().includes(again.toLowerCase().replace(/s$/, ''));
    return isSame ? `${bound}${number}${what}${rest}` : (found[0] as string);
  });
}

const NOTHING_FROM =
  /\b(?<by>by|from)\s+(?<name>[\w.&'-]+(?:\s+[\w.&'-]+){0,3}?)\s+in\s+(?<year>\d{4}),?\s+(?:that|who|and|but)(?:\s+who)?\s+(?:(?:had|have|has)\s+)?(?:got|gotten|received)\s+nothing\s+(?:by|from)\s+\k<name>\s+in\s+(?<other>\d{4})/i;

/** `paid by Pfizer in 2024 that got nothing from Pfizer in 2023`: in the one year, and not in the other. */
export function withNothingThen(question: string): string {
  return question.replace(NOTHING_FROM, '$<by> $<name> in $<year> but not in $<other>');
}
