const EACH = '(?:for|in|within|by|per|of)\\b[^,]*,\\s*';
const VERBS = '(?:name|give|show|list|identify|tell|find|state|i need|i want)';
const ONE =
  'company|manufacturer|maker|firm|payer|physician|doctor|practitioner|hospital|recipient|product|state|specialty';
const MOST = '(?:most|largest|biggest|highest|greatest|least|smallest|lowest|fewest)';
const ASKED = new RegExp(
  `^(?:(?:please|kindly)\\s+)?(?:${VERBS}(?:\\s+(?:me|us))?\\s*,\\s*)?(?<each>${EACH})(?:(?:please\\s+)?${VERBS}(?:\\s+(?:me|us))?\\s+)?(?:the\\s+)?(?<one>${ONE})\\s+(?:that|which|who)\\s+(?=.*\\b${MOST}\\b)`,
  'i',
);

const NAMES = "[A-Z][\\w.&'-]*(?:\\s+[A-Z][\\w.&'-]*){0,2}";
const NAMED_EACH = new RegExp(
  `^(?<for>for|in)\\s+(?<names>${NAMES}(?:,\\s+${NAMES}){0,5},?\\s+and\\s+${NAMES})\\s+each\\s*[,:]\\s*`,
  'i',
);
const SUM_OF_EACH =
  /(?<=\b(?:that|who|with|which)\b.*),?\s+and\s+the\s+(?<sum>sum|total|amount)\s+for\s+each(?:\s+(?:one|company|of\s+them))?(?=[\s?.!]*$)/i;

/** `for each state, the company that paid the most to nurses` asks which company did: people named behind it are no rows. */
export function withOneOfEachAsked(question: string): string {
  return question
    .replace(NAMED_EACH, '$<for> each of $<names>, ')
    .replace(SUM_OF_EACH, ' and the $<sum> of each')
    .replace(ASKED, '$<each>which $<one> ');
}
