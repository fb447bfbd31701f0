import type { Tag } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

const DATA =
  '(?:the |our |this |these |your |all )?(?:available |underlying |published |reported |recorded |disclosed |open payments |cms |official |present |current |public )*(?:data|data ?sets?|database|records|register|filings|figures|disclosures|reports|system)';
const BASIS =
  '(?:according to|based on|on the basis of|as per|going by|judging by|(?:as |as it is |as they are )?(?:recorded|reported|shown|contained|listed|documented|disclosed|captured|held|found|stated|given|registered) (?:in|by|within))';
const SAID =
  '(?:measured|expressed|stated|given|calculated|computed|quantified|shown|reported|put|presented|counted|valued|reckoned)';
const MONEY =
  '(?:the )?(?:us |total )?(?:dollars?|dollar (?:value|amount|amounts|terms|volume)|amounts?|value|monetary (?:value|terms|amount)|money(?: terms)?|usd)';
const COUNTED = '(?:being )?(?:counted|counting)';
const ONCE = '(?:only |just |but )*1 times(?: only)?';
const EACH = '(?:each|every|any)(?: of them| one| (?!being|counted)[a-z-]+)?';
const NEVER_MIND =
  '(?:regardless of|irrespective of|independently of|independent of|no matter|whatever|whichever|whoever|(?:by|from) (?:whichever|whatever)|without regard to|without distinction of)';
const ANY_OF =
  '(?:(?:the|its|their|a|any|what|which|how|was|is|were|are|of|and|or|large|small|high|low|many|much|often|amounts?|sizes?|values?|natures?|types?|kinds?|forms?|company|companies|states?|specialty|specialties|years?|products?|recipients?|number|frequency|purpose|purposes|manufacturers?|makers?|firms?|payments?|individual|single|payer|payers|paid|pays|pay|made|gave|it|them|who|they|times) ?)+';
const PER_CENT =
  '(?:a )?(?:percent|percentage|percentages|per cent|percentage terms|percent terms|relative terms|fraction|proportion|portion)';

const THINGS =
  '(?:us )?(?:states?|cities|places|regions|countries|products?|drugs?|brands?|devices?|specialt(?:y|ies)|compan(?:y|ies)|manufacturers?|makers?|firms?|payers?|sponsors?|recipients?|payees?|providers?|recipient types?|natures?|areas?|therapeutic areas?)';
const TOGETHER =
  '(?:combined|(?:all )?together|(?:put|taken|lumped|added|considered|counted) together|(?:all )?included|as a whole|as a group|as one|collectively|in the aggregate|in aggregate)';

/** Whole phrases that say how a figure is put and narrow nothing. */
const SAYS_NOTHING = pattern(
  `${BASIS} ${DATA}(?! (?:of|for which|that|which|made|paid)\\b)`,
  'as (?:recorded|reported|published|disclosed|filed|documented|captured|registered)(?= ,|$)',
  `${EACH} ${COUNTED} ${ONCE}`,
  `(?:with )?${EACH} (?:of them )?(?:is |are |to be |being )*counted ${ONCE}`,
  `(?:and )?(?:counting|count) (?:${EACH}|them|all of them|everybody|everyone) ${ONCE}`,
  `counted ${ONCE}`,
  // `…, counting general payments only`: what is said behind it is no number of them.
  'counting(?= (?:only |just |solely )?(?:general|research|ownership)\\b)',
  'without (?:any )?double counting',
  '(?:together|along) with (?:the|its|their) (?:figures?|values?|numbers?|amounts?)(?: (?:for|of) each(?: of them| one)?| each)?(?= ,|$)',
  'on the other(?: hand)?(?= ,|$)',
  'add up(?= ,|$)',
  // `…, and which company was it in each case`.
  'in (?:each|every) case(?= ,|$)',
  // `number of payments rather than dollars`: what is not asked.
  'rather than (?:the |its |their )?(?:dollars?|dollar amounts?|amounts?|counts?|numbers?)(?= ,|$| (?:by|for|per|in|of|across))',

  `${NEVER_MIND} ${ANY_OF}(?= ?,|$| ?(?:in|by|from|to|during|made)\\b)`,
);
/** `all companies combined`, `in all states together`: all there is; held against something it is the other side. */
const ALL_TOGETHER = pattern(
  `(?:(?:in|across|over|for|by|at|from|with|of|among) )?(?:all|any and all|every|each)(?: of)?(?: the)?(?: (?:50|fifty|various|different))? ${THINGS}(?: ,)? ${TOGETHER}`,
);
const HELD_AGAINST = /\b(?:vs|versus|against|compared?|than|relative)\b/;
/** `with regard to Ohio, please state the total`: a request, and no place, payment or report. */
const REQUEST = pattern(
  '(?:state|give|provide|report|indicate|supply|submit|furnish|offer)(?: (?:me|us))?(?= (?:the|a|an|both|how|what|which|in|for|your)\\b)',
);
const ASKS_BEFORE = [undefined, ',', 'please', 'kindly', 'and', 'to', 'you'];
/** `how many times as much`, `by what factor`: the one divided by the other. */
const TIMES_AS = pattern(
  'how many times (?:as|more|over)(?: (?:much|many|high|large|great|big|often))?',
  '(?:by|to) (?:what|which) (?:factor|multiple)',
  'by how many times',
);
/** `for Texas on the one hand and for Ohio on the other`. */
const ONE_HAND = pattern('on (?:the )?(?:one|1) hand(?: ,)? and');
/** `recipients who are based in Ohio`: where they are is said behind it. */
const RESIDENT = pattern(
  '(?:who|which|that) (?:are|were|is|was|have been) (?:based|located|situated|resident|living|practicing|practising|domiciled|registered)(?= (?:in|within|at)\\b)',
);
/** `that fall under meals`: what they are classed as; `under $500` is a bound. */
const CLASSED = pattern(
  '(?:falls?|falling|fell|comes?|coming|belongs?|belonging) (?:under|within|into|to)(?: the)?(?: (?:category|heading|class|classification|nature|type|rubric)(?: of)?)?(?! [$\\d])',
);
/** `that fall on a Saturday`, where `fell on meals` is a decline. */
const ON_DAYS = pattern(
  '(?:falls?|falling|fell|lands?|landing|landed)(?= on (?:a |an |any |the )?(?:week-?(?:day|end)s?|(?:\\w+ )?\\w*days?|\\d{4}-|\\d{1,2}(?:st|nd|rd|th)|(?:first|last) (?:day|of)|january|february|march|april|may|june|july|august|september|october|november|december)\\b)',
);
/** Of a share: that it is one of an amount. */
const IN_MONEY = pattern(
  `(?:as )?${SAID} (?:in|by|in terms of|on the basis of) ${MONEY}(?= ,|$)`,
  `in terms of ${MONEY}(?= ,|$)`,
  'in (?:dollar|monetary|money) terms(?= ,|$)',
);
const IN_NUMBERS = pattern(
  `(?:as )?(?:${SAID} )?(?:in|by|in terms of|on the basis of) (?:the )?(?:number|count) of (?:the )?(?:individual |single )?(?:records|transactions)(?= ,|$)`,
  '(?:counting|in terms of|by) (?:the )?(?:records|transactions)(?: rather than (?:dollars|amounts?|money))?(?= ,|$)',
);
/** Beside a share or a growth that is asked already. */
const IN_PERCENT = pattern(
  `(?:and )?(?:${SAID} )?(?:as|in|in terms of) ${PER_CENT}(?= ,|$)`,
  'to (?:what|which) extent(?: ,)?',
);

