const BESIDE = /(?<=\bhow much\b[^?;:.]*?),\s+(?=how much\b)/gi;
/** A second question about all of it, and no part of the first. */
const OF_ALL = /\bhow much\s+(?:is|was|are|were|does|do|did)\s+(?:that|it|this|they|those)\b|\bhow much\b[\s?.!]*$/i;

/** `how much was cash, how much in kind, how much stock`: the parts stand beside each other. */
export function withPartsJoined(question: string): string {
  return OF_ALL.test(question) ? question : question.replace(BESIDE, ' and ');
}
