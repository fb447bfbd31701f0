const STATISTIC = '(?:average|mean|median|typical)';
const GOT = '(?:received|receives|got|gets|took|takes|earned|earns|made|was paid|is paid|has received)';
const IN_ALL = '(?:in total|in all|altogether|overall|all told)';
const RECEIVED = new RegExp(
  `\\b(?<statistic>${STATISTIC}) (?:total )?(?:amount|sum|money)(?: that)? (?:a|an|each|every) (?<who>[a-z][a-z -]{2,40}?) ${GOT}(?<rest>(?: [^,?]*?)?) ${IN_ALL}\\b`,
  'i',
);

/** `the average amount a dermatologist received in total`: of the totals of each, and not of single payments. */
export function withTotalPerPerson(question: string): string {
  return question.replace(RECEIVED, '$<statistic> total per $<who>$<rest>');
}