/** `what was, according to the data, the total`: its commas are as idle, where the sentence goes on from a verb. */
const ASIDE = new RegExp(`^, ${BASIS} ${DATA} ,(?= |$)`);
const ASIDE_AFTER = new Set(['is', 'was', 'are', 'were', 'did', 'does', 'has', 'have']);

function pattern(...forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.join('|')})(?= |$)`);
}

const SHARE = /\b(?:share|percentage|percent|percentages|proportion|fraction|portion|part)\b/;
const CHANGE = /\b(?:chang(?:e|ed)|gr[eo]w|growth|increased?|decreased?|rose|rise|fall|fell|develop(?:ed)?|evolved?)\b/;

const HOLDS = /\b(?:account|make up|made up|represent|contribute)\b/;

/** The longest adverbial that begins here: `according to the data`, `measured in dollars`, `counting each once`. */
export function addAdverbial(lows: readonly string[], from: number, tags: Tag[]): void {
  const rest = lows.slice(from).join(' ');
  const found = (one: RegExp) => one.exec(rest)?.[0].trim().split(' ').length ?? 0;
  const idle = found(SAYS_NOTHING);
  const inside = ASIDE_AFTER.has(lows[from - 1] ?? '') ? (ASIDE.exec(rest)?.[0].trim().split(' ').length ?? 0) : 0;
  const together = HELD_AGAINST.test(lows.join(' ')) ? 0 : found(ALL_TOGETHER);
  if (together > 0) tags.push(tagOf({ kind: 'filler' }, from, together, 4));
  if (inside > 0) tags.push(tagOf({ kind: 'filler' }, from, inside, 6));
  if (idle > 0) tags.push(tagOf({ kind: 'filler' }, from, idle, 4));
  const resident = found(RESIDENT);
  if (resident > 0) tags.push(tagOf({ kind: 'filler' }, from, resident, 4));
  // `according to state` is by the state.
  const isAsking = ASKS_BEFORE.includes(lows[from - 1]) && lows[from - 2] !== 'according';
  const request = isAsking ? found(REQUEST) : 0;
  if (request > 0) tags.push(tagOf({ kind: 'filler' }, from, request, 4));
  const times = found(TIMES_AS);
  if (times > 0) tags.push(tagOf({ kind: 'compare' }, from, times, 4));
  const hand = found(ONE_HAND);
  if (hand > 0 && /\bon the other\b/.test(rest)) tags.push(tagOf({ kind: 'versus' }, from, hand, 4));
  const classed = found(CLASSED);
  if (classed > 0) tags.push(tagOf({ kind: 'preposition', word: 'under' }, from, classed, 4));
  const days = found(ON_DAYS);
  if (days > 0) tags.push(tagOf({ kind: 'filler' }, from, days, 4));
  const others = (length: number) => [...lows.slice(0, from), '|', ...lows.slice(from + length)].join(' ');
  const percent = found(IN_PERCENT);
  if (percent > 0 && (SHARE.test(others(percent)) || CHANGE.test(others(percent))))
    tags.push(tagOf({ kind: 'filler' }, from, percent, 6));
  else if (percent > 0 && lows[from] === 'to' && HOLDS.test(rest))
    tags.push(tagOf({ kind: 'share' }, from, percent, 6));
  const money = found(IN_MONEY);
  if (money > 0 && SHARE.test(others(money))) tags.push(tagOf({ kind: 'amount' }, from, money, 4));
  const numbers = found(IN_NUMBERS);
  if (numbers > 0 && SHARE.test(others(numbers)))
    tags.push(tagOf({ kind: 'measure', measure: 'records' }, from, numbers, 4));
}
