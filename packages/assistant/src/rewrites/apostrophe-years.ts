const SHORT = /(?<![\w'])'(?<year>[12]\d)(?![\w'])/g;

/** `meals in '22`: with the apostrophe two digits are a year wherever they stand. */
export function withFullYears(question: string): string {
  return question.replace(SHORT, '20$<year>');
}
