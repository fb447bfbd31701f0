import type { Refused } from '../port/interpretation.ts';
import { countedEntity } from '../reading/counted.ts';
import type { Reading } from '../reading/reading.ts';
import { refusal } from './refusals.ts';

const THEM = '(?:them|it|him|her|those|these|each(?:\\s+of\\s+them)?)';
const WHO = `(?:who|which\\s+compan(?:y|ies))\\s+(?:else\\s+)?(?:pays?|paid|funds?|funded|sponsors?|sponsored|owns?)\\s+${THEM}|(?:by|from)\\s+whom`;
/** `…, and who got the most`. */
const ANOTHER_FIRST =
  'who\\s+(?:\\w+\\s+){1,3}?(?:the\\s+)?(?:most|least|highest|lowest|largest|smallest|biggest)\\b.*';
/** `…, and what was it for hospitals`, where it is not set beside the first. */
const FIGURE_AGAIN =
  '(?:what|how\\s+(?:much|many))\\s+(?:(?:was|were)\\s+(?:it|they)|did\\s+it\\s+(?:spend|pay|receive|get|earn|give))\\s+(?:in|for|on|from|during)\\s+(?!(?:each|every|total|all)\\b).*';
const SECOND = new RegExp(
  `^(?<first>\\S.*?)[\\s,;]+and\\s+(?:also\\s+)?(?<second>why\\b.*|how\\s+come\\b.*|${WHO}|${ANOTHER_FIRST}|${FIGURE_AGAIN})$`,
  'is',
);

/** A question with a second one behind it, which would be dropped in silence: the first is offered alone. */
export function askedTwice(text: string): Refused | undefined {
  const { first, second } = SECOND.exec(text.trim().replace(/[\s.?!]+$/, ''))?.groups ?? {};
  if (
    first === undefined ||
    second === undefined ||
    (isSingleRecord(first) && /^(?:(?:by|from|to)\s+)?wh(?:o|ich)/i.test(second))
  )
    return undefined;
  const said = /^(?:why|how\s+come)/i.test(second)
    ? `The data does not say why: it says what was paid. I can answer “${first}”.`
    : `I answer one question at a time: ask “${first}” first, and then “${second}”.`;
  return refusal('cannot', said, [first]);
}

const SINGLE =
  /^(?:(?:what(?:'s|\s+is|\s+was)|show\s+me|give\s+me)\s+)?(?:the\s+)?(?:single\s+)?(?:largest|biggest|highest|smallest|most\s+expensive|last|latest|newest|most\s+recent|first|earliest|oldest)\s+(?:\w+\s+){0,3}?(?:payment|transfer|record|transaction|fee|meal|dinner|grant|gift|donation|contribution|honorarium|royalty)(?=[\s,]|$)/i;

/** `the largest payment in 2023, and who paid it`: the record that is shown says it. */
function isSingleRecord(first: string): boolean {
  return SINGLE.test(first) && !/\b(?:by|per|each|every)\b/i.test(first);
}

const SUBJECT =
  '(?:it|that|this|they|those|these|(?:the|that|this|those|these)\\s+(?:payments?|money|amounts?|records?|spend(?:ing)?))';
const PURPOSE = new RegExp(
  `^\\s*(?:(?:and|but|so|ok|okay)[\\s,]+)*(?:what\\s+for|what\\s+(?:was|were|is|are|did|does|do)\\s+${SUBJECT}\\s+(?:all\\s+)?(?:(?:paid|pay|spent|spend|given|give|go)\\s+)?for)[\\s.?!]*$`,
  'i',
);

/** `what for`, `what was it for`. */
export const asksPurpose = (question: string) => PURPOSE.test(question);

/** `what was it for` asks for the natures of payment of the answer before: the turn that says so, or why it says nothing more. */
export function purposeAsked(question: string, { isList, groups, figures }: Reading): string | Refused | undefined {
  if (!asksPurpose(question)) return undefined;
  const isThere = isList || groups.some((group) => group.kind === 'dimension' && group.dimension === 'nature');
  if (isThere)
    return refusal(
      'cannot',
      'The answer before has the nature of payment in its rows; the data says no more of what it was for.',
    );
  // After how many people were paid: what the money was for.
  if (groups.length === 0 && countedEntity(figures[0]) !== undefined) return 'total amount by nature of payment';
  return 'break that down by nature of payment';
}
