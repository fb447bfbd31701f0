const ALL =
  /[,;]?\s+(?:(?:from|by|over|across|for|with|of)\s+)?all\s+(?:the\s+)?(?<whose>companies|manufacturers|payers|firms|payors)\s+(?:(?:put|taken|added)\s+)?(?:together|combined)\b/i;

/** `over $50k in 2023, all companies together`: across all of them. */
export function withAllTogether(question: string): string {
  return question.replace(ALL, ' across all $<whose>');
}
