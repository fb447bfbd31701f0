const ALL =
  /[,;]?\s+(?:(?:from|by|over|across|for|with|of)\s+)?all\s+(?:the\s+)?(?<whose>companies|manufacturers|payers|firms|payors)\s+(?:(?:put|taken|added)\s+)?(?:together|combined)\b/i;

const ADDED_UP = /,?\s+(?:all\s+|everything\s+)?(?:added|summed|adding|totall?ed)\s+up(?=[\s?.!]*$)/i;

/** `over $50k in 2023, all companies together`: across all of them; `all added up` is the total. */
export function withAllTogether(question: string): string {
  return question.replace(ALL, ' across all $<whose>').replace(ADDED_UP, ' in total');
}
