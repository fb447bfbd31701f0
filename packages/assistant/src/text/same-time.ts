const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const PART = `(?:ytd|q[1-4]|h[12]|${MONTH}(?:\\s*(?:-|to|through|and)\\s*${MONTH})?)`;
const SAME = new RegExp(
  `\\b(?<part>${PART})(?<between>\\s+(?:of\\s+)?\\d{4}\\b.*?)\\b(?:the )?same (?:months?|quarters?|period|time|half|part)(?: (?:of|in))? (?<year>\\d{4})\\b`,
  'i',
);

/** `January to March 2022 against the same months of 2023`, with the months said again. */
export function withSameTime(question: string): string {
  return question.replace(SAME, '$<part>$<between>$<part> $<year>');
}
