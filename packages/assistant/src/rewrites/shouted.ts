/** More words than a code and a name have: `MD OR DO` is no shouting. */
const SHOUTED_WORDS = 3;

/** `TOTAL SPEND IN OHIO` in small letters: in a question all in capitals they say nothing, and `IN` is no Indiana. */
export function withoutShouting(question: string): string {
  const words = question.match(/\p{L}{2,}/gu) ?? [];
  const isShouted = words.length >= SHOUTED_WORDS && question === question.toUpperCase();
  return isShouted ? question.toLowerCase() : question;
}
