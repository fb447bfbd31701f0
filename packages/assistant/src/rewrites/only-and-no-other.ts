const NO_OTHER =
  /\b(?<only>only|solely|exclusively|alone)[\s,]+and\s+(?:(?:by|from|to|for|on|in)\s+)?(?:no\s+other\s+\w+|nobody\s+else|no\s+one\s+else|nothing\s+else|nowhere\s+else)/gi;

/** `paid by Pfizer only and by no other company` says it twice. */
export function withoutNoOther(question: string): string {
  return question.replace(NO_OTHER, '$<only>');
}
