const STATISTIC = '(?:average|mean|median|typical)';
const GOT = '(?:received|receives|got|gets|took|takes|earned|earns|made|was paid|is paid|has received)';
const IN_ALL = '(?:in total|in all|altogether|overall|all told)';
const RECEIVED = new RegExp(
  `\\b(?<statistic>${STATISTIC}) (?:total )?(?:amount|sum|money)(?: that)? (?:a|an|each|every) (?<who>[a-z][a-z -]{2,40}?) ${GOT}(?<rest>(?: [^,?]*?)?) ${IN_ALL}\\b`,
  'i',
);

const PER_PERSON = /\bper[-\s](?<who>person|physician|doctor|recipient|practitioner|hospital)\s+totals\b/i;
const LISTING =
  /\b(?:tabulate|list|show|display|export|rank|sort|table|descending|ascending|highest|largest|biggest|lowest|smallest)\b/i;
/** One figure of them all. */
const OF_ALL =
  /\b(?:average|avg|mean|median|typical|percentiles?|quartiles?|distribution|deviation|how\s+many|number|count)\b/i;

/** `tabulate the per-person totals`, `per-doctor totals in descending order`: one for each of them. */
function withTotalsListed(question: string): string {
  const isListed = LISTING.test(question) && !OF_ALL.test(question);
  return isListed ? question.replace(PER_PERSON, 'total of each $<who>') : question;
}

/** `the average amount a dermatologist received in total`: of the totals of each, and not of single payments. */
export function withTotalPerPerson(question: string): string {
  return withTotalsListed(question).replace(RECEIVED, '$<statistic> total per $<who>$<rest>');
}
