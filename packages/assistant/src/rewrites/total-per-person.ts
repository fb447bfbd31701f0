const STATISTIC = '(?:average|mean|median|typical)';
const GOT = '(?:received|receives|got|gets|took|takes|earned|earns|made|was paid|is paid|has received)';
const IN_ALL = '(?:in total|in all|altogether|overall|all told)';
const RECEIVED = new RegExp(
  `\\b(?<statistic>${STATISTIC}) (?:total )?(?:amount|sum|money)(?: that)? (?:a|an|each|every) (?<who>[a-z][a-z -]{2,40}?) ${GOT}(?<rest>(?: [^,?]*?)?) ${IN_ALL}\\b`,
  'i',
);

const PER_PERSON = 'per[-\\s](?<who>person|physician|doctor|recipient|practitioner|hospital)\\s+totals\\b';
/** `tabulate the per-person totals`, `per-doctor totals in descending order`: one for each; of them, and no average or number of them. */
const LISTED = new RegExp(
  `^(?!.*\\b(?:average|avg|mean|median|typical|percentiles?|quartiles?|distribution|deviation|how\\s+many|number|count)\\b)(?<before>.*?\\b(?:tabulate|list|show|display|export|rank|sort|table)\\b.*?)${PER_PERSON}|^(?!.*\\b(?:average|mean|median|percentiles?)\\b)(?<first>.*?)\\bper[-\\s](?<one>person|physician|doctor|recipient|practitioner|hospital)\\s+totals\\b(?=.*\\b(?:descending|ascending|highest|largest|biggest|lowest|smallest)\\b)`,
  'i',
);

/** `the average amount a dermatologist received in total`: of the totals of each, and not of single payments. */
export function withTotalPerPerson(question: string): string {
  const listed = question.replace(LISTED, (...found) => {
    const { before, first, who, one } = found.at(-1) as Record<string, string | undefined>;
    return `${before ?? first ?? ''}total of each ${who ?? one}`;
  });
  return listed.replace(RECEIVED, '$<statistic> total per $<who>$<rest>');
}
