import { type Rewrites, replaced } from './replaced.ts';

const TIME = '(?:calendar\\s+|program\\s+)?(?:years?|quarter|month|week|day|date)';
const ONCE = '(?<once>first|last)';
/** `first quarter`, `last place` are no time of something. */
const DOING = '(?!\\s*(?:quarter|half|month|week|year|day|place|time|one|in|by|on|for|among|\\d))';

const START = '^(?:[^?,]{0,40}\\b(?:know|tell\\s+me|see|find\\s+out|say)\\s+)?';

const LAST = '(?:(?:was|is)\\s+)?(?:the\\s+|it\\s+)?(?:most\\s+recent|latest|last)(?:\\s+(?:time|one|day|date))?';

const PLAINER: Rewrites = [
  // `when did Kelvanta first pay her, and when was the last time`: two dates.
  [
    new RegExp(
      `^(?:when|(?:on\\s+)?(?:what|which)\\s+(?:day|date))\\s+did\\s+(?<rest>[^?,]+?)\\s+first\\s+(?<did>[^?]+?),?\\s+and\\s+(?:when|(?:on\\s+)?(?:what|which)\\s+(?:day|date))\\s+${LAST}(?=[\\s?.!]*$)`,
      'i',
    ),
    'when did $<rest> first and last $<did>',
  ],
  // `first showed up in Arizona`.
  [
    /\b(?<once>first|last)\s+(?:show(?:s|ed)?|turn(?:s|ed)?|c[ao]me|crop(?:s|ped)?|pop(?:s|ped)?)\s+up\b/gi,
    '$<once> appeared',
  ],
  // `in which month did Kelvanta first pay her`: the first record says when.
  [
    new RegExp(
      `${START}(?:(?:in|on|during)\\s+)?(?:which|what)\\s+${TIME}\\s+(?<did>(?:did|was|were)\\s+)?(?<rest>(?!(?:came|comes?|is|ranks?|ranked)\\b)[^?,]+?\\s${ONCE}\\s${DOING}[^?]+)`,
      'i',
    ),
    'when $<did>$<rest>',
  ],
  // `what was the first year that Kelvanta paid her`.
  [
    new RegExp(
      `${START}(?:what|which)\\s+(?:was|is)\\s+the\\s+(?:very\\s+)?${ONCE}\\s+${TIME}\\s+(?:that\\s+|when\\s+|in\\s+which\\s+)?(?=\\S)(?!of\\b|with\\b|for\\b|to\\b|by\\b|in\\s+(?:the|20))`,
      'i',
    ),
    'when was the $<once> time ',
  ],
];

/** The time of what happened first or last, asked as `when` asks for it. */
export function withFirstTime(question: string): string {
  return replaced(question, PLAINER);
}
