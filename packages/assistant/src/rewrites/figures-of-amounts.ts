const POWERS: Readonly<Record<string, string>> = {
  four: '1,000',
  five: '10,000',
  six: '100,000',
  seven: '1,000,000',
  eight: '10,000,000',
};
const FIGURES =
  /\b(?<count>four|five|six|seven|eight)[- ]figure\s+(?<what>(?:\w+\s+)?(?:payments?|fees?|grants?|sums?|amounts?|checks?)|\w+)/gi;

/** `six-figure grants` are those of at least $100,000. */
export function withFullAmounts(question: string): string {
  return question.replace(
    FIGURES,
    (_, count: string, what: string) => `${what} of at least $${POWERS[count.toLowerCase()]}`,
  );
}
