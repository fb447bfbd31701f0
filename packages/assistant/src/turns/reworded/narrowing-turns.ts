import { AND, NUMBER, type Rewording, THAT } from '../turn-words.ts';

const NARROW =
  '(?:restrict|limit|narrow|confine|filter|reduce|cut|trim|focus|zoom\\s+in|drill\\s+down|hone\\s+in|home\\s+in|constrain|whittle|keep|look|subset)';
const PART = '(?:part|portion|side|piece|bit|subset|slice)';
const WIDEN = '(?:widen|broaden|expand|extend|open|enlarge|generali[sz]e|stretch|lift)';

/** Turns that narrow the answer before to something, or widen it again. */
export const NARROWING: readonly Rewording[] = [
  // `please restrict this to physicians in Ohio`, `narrow it down to cardiologists`, `focus on 2024`.
  [
    new RegExp(
      `^${AND}${NARROW}(?:\\s+(?:${THAT}|(?:both|all)(?:\\s+of\\s+${THAT})?))?(?:\\s+(?:down|further))*\\s+(?:to|on|in\\s+on|only\\s+(?:to|at|on)|just\\s+(?:to|at|on)|at\\s+(?:only|just)|only|just)\\s+(?:only\\s+|just\\s+)?(?=\\S)`,
      'i',
    ),
    '$<and>only ',
  ],
  // `only hospitals, by company`: not the companies that paid hospitals alone.
  [
    new RegExp(
      `^${AND}(?:only|just)\\s+(?:the\\s+)?(?!(?:top|bottom|first|last|\\w+est|those|these|ones|${NUMBER})\\b)(?<what>[^,:]+?)[,:]?\\s+(?=(?:by|per)\\s+(?!each\\b|more\\b|less\\b)\\S+(?:\\s+\\S+)?[.?!\\s]*$)`,
      'i',
    ),
    '$<and>for $<what> ',
  ],
  // `just the teaching hospitals' part of it`.
  [
    new RegExp(
      `^${AND}(?:only|just)\\s+(?:the\\s+)?(?<who>\\S.*?)(?:['’]s?)?\\s+${PART}(?:\\s+of\\s+${THAT})?[.?!\\s]*$`,
      'i',
    ),
    '$<and>only $<who>',
  ],
  // `only the part that went to NPPs`.
  [new RegExp(`^${AND}(?:only|just)\\s+the\\s+${PART}\\s+(?:for|of|from|in|to|by|on)\\s+(?=\\S)`, 'i'), '$<and>only '],
  // `widen it to all states`.
  [
    new RegExp(
      `^${AND}${WIDEN}(?:\\s+${THAT})?(?:\\s+(?:up|out|again|back))*\\s+(?:to|for|across)\\s+(?:include\\s+|cover\\s+)?(?=(?:all|every|any|each)\\b)`,
      'i',
    ),
    '$<and>',
  ],
  // `expand it to include Florida`.
  [
    new RegExp(
      `^${AND}${WIDEN}(?:\\s+${THAT})?(?:\\s+(?:up|out))*\\s+to\\s+(?:also\\s+)?(?:include|cover|take\\s+in)\\s+(?:also\\s+)?(?=\\S)`,
      'i',
    ),
    '$<and>add ',
  ],
  // `extend to California`.
  [
    new RegExp(
      `^${AND}(?:expand|extend|broaden|widen)(?:\\s+${THAT})?\\s+to\\s+(?!(?:all|every|any|each|the)\\b)(?=\\S+(?:\\s+\\S+){0,2}[.?!\\s]*$)`,
      'i',
    ),
    '$<and>add ',
  ],
];
