import { type Rewrites, replaced } from './replaced.ts';

const RECORDS = '(?:records?|transactions?|entries|entry|line\\s+items?|rows?|payments?)';
const PAYING =
  '(?:paid|pay|pays|paying|spent|spend|spends|spending|gave|give|gives|giving|made|make|makes|funded|fund|funds|funding|reported|report|reports|reporting|sponsored|sponsor|sponsors|handed|shelled|bought|buy)';
const PEOPLE = '(?:doctors?|physicians?|people|persons?|hcps?|clinicians?|those|individuals)';
const LEADING =
  '(?:lead|led|leads|leading|run|ran|runs|running|head|headed|heads|heading|oversee|oversaw|overseeing|direct|directed|directing|conduct|conducted|conducting)';
const INTEREST =
  '(?:ownership|investment|ownership\\s+(?:and|or)\\s+investment|equity|financial)\\s+(?:interests?|stakes?)';

/** Things that go by what is done with them, and what the rules call them. */
const NAMES: Rewrites = [
  // `records that were changed`, `changed records`: what the publication says of them, and no growth.
  [
    new RegExp(
      `\\b(?<records>${RECORDS}(?:\\s+(?:of|from|by|for)\\s+\\w+(?:\\s+\\w+){0,2})?)\\s+(?:(?:that|which)\\s+)?(?:were|was|are|have\\s+been|had\\s+been|got)\\s+changed(?:\\s+in\\s+(?:their|its|the)(?:\\s+\\w+)?\\s+publication)?(?=[\\s,.?!]*(?:$|,|(?:in|by|for|per|as|on|at|among|within|outside|without|excluding|other than|during|since|related|paid|made)\\b))`,
      'i',
    ),
    '$<records> marked as changed',
  ],
  [
    new RegExp(`\\b(?:changed|revised|corrected|amended|modified)\\s+(?<records>${RECORDS})\\b`, 'i'),
    '$<records> marked as changed',
  ],
  [
    /\b(?<marked>(?:marked|flagged|listed|recorded)\s+as\s+(?:changed|new|added|unchanged))\s+in\s+(?:their|its|the)(?:\s+\w+)?\s+publication\b/i,
    '$<marked>',
  ],
  // `records whose dispute status is yes`, `questioned payments`.
  [
    /\b(?:whose|where\s+the|with(?:\s+(?:a|the))?)\s+dispute\s+(?:status|flag|indicator)\s*(?:is|was|of|=|equals|set\s+to|being)?\s*["“]?yes["”]?(?![\w])/i,
    'in dispute',
  ],
  [new RegExp(`\\b(?:questioned|disputed\\s+or\\s+questioned)\\s+(?=${RECORDS}\\b)`, 'i'), 'disputed '],
  // `which organizations paid the most`: of those who pay, hospitals are none.
  [
    new RegExp(
      `\\b(?<asked>which|what|how\\s+many|number\\s+of|the)\\s+(?<n>(?:(?:different|distinct|top|\\d+|two|three|four|five|ten)\\s+)?)(?:organi[sz]ations?|institutions?|entity|entities|parties)\\s+(?:(?:that|which|who)\\s+)?(?:(?:have|has|had)\\s+)?(?=${PAYING}\\b)(?!paid(?:\\s+(?:in|by|during|since|from|to|under|overall)\\b|\\s*[,.?!]|$))(?!.*\\bby\\s+[A-Z])`,
      'i',
    ),
    '$<asked> $<n>companies ',
  ],
  // `spend by who received it`, `by where they flew`.
  [
    /\bby\s+(?:who|whom)\s+(?:it\s+(?:went|was\s+paid)\s+to|(?:has\s+|have\s+)?(?:received|receives|got|gets|took|was\s+paid)(?:\s+(?:it|them|the\s+money))?)(?=[\s,.?!]*(?:$|,|in\b|for\b))/i,
    'by recipient',
  ],
  [
    /\bby\s+(?:who|whom)\s+(?:(?:has\s+|have\s+)?(?:paid|pays|gave|gives|made|funded|spent)(?:\s+(?:it|them|the\s+money))?|it\s+(?:came|was\s+paid)\s+(?:from|by))(?=[\s,.?!]*(?:$|,|in\b|for\b))/i,
    'by company',
  ],
  [
    /\bby\s+(?:who|whom)\s+(?:it\s+is\s+held\s+by|(?:holds?|owns?|held|owned)(?:\s+(?:it|them|the\s+(?:interest|stake)s?))?)(?=[\s,.?!]*(?:$|,|in\b|for\b))/i,
    'by holder',
  ],
  [
    /\bby\s+(?:whether\s+)?(?:(?:it\s+is\s+|they\s+are\s+)?held\s+by\s+)?(?:the\s+|an?\s+)?(?:physicians?|doctors?)(?:\s+(?:himself|themselves))?\s*(?:,\s*)?(?:or|vs\.?|versus)\s+(?:an?\s+|the\s+|their\s+)?(?:immediate\s+)?(?:family(?:\s+members?)?|relatives?)\b/i,
    'by holder',
  ],
  [
    /\bby\s+where\s+(?:they|people|doctors|physicians|recipients)\s+(?:were\s+(?:flown|taken|sent)|travell?ed|went|flew)(?:\s+to)?(?=[\s,.?!]*(?:$|,|in\b|for\b))/i,
    'by destination',
  ],
  // `by kind of doctor`.
  [
    /\b(?<by>by|per|for\s+each|each|every)\s+(?:what\s+)?(?:kind|type|sort)s?\s+of\s+(?:doctor|physician)s?\b(?!\s+(?:specialty|owner))/i,
    '$<by> specialty of physicians',
  ],
  // `doctors who lead trials`, `physicians running studies`.
  [
    new RegExp(
      `\\b${PEOPLE}\\s+(?:(?:who|that)\\s+)?(?:are\\s+|were\\s+|have\\s+)?${LEADING}\\s+(?:the\\s+|their\\s+|its\\s+|clinical\\s+|research\\s+|some\\s+|any\\s+)*(?:studies|trials|research)\\b`,
      'i',
    ),
    'principal investigators',
  ],
  // `paid for talks`, `fees for giving talks`.
  [/\b(?<for>for|on)\s+(?:(?:giving|paid|promotional)\s+)*talks\b/i, '$<for> speaking'],
  [/\b(?<for>for|on|in)\s+take-?out(?:s|\s+(?:food|meals?))?\b/i, '$<for> meals'],
  // `paid in shares`: stock, and no part of anything.
  [
    /(?<=\b(?:paid|pay|pays|payments?|received|got|given|gave|spent|spend|compensated|made|transferred|total|money|value)\b.*)\b(?<in>in|as)\s+(?:company\s+|ordinary\s+)?shares(?:\s+of\s+(?:(?:company\s+)?stock|the\s+company))?(?!\s+of\b)/i,
    '$<in> stock',
  ],
  // `the biggest payout`: one payment, as a total payout is none.
  [
    /\b(?<rank>(?:single\s+)?(?:largest|biggest|highest|smallest|lowest|average|mean|median|single|individual|each|every)(?:\s+(?:single|individual))?)\s+payout(?<s>s?)\b/gi,
    '$<rank> payment$<s>',
  ],
  // `paid to physicians with an ownership interest in the company`: those who are owners of whoever pays.
  [
    new RegExp(
      `(?<=\\b(?:pay|paid|paying|payments?|fees?|money|meals?|spend|spent|spending|gave|go|went|goes)\\b.*)\\b(?<who>physicians?|doctors?|surgeons?)\\s+(?:(?:who|that)\\s+)?(?:(?:are|were)\\s+)?(?:(?:flagged|marked|recorded|listed|identified)\\s+as\\s+)?(?:with|having|have|has|had|holding|hold|holds)\\s+(?:an?\\s+)?${INTEREST}(?:\\s+in\\s+(?:(?:the|that|their|its)(?:\\s+own)?\\s+(?:paying\\s+|same\\s+)?(?:company|manufacturer)(?:\\s+(?:that|which)\\s+(?:paid|pays)\\s+(?:them|him|her))?|it|whoever\\s+paid\\s+them))`,
      'i',
    ),
    '$<who> who are owners',
  ],
];

/** A question with the names that the rules know: `records that were changed` are those marked as changed. */
export function withKnownNames(question: string): string {
  return replaced(question, NAMES);
}
