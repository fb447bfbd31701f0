const WHO = 'who(?: (?:was|were) (?:it|they))?|which (?:ones?|companies|company)|name them|list them';
const DID_ANYONE = new RegExp(
  `^(?:did|does|do|has|have) (?<who>anyone|anybody|somebody|someone|any (?:other )?(?:company|companies|manufacturer|manufacturers))(?: else)? (?<rest>[^?]+?)[?.;,\\s-]+(?:if so,? )?(?:and )?(?:${WHO})(?<much>,? (?:and|with) (?:for )?(?:how much|what amounts?|the amounts?))?[?.!\\s]*$`,
  'i',
);

/** `did anyone besides Pfizer spend on stents? who and how much`: those who did, and how much of each where it is said. */
export function withThoseWhoDid(question: string): string {
  return question.replace(DID_ANYONE, (...match) => {
    const { who = '', rest = '', much } = match.at(-1) as Record<string, string | undefined>;
    const head = /compan|manufacturer/i.test(who) ? 'which companies' : 'who';
    return `${head} ${rest}${much === undefined ? '' : ' and how much'}`;
  });
}
