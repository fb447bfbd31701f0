import { type Rewrites, replaced } from './replaced.ts';

const CONTEXT = '(?:context(?:ual)?(?:\\s+info(?:rmation)?)?|comments?)(?:\\s+(?:field|column|text|note))?';
const SAYS = '(?:says?|said|mentions?|mentioned|contains?|includes?|reads?|has|states?)';
const TIME = '(?:\\s*,?\\s+(?:in|during|since|from|for)\\s+(?:(?:q[1-4]|h[12])\\s+)?(?:19|20)\\d{2}\\b.*)';

/** What is asked of the words that a company added to a record, as the rules read it. */
const PLAINER: Rewrites = [
  // `payments with "Advisory board" in the contextual information`.
  [
    new RegExp(
      `\\b(?:with|containing|mentioning|having|that\\s+(?:have|has|mention|contain|say)|which\\s+(?:mention|contain))\\s+(?<quoted>["“][^"”]+["”])\\s+(?:in|as|under)\\s+(?:the|their|its)\\s+${CONTEXT}(?![\\w])`,
      'gi',
    ),
    'with the context $<quoted>',
  ],
  // `whose context says "Advisory board"`, `whose context mentions advisory board`.
  [
    new RegExp(
      `\\b(?:whose|where\\s+the|for\\s+which\\s+the)\\s+${CONTEXT}\\s+${SAYS}\\s+(?:the\\s+words?\\s+)?(?<quoted>["“][^"”]+["”])`,
      'gi',
    ),
    'with the context $<quoted>',
  ],
  [
    new RegExp(
      `\\b(?:whose|where\\s+the|for\\s+which\\s+the)\\s+${CONTEXT}\\s+${SAYS}\\s+(?!["“])(?<words>[a-z][a-z' -]*(?:,\\s+[a-z][a-z' -]*)??)(?<time>${TIME})?[\\s.?!]*$`,
      'gi',
    ),
    'with the context "$<words>"$<time>',
  ],
  // `how much was spent on advisory boards`: what companies call so themselves.
  [
    /(?<!["“][^"”]*)\b(?:advisory|ad)[\s-]+boards?(?:\s+(?:meetings?|participation|work|activit(?:y|ies)|engagements?|sessions?))?\b/gi,
    'context "advisory board"',
  ],
];

/** `whose context says evening session` is `with the context "evening session"`. */
export function withContextQuoted(question: string): string {
  return replaced(question, PLAINER);
}
