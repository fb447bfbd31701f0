import { withDaysOfTheYear } from '../text/days-of-the-year.ts';
import { type Rewrites, replaced } from './replaced.ts';

const NAME = "[A-Z][\\w.&'-]*(?:\\s+[A-Z][\\w.&'-]*){0,2}";
const ONE = "[\\w.&'-]+(?:\\s+[\\w.&'-]+){0,2}";
const SOMEBODY =
  '(?:who|whom|people|physicians?|doctors?|hospitals?|recipients?|practitioners?|hcps?|hcos?|npps?|providers?|[a-z]+ologists?|[a-z]+urgeons?)';
const PAYERS = '(?:companies|they|manufacturers|drug\\s+makers|firms)';
const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty)';
const UNIT = '(?:meal|gift|trip|consulting\\s+fee|grant|honorarium|royalty)';
const SPEND = '(?:spend|spending|spends|payments|outlay|outlays|budget|totals?)';
const CUTTING = '(?:cut|cuts|reduced|reduces|lowered|slashed|trimmed|shrank|dropped)';
/** Words of every day, and what they say. */
const PLAINER: Rewrites = [
  // `isnt`, `didnt`.
  [/\b(?<verb>is|was|did|does|are|were|have|has|had|do)nt\b/gi, "$<verb>n't"],
  // `does Florida out-earn California`.
  [/\bout-?(?<verb>earn|receive|collect)s?\b/gi, '$<verb> more than'],
  // `physicians paid and $ per physician`: their number, beside a figure.
  [
    /(?<=^|[,:]\s*)(?<who>physicians|doctors|recipients|hospitals|companies|people|hcps|practitioners)\s+paid\s*(?<and>,|and|&)\s+(?=\$|dollars|average|avg|mean|median|total|payments\b|records\b|number|amount|spend)/gi,
    'number of $<who> paid $<and> ',
  ],
  [
    /(?<=\bnumber\s+of\s+[^?]*?(?:,|\band|&)\s+)(?:\$|dollars|money|spend)\s+(?=per\s+(?:physician|doctor|recipient|hospital|person|hcp|practitioner)\b)/gi,
    'average amount ',
  ],
  // `in a year like 2024`.
  [/\b(?:a|any)\s+year\s+like\s+(?=(?:19|20)\d{2}\b)/gi, ''],
  // `saw the most money change hands`.
  [/\b(?<money>money|dollars|cash|payments|funds)\s+(?:change|changes|changing|changed)\s+hands\b/gi, '$<money>'],
  // `what share of Ohio's money ended up in Cleveland`.
  [
    /(?<=\b(?:share|part|portion|percentage|percent|fraction|proportion|much)\b.*)\b(?:ended|wound|ends|winds|end|wind)\s+up\s+(?:in|with|at)\b/i,
    'went to',
  ],
  // `who got fees from Pfizer as well as from Merck`.
  [
    new RegExp(
      `(?<=\\b${SOMEBODY}\\b.*)\\b(?<from>from|by)\\s+(?<one>${ONE}?),?\\s+as\\s+well\\s+as\\s+\\k<from>\\s+(?=\\S)(?![^?]*\\bor\\b)`,
      'i',
    ),
    '$<from> both $<one> and ',
  ],
  // `at least $50,000 in one payment`.
  [
    /(?<=\d\S*\s+(?:\w+\s+)?)in\s+(?:just\s+|only\s+)?one\s+(?:single\s+)?(?:payment|check|cheque)\b/gi,
    'in a single payment',
  ],
  // `what share goes to the ten who get the most`.
  [
    new RegExp(
      `\\bthe\\s+(?<n>${NUMBER})\\s+(?:who|that)\\s+(?:get|got|receive|received|earn|earned|make|made|take|took)\\s+(?:the\\s+)?most(?:\\s+money)?\\b`,
      'gi',
    ),
    'the top $<n>',
  ],
  // `how common is it for a doctor to get a meal? what percentage of all doctors`.
  [
    /^how\s+(?:common|usual|typical|rare|unusual)\s+is\s+it\s+for\s+(?:a|an)\s+(?<who>[\w-]+(?:\s+[\w-]+)?)\s+to\s+(?<what>[^?,;]+?)(?:[?,;]\s*(?:what|which)\s+(?:percentage|percent|share|proportion|fraction)\s+of\s+(?:all\s+)?[\w\s-]+)?[\s?.!]*$/i,
    'what percentage of $<who>s $<what>',
  ],
  // `which company cut its meal spend the most in dollars`, `raised its spending by the most`.
  [
    new RegExp(
      `(?<=^(?:which|what)\\b.*)\\b${CUTTING}\\s+(?:its|their|the)\\s+(?<what>(?:[\\w-]+\\s+){0,4}?[\\w-]+)\\s+(?:by\\s+)?(?:the\\s+)?most(?<dollars>\\s+in\\s+dollars|\\s+dollars)?\\b(?<rest>.*)$`,
      'i',
    ),
    'had the biggest decrease$<dollars> in $<what>$<rest>',
  ],
  // `spend per meal`: what one costs.
  [
    new RegExp(
      `(?<!\\b(?:average|avg|mean|median|typical|total|highest|lowest|maximum|minimum|max|min|more|less|most|least)\\s+)\\b(?:spend|spending|cost|costs|amount|price|money|dollars|payment)\\s+(?:per|for\\s+each)\\s+(?:single\\s+)?(?<unit>${UNIT})\\b`,
      'gi',
    ),
    'average $<unit>',
  ],
  [
    new RegExp(
      `\\b(?:raised|upped|hiked|boosted|ramped\\s+up)\\s+(?=(?:its|their)\\s+(?:[\\w-]+\\s+){0,3}?${SPEND}\\b)`,
      'gi',
    ),
    'increased ',
  ],
  // `does Pfizer pay more per meal in Texas or in Ohio`.
  [
    new RegExp(
      `^(?:does|do|did)\\s+(?<who>${ONE})\\s+(?:pay|spend)\\s+(?:more|less)\\s+per\\s+(?<unit>${UNIT}|payment)\\s+(?<in>in|to|for|on)\\s+(?<one>${ONE})\\s+or\\s+(?:in\\s+|to\\s+|for\\s+|on\\s+)?(?<other>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    'average $<unit> of $<who> $<in> $<one> versus $<other>',
  ],
  // `do doctors get more per meal in Texas or in Ohio`.
  [
    new RegExp(
      `^(?:does|do|did)\\s+(?<who>[\\w-]+(?:\\s+[\\w-]+)?)\\s+(?:get|receive|earn|cost)\\s+(?:more|less)\\s+per\\s+(?<unit>${UNIT})\\s+in\\s+(?<one>${ONE})\\s+or\\s+(?:in\\s+)?(?<other>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    'average $<unit> for $<who> in $<one> versus $<other>',
  ],
  // `doctors who hold stakes and what the stakes are worth`.
  [
    /(?<=\b(?:stakes?|interests?|ownership|equity)\b.*),?\s+and\s+(?:what|how\s+much)\s+(?:the\s+(?:stakes?|interests?|holdings?)|they|those|these)\s+(?:is|are|was|were)\s+worth(?=[\s?.]*$)/i,
    ' and how much',
  ],
  // `who went to Hawaii on company money`: people, and no money.
  [
    /^who(?:\s+all)?\s+(?:went|travell?ed|flew|got\s+to\s+go|has\s+been|got\s+flown|was\s+flown|were\s+flown)\s+to\s+(?=\S)/i,
    'which recipients were flown to ',
  ],
  // `how many doctors went to Hawaii`, `doctors who flew to Boston`.
  [
    new RegExp(
      `^(?<head>(?:(?:which|what|how\\s+many|list|name|show\\s+me)\\s+)?(?:the\\s+)?(?:[\\w-]+\\s+)?(?!who|whom)${SOMEBODY})(?<who>\\s+(?:who|that))?\\s+(?:went|travell?ed|flew)\\s+to\\s+(?=\\S)`,
      'i',
    ),
    '$<head>$<who> were flown to ',
  ],
  [
    /(?<=\bflown\b.*)\s+(?:on|at)\s+(?:the\s+)?(?:company|companies|industry|drug\s+company)(?:'s|')?\s+(?:money|expense|dime|cost|tab|dollar)\b/i,
    '',
  ],
  // `totals for Ohio, Michigan and Indiana`: a row each.
  [
    new RegExp(
      `\\btotals\\s+(?<of>for|of)\\s+(?!Food\\s+and|Travel\\s+and\\s+Lodging)(?=${NAME}(?:,\\s+${NAME})*,?\\s+and\\s+${NAME})`,
      'g',
    ),
    'totals $<of> each of ',
  ],
  // `who gets the most from companies`: from whom else.
  [
    /(?<=^(?:which|who|what)\b.*\b(?:the\s+most|the\s+least|money)(?:\s+money)?)\s+from\s+(?:the\s+)?(?:companies|manufacturers|drug\s+makers)(?=[\s?.]*$)/i,
    '',
  ],
  // `on what day of the week do companies pay for the most meals`.
  [
    new RegExp(
      `^(?:on|in)\\s+(?:what|which)\\s+(?<when>day\\s+of\\s+the\\s+week|weekday|month|quarter|year)\\s+(?:do|does|did)\\s+${PAYERS}\\s+(?:pay\\s+for|buy|make|give|host)\\s+(?:the\\s+)?(?<most>most|fewest)\\s+`,
      'i',
    ),
    'which $<when> has the $<most> ',
  ],
  // `in each Ohio city`.
  [
    /\b(?<each>each|every)\s+(?<place>[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?)\s+(?<what>city|town)\b/g,
    '$<each> city in $<place>',
  ],
  // `Entertainment - who still reports it in 2024`.
  [
    new RegExp(
      `^(?<what>${ONE})\\s*[-:,–]\\s*(?:who|which\\s+compan(?:y|ies))\\s+(?:still\\s+)?(?:reports?|reported|pays?|paid|spends?)\\s+(?:for\\s+|on\\s+)?(?:it|that|them|those)\\b`,
      'i',
    ),
    'which companies paid $<what>',
  ],
  // `General, research and ownership for Pfizer, a line each`.
  [
    new RegExp(
      `^(?<all>${ONE}(?:,\\s+${ONE}?)*,?\\s+and\\s+.+?),?\\s+(?:with\\s+)?(?:a|one)\\s+(?:line|row)\\s+(?:for\\s+)?each(?:\\s+(?:please|pls))?[\\s?.!]*$`,
      'i',
    ),
    'each of $<all>',
  ],
  // `all of Pfizer's gifts one by one`.
  [/\ball\s+of\s+(?=.+\b(?:one\s+by\s+one|individually|line\s+by\s+line)\b)/i, ''],
  // `anything paid in stock? show me those records`, `any hospitals with more than $1M? list them`.
  [
    /^anything\s+(?<what>[^?;]+?)\s*[?;]\s*(?:please\s+)?(?:show|list|give)\s+(?:me\s+)?(?:them|those|these|the)(?:\s+(?:records|payments|transactions))?[\s.!]*$/i,
    'list payments $<what>',
  ],
  [
    /^any\s+(?<what>[^?;]+?)\s*[?;]\s*(?:please\s+)?(?:show|list|give)\s+(?:me\s+)?(?:them|those|these)[\s.!]*$/i,
    'list $<what>',
  ],
  // `has anybody in Ohio had a debt forgiven`.
  [/\b(?:an?\s+|any\s+|their\s+)?debts?\s+(?:was\s+|were\s+|been\s+)?forgiven\b/gi, 'debt forgiveness'],
  [
    /^(?:has|have|did|does)\s+(?:anybody|anyone|somebody|someone)\s+(?<what>[^?]+?),?\s+and\s+(?:by|from)\s+(?:which|what)\s+compan(?:y|ies)[\s?]*$/i,
    '$<what> by recipient and company',
  ],
  // `who in Ohio got grants, and from which companies`.
  [
    /^who\s+(?!.*\b(?:most|least|best|top|first|last|\w+est)\b)(?<what>[^?]+?),?\s+and\s+(?:by|from)\s+(?:which|what)\s+compan(?:y|ies)[\s?]*$/i,
    '$<what> by recipient and company',
  ],
  // `what kind of doctor gets the most meals`.
  [
    /\b(?:what|which)\s+(?:kinds?|sorts?|types?)\s+of\s+(?:doctor|physician)s?\s+(?=(?:get|gets|got|receives?|received|is|are|was|were|makes?|made|takes?|took|earns?|earned)\b)/i,
    'which specialty of physicians ',
  ],
  // `what did Ada Moreno do for the money`.
  [
    new RegExp(
      `^what\\s+(?:did|does|has|have)\\s+(?<who>${ONE})\\s+(?:do|done)\\s+(?:for|to\\s+(?:get|earn|deserve))\\s+(?:all\\s+)?(?:the|this|that|so\\s+much)?\\s*money[\\s?.]*$`,
      'i',
    ),
    'what was $<who> paid for',
  ],
  // `the states wherein it made no payments`.
  [/\bwherein\b|(?<=\b(?:states|cities|specialties)\s)in\s+which(?=\s+[A-Z])/g, 'where'],
  // `products marketed to dermatologists`: whoever markets them pays for it.
  [/\bmarket(?:s|ed|ing)?\b(?=\s+(?:most|least|heavily|mainly|to\s+(?!market))\b)/gi, 'promote'],
  // `how did Kelvanta do on speaker fees`: what it spent.
  [
    /\b[Hh]ow\s+(?:did|does|has|is|was)\s+(?<who>[A-Z][\w.&-]*(?:\s+[A-Z][\w.&-]*){0,2})\s+(?:do|doing|done|fare|fared|perform|performed|performing)\s+(?:on|in|with|for)\s+(?=[a-z])/g,
    'how much did $<who> spend on ',
  ],
];

const OF_RECORD =
  /^(?:(?:what(?:'?s|\s+is|\s+was)|who\s+(?:got|received))\s+)?(?:the\s+)?(?<one>(?:single\s+)?(?:(?:\d+|two|three|five|ten)\s+)?(?:largest|biggest|highest|smallest|most\s+expensive|priciest)\s+(?:single\s+)?[^,?]+?)(?:\s+(?:ever\s+)?(?:on\s+record|recorded(?:\s+here)?|ever))*[\s,?-]*\s+(?:and\s+)?(?:(?:from\s+whom|by\s+whom|who\s+from|(?:which\s+company|who)\s+paid(?:\s+(?:for\s+)?(?:it|them|each))?)(?:,?\s+and\s+(?:(?:for|to)\s+whom|who\s+(?:got|received)\s+it|who\s+for))?|to\s+which\s+(?:one|hospital|doctor|physician|company|recipient)|which\s+(?:one|hospital|doctor|physician|recipient)\s+(?:got|received)\s+it)[\s?.!]*$/i;

const GAVE =
  '(?:(?:who|which\\s+compan(?:y|ies))\\s+(?:paid|made|gave|sent)(?:\\s+(?:it|them|each|for\\s+(?:it|them)))?|(?:from|by)\\s+whom)';
const TOOK =
  '(?:(?:who|which\\s+\\w+)\\s+(?:got|received|took|was\\s+paid)(?:\\s+(?:it|them|each))?|(?:to|for)\\s+whom)';
const BOUND =
  '(?:above|over|more\\s+than|(?:of\\s+)?at\\s+least|exceeding|greater\\s+than|north\\s+of|larger\\s+than|bigger\\s+than|under|below|less\\s+than)';
const OF_RECORDS = new RegExp(
  `^(?!(?:doctors|physicians|hospitals|compan|recipients|practitioners|hcps|people|who|which|how|list|show)\\b)(?<what>[^?;:,]{1,80}?\\b${BOUND}\\s+[^?;:]{1,80}?)(?:\\s*[-–—,;:?]\\s*|\\s+)(?:and\\s+)?(?:${GAVE}[,\\s]+(?:and\\s+)?${TOOK}|${TOOK}[,\\s]+(?:and\\s+)?${GAVE})(?:[,\\s]+(?:and\\s+)?(?:how\\s+much|what\\s+amounts?|the\\s+amounts?|amounts?|when)){0,2}[\\s?.!]*$`,
  'i',
);

/** `royalties above $500,000 - who paid, who got them, how much`: records, each of which says it. */
function withWhoseRecords(question: string): string {
  return question.replace(OF_RECORDS, 'list $<what> with company and recipient');
}

/** `who got the largest payment, and from whom`: one record, which shows both. */
function withWhoseRecord(question: string): string {
  return question.replace(OF_RECORD, 'the $<one> with company and recipient');
}

/** A question in plainer words: `isnt linked to a product` is `isn't linked to a product`. */
export function inPlainWords(question: string): string {
  return withWhoseRecords(withWhoseRecord(replaced(withDaysOfTheYear(question), PLAINER)));
}
