import { type Rewrites, replaced } from './replaced.ts';

const NAME = "[A-Z][\\w.'’-]*(?:\\s+[A-Z][\\w.'’-]*){1,3}";
const LEADER = '(?:the\\s+|a\\s+)?(?:principal\\s+investigator|PI)(?:\\s+(?:on|of|for|in))?';
const BEING = '(?:was|is|has\\s+been|had\\s+been|as|served\\s+as|serves\\s+as|acted\\s+as)';
const ANYONE =
  '(?:everyone|everybody|anyone|anybody|all|those|companies|all\\s+companies|every\\s+company|who(?:ever)?)';

/** What is said in a roundabout way, and what it says. */
const PLAIN: Rewrites = [
  // `please give the speaker fees of A, B and C`: nobody gives them.
  [/^(?:please\s+)?(?:give|provide|supply|state)\s+(?=(?:the|all|total|number)\b)/i, 'show '],
  // `spend went over $100,000 in what months of 2024`.
  [
    /^(?<what>(?!(?:in|what|which|how|who)\b)[^?]+?)\s+in\s+(?:what|which)\s+(?<rows>months|quarters|weeks|years|states|cities)(?<when>\s+of\s+20\d\d)?[\s?.]*$/i,
    'in which $<rows>$<when> $<what>',
  ],
  // `payments to hospitals: cash or in kind?`
  [
    /:\s*(?:is\s+it\s+|mostly\s+|mainly\s+)?(?<one>[\w-]+(?:\s+[\w-]+){0,2}?)\s+or\s+(?<other>[\w-]+(?:\s+[\w-]+){0,2})\s*\?+\s*$/i,
    ': $<one> vs $<other>',
  ],
  // `research where Ada Moreno was principal investigator`, `trials Ada Moreno has been PI on`.
  [
    new RegExp(
      `(?:\\b(?:where|with|for\\s+which|in\\s+which|on\\s+which|of\\s+which)\\s+|(?<=\\b(?:trials|studies)\\s+(?:that\\s+|which\\s+)?))(?<who>${NAME})\\s+${BEING}\\s+${LEADER}(?=[\\s,.?!]|$)`,
    ),
    'led by $<who>',
  ],
  // `of A, B and C, which one paid the most doctors`.
  [
    /^(?:(?:out\s+)?of|among|between)\s+(?<names>[^?:;]+?\s+and\s+[^?:;,]+?),?\s+which\s+(?:one|of\s+them)\s+(?=\w)/i,
    'which of $<names> ',
  ],
  // `of A, B and C, whose spending shrank the most`.
  [
    /^(?:(?:out\s+)?of|among|between)\s+(?<names>[^?:;]+?\s+and\s+[^?:;,]+?),?\s+whose\s+(?:total\s+|general\s+)?(?:spend|spending|outlays?|payments|payouts?)\s+(?=(?:grew|rose|shrank|fell|dropped|declined|increased|decreased|went)\b)/i,
    'which of $<names> ',
  ],
  // `which one of A, B and C paid the most`.
  [/\bwhich\s+one\s+of\s+(?!(?:them|these|those|the|us)\b)/i, 'which of '],
  // `who earned more in consulting fees, Ada Moreno or Ben Low`.
  [
    new RegExp(
      `^(?:[Ww]ho|[Ww]hich\\s+(?:one|doctor|physician|surgeon|person|of\\s+(?:them|the\\s+two)))\\s+(?:has\\s+)?(?:earned|got|gotten|received|made|took|collected|was\\s+paid|gets|earns|makes)\\s+(?:the\\s+)?(?:more|most)(?:\\s+money)?(?:\\s+(?:in|from|for)\\s+(?<what>[^,:?]+?))?(?<when>\\s+(?:in\\s+)?20\\d\\d)?\\s*[,:–-]\\s*(?<one>${NAME})\\s+or\\s+(?<other>${NAME})\\s*\\?*\\s*$`,
    ),
    '$<what> total to $<one> vs $<other>$<when>',
  ],
  // `Ada Moreno - everyone who paid her and how much each`.
  [
    new RegExp(
      `^(?<who>${NAME})\\s*(?:\\s[-–—]|[:,])\\s*(?:${ANYONE}\\s+(?:who|that|which)|who)\\s+(?:has\\s+|have\\s+)?paid\\s+(?:him|her|them)\\b`,
    ),
    'who paid $<who>',
  ],
  // `where did she travel to? Cities and the spend for each`.
  [
    /^(?<where>where\s+(?:did|do|does|has|have)\s+[^?.;]+?)\s*[?.;,–-]+\s*(?:the\s+)?(?:cities|places|destinations)(?:\s+(?:and|with)\s+(?:the\s+)?(?:spend|amounts?|costs?|totals?)(?:\s+(?:for|of|in|on|at|per)\s+each)?)?[\s?.!]*$/i,
    '$<where>',
  ],
  // `list the hospitals in Cleveland and what each got`.
  [
    /^(?:please\s+)?(?:list|show(?:\s+me)?|give\s+me|name)\s+(?:all\s+)?(?:the\s+)?(?<whom>\w[\w-]*(?:\s+\w[\w-]*){0,4}?)s\s+(?<place>in\s+[^,?]+?)?\s*,?\s+(?:and|with)\s+(?:what|how\s+much)\s+(?:each|every\s+one)(?:\s+(?:one|of\s+(?:them|those)))?\s+(?:got|received|was\s+paid|took\s+in|earned)\b/i,
    'what did each $<whom> $<place> get',
  ],
  // `the largest payment - which hospital, which company, how much?`
  [
    /(?<=\b(?:largest|biggest|highest|smallest|single|top)\b[^?]*?)\s*[-–—:,]\s*which\s+(?<one>hospital|doctor|physician|recipient|company|surgeon)\s*,?\s*(?:and\s+)?which\s+(?<other>hospital|doctor|physician|recipient|company|surgeon)(?:\s*,?\s*(?:and\s+)?how\s+(?:much|big|large))?[\s?.]*$/i,
    ', company and recipient',
  ],
];

/** A question without its roundabout words: `trials where Ada Moreno was PI` are `trials led by Ada Moreno`. */
export function putPlainly(question: string): string {
  return replaced(question, PLAIN).trim();
}
