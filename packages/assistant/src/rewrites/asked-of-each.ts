const EACH = '(?:for|in|within|by|per|of)\\b[^,]*,\\s*';
const VERBS = '(?:name|give|show|list|identify|tell|find|state|i need|i want)';
const ONE =
  'company|manufacturer|maker|firm|payer|physician|doctor|practitioner|hospital|recipient|product|state|specialty';
const MOST = '(?:most|largest|biggest|highest|greatest|least|smallest|lowest|fewest)';
const ASKED = new RegExp(
  `^(?:(?:please|kindly)\\s+)?(?:${VERBS}(?:\\s+(?:me|us))?\\s*,\\s*)?(?<each>${EACH})(?:(?:please\\s+)?${VERBS}(?:\\s+(?:me|us))?\\s+)?(?:the\\s+)?(?<one>${ONE})\\s+(?:that|which|who)\\s+(?=.*\\b${MOST}\\b)`,
  'i',
);

/** `for each state, the company that paid the most to nurses` asks which company did: people named behind it are no rows. */
export function withOneOfEachAsked(question: string): string {
  return question.replace(ASKED, '$<each>which $<one> ');
}
