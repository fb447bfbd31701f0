const ONE =
  /\b(?:one and the same|any one|one single|any single|the very same)\b(?= (?:compan|manufacturer|firm|payer))/gi;

/** `by one and the same company`: by a single one. */
export function withSingleOne(question: string): string {
  return question.replace(ONE, 'a single');
}
