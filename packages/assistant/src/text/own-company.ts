const ADVERBS = '(?:ever |also |actually |already |really |each |then |all )?';
const ACTS =
  'spend|spent|spending|pay|paid|paying|give|gave|given|make|made|report|reported|disburse|disbursed|transfer|transferred|award|awarded|fund|funded|reimburse|reimbursed|buy|bought|provide|provided|rank|engage|engaged|work with|worked with|outspend|outspent|dispute|disputed|sponsor|sponsored|compare';
/** What is somebody's own; “our ledger” and “our own spend” are private records, and “our review” is none. */
const OWNED =
  'top|biggest|largest|highest|smallest|lowest|main|first|total|overall|average|median|mean|number|share|growth|dollars|money|payments?|records?|research|royalt(?:y|ies)|consulting|honoraria|honorarium|meals?|food|travel|grants?|gifts?|education|products?|drugs?|devices?|doctors?|physicians?|hcps?|hcos?|npps?|hospitals?|recipients?|consultants?|speakers?|kols?|investigators?|disput\\w+|payees|two|three|four|five|six|seven|eight|nine|ten|\\d+(?:st|nd|rd|th)?';

/** Words by which people speak of their own company, each with what they stand for. */
const OWN: readonly (readonly [words: RegExp, isOwner: boolean])[] = [
  [new RegExp(`\\bwe(?= ${ADVERBS}(?:${ACTS})\\b)`, 'i'), false],
  [
    /(?<=\b(?:by|from|than|versus|vs\.?|against|compare) )us\b(?! (?:states?|territor(?:y|ies)|region|city|cities)\b)/i,
    false,
  ],
  [/\b(?:our|my) (?:own )?company(?:'s)?(?![\w'])/i, false],
  [new RegExp(`\\bour(?= (?:${OWNED})\\b)`, 'i'), true],
];

/** The words of a question that speak of the asker's own company: the `we` of `what did we pay`. */
export function wordsOfOwn(question: string): string | undefined {
  const found = OWN.flatMap(([words]) => words.exec(question)?.[0] ?? []);
  return found[0];
}

/** `what did we spend`, `our ten largest recipients` with the company's name; without one the owner's word is left out. */
export function withOwnCompany(question: string, company: string | undefined): string {
  return OWN.reduce((text, [words, isOwner]) => {
    const every = new RegExp(words.source, 'gi');
    if (company !== undefined) return text.replace(every, `"${company}"`);
    return isOwner ? text.replace(every, '') : text;
  }, question).replace(/ {2,}/g, ' ');
}
