/** Words that begin a turn which goes on from the answer before, where it says too little by itself. */
export const OPENERS = [
  'and',
  'but',
  'now',
  'only',
  'just',
  'by',
  'per',
  'as',
  'without',
  'excluding',
  'except',
  'also',
  'or',
  'then',
  'no',
  'for',
  'in',
  'across',
  'within',
];

/** Words that stand for something in the answer before. */
export const PRONOUNS = [
  'it',
  'them',
  'they',
  'those',
  'these',
  'their',
  'its',
  'she',
  'her',
  'he',
  'him',
  'his',
  'hers',
  'theirs',
];

/** What may stand before a turn that goes on. */
export const AND = '(?<and>(?:(?:and|but|now|then|please|also|so|ok|okay|next)[\\s,]+)*)';

export const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty[- ]five|thirty|forty|fifty|(?:a|one)\\s+hundred)';

/** What people call an answer: `the same view`, `that ranking`, `the calculation`. */
export const ANSWER =
  '(?:list(?:ing)?|table|results?|answer|figures?|numbers?|set|rows?|analys[ie]s|selection|view|data|output|counts?|totals?|query|search|amounts?|ranking|scope|comparison|calculation|computation|breakdown|split|chart|graph|plot|picture|series|report|summary|overview|exercise|cut|exhibit|tally|change|increase|decrease|shares?)';

/** What people call the answer before, or what is in it. */
export const THAT = `(?:it|this|that|them|those|these|(?:the|that|this|these|those)\\s+(?:same\\s+)?${ANSWER})`;

/** `what did each of them receive`, `how much each one got`. */
export const EACH_GOT =
  '(?:(?:did|does|has|have)\\s+(?:each|every)(?:\\s+(?:one|of\\s+(?:them|those|these)))?\\s+(?:one\\s+)?(?:receive|get|take|earn|make|pay|spend|received|gotten|paid)|each(?:\\s+(?:one|of\\s+(?:them|those|these)))?\\s+(?:received|got|took|earned|made|paid|spent))(?:\\s+in\\s+(?:total|all))?';

/** Behind what is taken out of an answer. */
export const FROM_THAT = `(?:\\s+(?:of|from|off)\\s+(?:the\\s+rest|there|${THAT}))?`;

/** Words that say a turn otherwise than the rules have it, and what they say. */
export type Rewording = readonly [said: RegExp, plainly: string];
