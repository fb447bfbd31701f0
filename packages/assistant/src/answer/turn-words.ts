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
