const OF_IT = '(?:\\s+(?:it|that|them|those|each))?';
const WAS = '(?:\\s+(?:was|is|were|are)\\s+(?:it|that|they|those|each))?';
const DID = '(?:got|gets|received|receives|took|was\\s+paid|were\\s+paid)';

/** What is asked of a record, and the column that says it. */
const ASKED: readonly (readonly [asked: string, column: string])[] = [
  [`(?:who|which\\s+(?:doctor|physician|hospital|person|recipient))\\s+${DID}${OF_IT}|(?:to|for)\\s+whom`, 'recipient'],
  [
    `(?:who|which\\s+(?:company|maker|manufacturer|firm))\\s+(?:paid|pays|gave|made)${OF_IT}|(?:from|by)\\s+(?:whom|which\\s+company)|who\\s+from|which\\s+company`,
    'company',
  ],
  [`(?:for\\s+what|what\\s+for|what${WAS}\\s+for|what\\s+(?:it|they)\\s+(?:was|were)\\s+for)`, 'nature'],
  [`(?:when|(?:on\\s+)?(?:which|what)\\s+(?:day|date))(?:${WAS}|\\s+(?:it|they)\\s+(?:was|were))`, 'date'],
  [`how\\s+much(?:${WAS}|\\s+(?:it|they)\\s+(?:was|were))`, 'amount'],
];

const ONE = `(?:${ASKED.map(([asked]) => asked).join('|')})`;
const NEXT = '(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)';
const TAIL = new RegExp(
  `^(?<head>[^:?]{3,160}?)(?:\\s*[:,;?–—-]+|,?\\s+with)\\s+(?:(?:please\\s+)?(?:show|tell|give)\\s+me\\s+)?(?<columns>${ONE}(?:${NEXT}${ONE})+)[\\s?.!]*$`,
  'i',
);
/** One who is asked for at the head has many records, of which the figures are sums; those above an amount are a list (`everyday-words.ts`). */
const OF_MANY =
  /^(?:who|whom|which|what\s+(?:companies|doctors|hospitals)|how|(?:the\s+)?(?:top\s+|\d+\s+)?(?:doctors|physicians|practitioners|hospitals|recipients|companies|people|makers))\b|\b(?:each|per|total|above|over|more\s+than|exceeding|under|below|less\s+than|at\s+least)\b/i;
const RECORD = /\b(?:payments?|records?|transactions?|(?:largest|biggest|highest|smallest|single)\s+\w+)\b/i;

/** `the biggest gift of 2023: who got it, who paid, on which day`: the record with its recipient, company and date. */
export function withColumnsAsked(question: string): string {
  const { head = '', columns = '' } = TAIL.exec(question)?.groups ?? {};
  const named = columns.split(new RegExp(NEXT, 'i')).map(columnOf);
  if (head === '' || OF_MANY.test(head) || !(RECORD.test(head) || named.includes('date'))) return question;
  return `${head}: ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

function columnOf(asked: string): string {
  return ASKED.find(([said]) => new RegExp(`^(?:${said})$`, 'i').test(asked.trim()))?.[1] ?? asked;
}
