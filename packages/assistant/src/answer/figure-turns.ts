import { AND, type Rewording, THAT } from './turn-words.ts';

const THEY = `(?:they|${THAT}|all\\s+of\\s+(?:them|those|these))`;
const TOGETHER = '(?:\\s+(?:in\\s+(?:total|all|sum)|altogether|together|overall|combined))?';

/** Turns that ask for another figure of what the answer before is of. */
export const FIGURE_TURNS: readonly Rewording[] = [
  // `how much do they add up to`, `what does that come to`.
  [
    new RegExp(
      `^${AND}(?:what|how\\s+much)\\s+(?:do|does|did|would|will)\\s+${THEY}\\s+(?:all\\s+)?(?:add|sum|come|amount|total|tot)(?:\\s+up)?(?:\\s+to)?${TOGETHER}[.?!\\s]*$`,
      'i',
    ),
    '$<and>total amount',
  ],
  // `add them up`, `sum those`.
  [
    new RegExp(`^${AND}(?:add|sum|total|tot|tally)\\s+${THAT}(?:\\s+(?:all|up))*${TOGETHER}[.?!\\s]*$`, 'i'),
    '$<and>total amount',
  ],
  // `what is their value`, `how much are they worth`.
  [
    new RegExp(
      `^${AND}(?:(?:what|how\\s+much)(?:['’]s|\\s+(?:is|was|are|were))\\s+)(?:(?:their|its)\\s+(?:total\\s+|combined\\s+)?(?:value|worth|amount)|the\\s+(?:total\\s+|combined\\s+)?(?:value|worth|amount)\\s+of\\s+${THAT})${TOGETHER}[.?!\\s]*$`,
      'i',
    ),
    '$<and>what were they worth',
  ],
];
