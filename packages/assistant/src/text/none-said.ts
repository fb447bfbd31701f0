import type { Token } from './tokens.ts';

const HAVING =
  /^(?:(?:who|that|which) )?(?:with|had|has|have|having|saw|sees?|seeing|show(?:s|ed|ing)?|report(?:s|ed|ing)?|record(?:s|ed|ing)?|log(?:s|ged|ging)?|post(?:s|ed|ing)?|register(?:s|ed|ing)?|carry|carries|carried|carrying|contain(?:s|ed|ing)?) /;
const NONE = /^(?:no|zero|0|nil|none of(?: the)?|not (?:even )?(?:1|one|a single|any)) /;
/** `paid nothing for meals`. */
const NOTHING =
  /^(?:(?:who|that|which) )?(?:pay|pays|paid|paying|spends?|spent|spending|gave|gives?|giving) nothing(?: at all)? (?:on|for|in|towards?) /;
const WITHOUT = /^(?:(?:(?:who|that|which) )?(?:lack|lacks|lacked|lacking)|(?:void|free|bare) of) /;
/** `without a single meal`: they had none, and no meal is left out of what they got. */
const NOT_ONE = /^(?:without|w\/o)(?: even)? (?:1|one|a single) /;
/** A verb of doing before it stays, and what is done is none: `who received zero meals`. */
const DONE = /^(?:zero|0|nil) /;
/** What says how many, and not that there are none: `no more than`, `zero to ten`; or does not have it at all: `no other`. */
const OF_NUMBER =
  /^(?:more|less|fewer|greater|higher|lower|larger|smaller|other|others|longer|later|earlier|one|to|or|and|dollars?|percent|usd|doubt|idea|matter|particular|specific|in on|,)\b/;
const OF_VERB = [
  'did',
  'do',
  'does',
  'not',
  'to',
  'never',
  'would',
  'is',
  'was',
  'are',
  'were',
  'than',
  'least',
  'most',
  'of',
  'exactly',
  'over',
  'above',
  'under',
  'below',
  'from',
  'between',
  'to',
  'by',
  'for',
  'in',
  'on',
];

/** `who got over $50,000 and had no meals`: a clause of its own stays one. */
const JOINING = ['and', 'or', 'but', ','];

/** `companies that had zero meals`, `states showing no meals`, `companies lacking meals`: `with no meals` and `without meals`, whoever says it how. */
export function withNoneSaid(tokens: readonly Token[]): Token[] {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const said = at > 0 ? saidAt(tokens, at) : undefined;
    const [first] = tokens.slice(at, at + 1);
    if (!first) break;
    if (!said) plain.push(first);
    else {
      for (const [word, length] of said) {
        const [from, to] = [tokens[at], tokens[at + length - 1]];
        if (from && to) plain.push({ ...from, low: word, lemma: word, end: to.end });
        at += length;
      }
      at--;
    }
  }
  return plain;
}

/** The plain words that are meant from a place on, each with the number of those it stands for. */
function saidAt(
  tokens: readonly Token[],
  at: number,
): readonly (readonly [word: string, length: number])[] | undefined {
  if (tokens.slice(at, at + 4).some(({ quoted }) => quoted)) return undefined;
  const rest = tokens
    .slice(at)
    .map(({ low }) => low)
    .join(' ');
  const count = (words: string) => words.trim().split(' ').length;
  const isOfVerb = [...OF_VERB, ...JOINING].includes(tokens[at - 1]?.low ?? '');
  const [without] = WITHOUT.exec(rest) ?? [];
  if (without !== undefined && !isOfVerb) return [['without', count(without)]];
  const [notOne] = NOT_ONE.exec(rest) ?? [];
  if (notOne !== undefined && !isOfVerb)
    return [
      ['with', 1],
      ['no', count(notOne) - 1],
    ];
  const [nothing] = NOTHING.exec(rest) ?? [];
  if (nothing !== undefined && !isOfVerb)
    return [
      ['with', count(nothing) - 1],
      ['no', 1],
    ];
  const [having] = HAVING.exec(rest) ?? [];
  const [none] = NONE.exec(rest.slice(having?.length ?? 0)) ?? [];
  if (
    having !== undefined &&
    none !== undefined &&
    !isOfVerb &&
    !OF_NUMBER.test(rest.slice(having.length + none.length))
  )
    return [
      ['with', count(having)],
      ['no', count(none)],
    ];
  const [done] = DONE.exec(rest) ?? [];
  return done !== undefined && !isOfVerb && !OF_NUMBER.test(rest.slice(done.length)) ? [['no', 1]] : undefined;
}
