import { type Rewrites, replaced } from './replaced.ts';

const POLITE = [
  '(?:please|kindly|pls|also|next|now|then|so|and|just)\\s*,?',
  '(?:would|could|can|will)\\s+you(?:\\s+(?:please|kindly|also|mind|be\\s+so\\s+kind\\s+as\\s+to))?',
  "(?:(?:i|we)(?:'d|\\s+would)?\\s+(?:like|want|need|ask)\\s+you\\s+to)",
  '(?:you\\s+are\\s+(?:asked|requested)\\s+to)',
].join('|');
/** Where somebody is told to do something: nothing but courtesies stands before. */
const HEAD = `^(?<polite>(?:(?:${POLITE})\\s+)*)`;
const ASKED =
  '(?=(?:how|what|which|who|whom|whose|where|when|whether|if|in\\s+which|by\\s+how|to\\s+whom|for\\s+(?:each|how|which))\\b)';
const WHOM =
  '(?:\\s+(?:to\\s+|for\\s+)?(?:me|us|the\\s+(?:committee|board|team|undersigned|reader))(?:\\s+(?:with|on|of|about|as\\s+to))?)?';
const SAYING =
  '(?:state|confirm|specify|identify|establish|ascertain|verify|advise|inform|report|disclose|reveal|declare|quote|quantify|clarify|indicate|explain|document|outline|detail|note|answer|list|name|show|let\\s+(?:me|us)\\s+know)';
const FIGURES =
  '(?:furnish|supply|provide|submit|return|deliver|state|confirm|specify|tabulate|compile|collate|gather|document|outline|present|put\\s+forward|quote|quantify|disclose|reveal|indicate|declare|output|print(?:\\s+out)?|establish|ascertain|verify|set\\s+forth|break\\s+out\\s+for\\s+us)';
const THINGS = '(?:identify|enumerate|single\\s+out|flag|call\\s+out|point\\s+out|track\\s+down|pinpoint)';
const THE =
  '(?=(?:the|all|every|each|total|a|an|any|our|their|those|aggregate|combined|overall|average|mean|median|number|\\d|two|three|four|five|six|seven|eight|nine|ten)\\b|\\d)';

/** Verbs by which a question is put, as `show` and `list`; inside a sentence they are other words: `by state`, `supply`. */
const ASKING: Rewrites = [
  // `table 1 - consulting fees`, `question 3: who …`, `2) total spend`: the number of a heading.
  [
    /^(?:(?:table|figure|exhibit|appendix|annex|schedule|chart|slide|panel|attachment|question|query|item|section|q)\s*(?:no\.?\s*)?(?:\d{1,2}[a-z]?|[a-z]|[ivx]{1,4})\s*(?:[.:)]|\s[-–—])\s*|\(?\d{1,2}\)\s+)(?=\S)/i,
    '',
  ],
  // `please state how many`, `confirm which companies`.
  [new RegExp(`${HEAD}${SAYING}${WHOM},?\\s+${ASKED}`, 'i'), '$<polite>'],
  // `kindly furnish us with the total`, `state the number of`.
  [new RegExp(`${HEAD}${FIGURES}${WHOM}\\s+${THE}`, 'i'), '$<polite>show '],
  [new RegExp(`${HEAD}${THINGS}${WHOM}\\s+${THE}`, 'i'), '$<polite>list '],
  // `add up all payments of Pfizer`: what they come to.
  [
    /^(?<polite>(?:please\s+|kindly\s+)?)(?:add\s+(?:up|together)|sum(?:\s+up)?|total(?:\s+up)?|tot\s+up|tally(?:\s+up)?)\s+(?=(?:the|all|every|what|everything)\s)/i,
    '$<polite>total of ',
  ],
];

/** A question without the verb by which it is put: `state how many` is `how many`. */
export function withoutAskingVerb(question: string): string {
  return replaced(question, ASKING);
}
