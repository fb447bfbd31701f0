const POWERS: Readonly<Record<string, string>> = {
  four: '1,000',
  five: '10,000',
  six: '100,000',
  seven: '1,000,000',
  eight: '10,000,000',
};
const FIGURES =
  /\b(?<count>four|five|six|seven|eight)[- ]figure\s+(?<what>(?:\w+\s+)?(?:payments?|fees?|grants?|sums?|amounts?|checks?)|\w+)/gi;

const SPACED = /(?<![\d.,])(?<first>\$?\d{1,3})(?<rest>(?: \d{3})* 000)(?![\d.,]*\d)/g;

/** `six-figure grants` are those of at least $100,000, `50 000 dollars` and `USD 50,000` are of $50,000. */
export function withFullAmounts(question: string): string {
  const joined = question.replace(SPACED, (all: string) => all.replaceAll(' ', '')).replace(/\busd\s?(?=\d)/gi, '$');
  return joined.replace(
    FIGURES,
    (_, count: string, what: string) => `${what} of at least $${POWERS[count.toLowerCase()]}`,
  );
}
