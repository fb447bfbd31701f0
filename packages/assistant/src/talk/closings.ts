import { type Rewrites, replaced } from '../rewrites/replaced.ts';
import { SAYING, SPEAKER } from './clauses.ts';
import { ASKER, NO_ARTICLE, OCCASION, TOWARDS } from './occasions.ts';

const PAUSE = '(?:\\s*[,;.!?–—(]+\\s*|\\s+-+\\s+)';
const END = '[\\s.!?)]*$';
const REST = '[^?;]{0,120}?';
const THAT = '(?:it|this|that|them|these|those)';

const BOUND = '(?:thresholds?|limit|cap|cut[- ]?off|ceiling|maximum|bar|trigger|level|amount)';
const LIMIT = `(?:the|our|a)\\s+(?:\\w+\\s+)?${BOUND}`;
const OUR_RULES =
  '(?:our|the|my|company|internal)\\s+(?:(?:own|internal|company|compliance|hospital|corporate|institution|conflict[- ]of[- ]interest)\\s+)*(?:polic(?:y|ies)|rules?|code(?:\\s+of\\s+conduct)?|guidelines?|sop|procedures?|standards?|threshold|limit|cap|cut[- ]?off)';

/** Clauses behind a question that say why it is asked, or by when. */
export const CLOSINGS: readonly RegExp[] = [
  // `…, for the audit committee`, `(for our board deck)`, `- this is for legal`.
  `${PAUSE}(?:(?:${THAT}|this)(?:'s|\\s+is|\\s+goes|\\s+will\\s+go)\\s+(?:all\\s+)?|(?:(?:i|we)\\s+)?need\\s+${THAT}\\s+|(?:just|purely|only)\\s+)?(?:${TOWARDS}\\s+(?:${OCCASION}|${ASKER})|(?:for|in(?:to)?|on)\\s+${OCCASION}|for\\s+${NO_ARTICLE})${END}`,
  // `…, because the committee asked`, `…, so we can close our audit`.
  `${PAUSE}(?:because|since|as|so(?:\\s+that)?)\\s+(?:i|we|my\\s+team|${ASKER})(?:'m|'re|'d|'ll)?\\s+(?:am|are|is|was|has|have|had|want|wants|need|needs|can|could|asked|asks|keep|keeps|promised|must|would|will|plan)\\b${REST}${END}`,
  // `…, because the trade press says they are catching up`.
  `${PAUSE}(?:because|since|as)\\s+${SPEAKER}\\s*${SAYING}\\s+(?:that\\s+)?${REST}${END}`,
  // `… My boss is asking.`, `… The board wants to know.`
  `${PAUSE}${ASKER}\\s+(?:is|are|was|were|has|have|wants?|needs?|asked|keeps?|would)\\s+(?:been\\s+)?(?:asking|asked|to\\s+know|it|this|that|them|waiting|wondering|curious|like\\s+to\\s+know)(?:\\s+(?:for|about|to\\s+(?:know|see)))?(?:\\s+${THAT})?(?:\\s+by\\s+\\w+)?${END}`,
  // `… I'm preparing our annual audit.`
  `${PAUSE}(?:i|we)(?:'m|'re|\\s+am|\\s+are|\\s+have\\s+to|\\s+need\\s+to|\\s+will)\\s+(?:\\w+\\s+){1,3}${OCCASION}(?:\\s+(?:on|about|of|for)\\s+[^,;.?]{1,40})?${END}`,
  // `…, which is the threshold of our policy`: where a bound that is said comes from.
  `${PAUSE}(?:which|that|this)(?:'s|\\s+is|\\s+was|\\s+happens\\s+to\\s+be)\\s+(?:${LIMIT}\\s+(?:of|in|under|set\\s+by|set\\s+in|from|for)\\s+)?${OUR_RULES}(?:['’]s?)?(?:\\s+(?:own\\s+)?${BOUND})?${END}`,
].map((pattern) => new RegExp(`(?<talk>${pattern})`, 'i'));

const SOON =
  "(?:asap|a\\.s\\.a\\.p\\.?|urgently|by\\s+(?:(?:the\\s+)?(?:end\\s+of\\s+(?:the\\s+)?(?:day|business|week)|close\\s+of\\s+business)|eod|cob|eow|noon|tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri)day)(?:\\s+(?:if\\s+possible|at\\s+the\\s+latest|latest|please))?|at\\s+(?:your|the)\\s+(?:earliest\\s+)?(?:convenience|earliest)|(?:there\\s+is\\s+|there's\\s+)?no\\s+(?:rush|hurry|urgency)|not\\s+urgent|when(?:ever)?\\s+(?:you\\s+(?:can|get\\s+to\\s+it|have\\s+time|are\\s+free)|convenient|possible)|as\\s+soon\\s+as\\s+(?:possible|you\\s+can)|if\\s+(?:at\\s+all\\s+)?possible|if\\s+(?:that|it)(?:'s|\\s+is)\\s+(?:possible|ok|okay|not\\s+too\\s+much\\s+trouble|available)|if\\s+(?:i|we)\\s+may(?:\\s+ask)?|if\\s+you\\s+(?:happen\\s+to\\s+)?(?:know|have\\s+(?:it|that|them)))";
const THANKS =
  "(?:(?:many\\s+|much\\s+|kind\\s+)?(?:thanks|thank\\s+you|appreciated|obliged)(?:\\s+(?:in\\s+advance|for\\s+(?:your|the)\\s+\\w+|again))?|(?:i|we)(?:'d|\\s+would)?\\s+(?:really\\s+|greatly\\s+)?appreciate\\s+(?:it|that|this|your\\s+\\w+)|(?:that|this|it|which)(?:'d|\\s+would|\\s+will|'s|\\s+is)\\s+(?:be\\s+)?(?:really\\s+|very\\s+|all\\s+)?(?:great|helpful|useful|ideal|enough|perfect|lovely|fine|plenty|appreciated|all|it|help|do)(?:\\s+(?:i|we)\\s+need)?|let\\s+(?:me|us)\\s+know|(?:best|kind|warm)\\s+regards|regards|cheers|ta|tia|is\\s+all\\s+(?:i|we)\\s+need)";
const FORMAT =
  '(?:(?:just|only)\\s+(?:the|a|one)\\s+(?:number|figure|answer)|(?:a|one|the)\\s+(?:single\\s+)?(?:number|figure|sentence|line|answer)|round(?:ed)?\\s+(?:numbers|figures)|(?:a\\s+)?(?:ballpark|rough\\s+(?:number|figure|idea)|rough\\s+(?:numbers|figures))|any\\s+format|whatever\\s+format|plain\\s+text)\\s*(?:please|(?:is|are|will|would)\\s+(?:be\\s+)?(?:fine|ok|okay|enough|do|plenty|all\\s+(?:i|we)\\s+need|works?|good|great)|(?:i|we)\\s+need|works)';
const WANT =
  "(?:(?:please\\s+)?(?:show|give|tell|send|list|report|state|include)(?:\\s+(?:me|us))?|(?:i|we)(?:'d|\\s+would|'ll|\\s+will)?\\s+(?:need|want|like|require|am\\s+after)(?:\\s+to\\s+(?:see|have|know))?|with|and|please)";
const BOTH = '(?:both(?:\\s+of\\s+(?:them|these|those))?|the\\s+two|all\\s+three|each\\s+of\\s+(?:them|these|those))';
const FIGURES = '(?:numbers?|figures?|values?|totals?|amounts?|sums|answers|results|sides|dollar\\s+figures)';

const ASKED = '(?<=^\\W*(?:how|what|which|who|whose)\\b.*)';
/** `just the number` behind another question counts. */
const OF_FIGURE = '(?<=^\\W*(?:how\\s+(?:much|many)|what)\\b.*)';
const NUMBER =
  '(?:(?:(?:i|we)\\s+)?(?:just\\s+|only\\s+)?need|just|only)\\s+(?:just\\s+|only\\s+)?(?:the|an?|one)\\s+(?:single\\s+)?(?:number|figure|answer|total|amount)';
const SHORTLY =
  "(?:(?:just\\s+)?(?:no|without)\\s+(?:(?:further|any|an?|the)\\s+)?(?:details?|explanations?|frills|breakdowns?|splits?|commentary|comments?|time\\s+for\\s+details)|not\\s+broken\\s+down)(?:\\s+(?:needed|required|necessary))?|no\\s+need\\s+(?:for|to)\\s+[\\w\\s]{1,30}|be\\s+(?:brief|quick|short|concise)|keep\\s+it\\s+(?:short|brief|simple)|(?:(?:it's|it\\s+is|this\\s+is|that's)\\s+)?(?:very\\s+|rather\\s+|quite\\s+|a\\s+bit\\s+|kind\\s+of\\s+)?(?:urgent|time[-\\s]sensitive)";
const WAITING =
  "(?:i|we)(?:'ve(?:\\s+got)?|\\s+have(?:\\s+got)?|\\s+got)\\s+(?:an?|my|the|our)\\s+(?:\\w+\\s+){0,3}(?:meeting|call|deadline|presentation|review|audit|interview|briefing)(?:\\s+(?:about|on|in|at|with|for|tomorrow|today|coming|this|next)[^?;]{0,40})?";
/** Behind whatever is asked, and not behind a question word alone. */
const FOR_OTHERS = '(?:just\\s+)?asking\\s+(?:for|on\\s+behalf\\s+of)\\s+(?:an?|my|the|our)\\s+[\\w\\s]{1,30}';
const SORRY =
  "pretty\\s+please|thanks\\s+a\\s+(?:million|bunch|lot|ton)|ty|take\\s+your\\s+time|sorry\\s+(?:for|about|to)\\s+[\\w\\s]{1,30}|(?:i|we)\\s+(?:can't|cannot|couldn't|could\\s+not)\\s+find\\s+(?:it|this|that)(?:\\s+anywhere)?|(?:i|we)\\s+(?:forgot|forget|have\\s+no\\s+idea)|not\\s+sure\\s+where\\s+to\\s+look|surprise\\s+me|let\\s+me\\s+know\\s+if\\s+(?:anything|something)\\s+is\\s+[\\w\\s]{1,20}|would\\s+you\\s+guess|(?:(?:i|we)\\s+)?need\\s+(?:it|this|that)\\s+(?:today|tomorrow|now|soon|urgently)";
const SPOKEN =
  'again|once\\s+(?:more|again)|by\\s+the\\s+way|btw|though|you\\s+(?:reckon|think|say|know)|do\\s+you\\s+(?:think|reckon|know)|would\\s+you\\s+say|i\\s+wonder|any\\s+(?:idea|clue|guess(?:es)?)|(?:please\\s+)?advise|(?:i\\s+)?hope\\s+(?:you\\s+can\\s+help|that\\s+(?:makes\\s+sense|helps|is\\s+(?:ok|clear)))|if\\s+(?:that|this)\\s+makes\\s+sense|(?:please\\s+)?help(?:\\s+me)?(?:\\s+out)?|tell\\s+me';

const COMPARED =
  '(?<=\\b(?:vs\\.?|versus|against|compared?|both|more|less|difference|each|change|growth|grow|grew|from|between)\\b.*)';

/** `names only`, `only the totals`: beside rows they ask for nothing else. */
const NAMES =
  '(?:(?:the\\s+)?(?:names?|totals?|list)\\s+(?:only|alone|will\\s+do|suffices?|(?:is|are)\\s+enough)|(?:just|only)\\s+(?:the\\s+)?(?:names|list))(?:\\s+(?:please|pls|plz))?';
/** `as a single figure`: of one figure only. */
const AS_ONE =
  '(?:as|in)\\s+(?:one|an?|a\\s+single|one\\s+single)\\s+(?:(?:grand|lump|overall)\\s+)?(?:number|figure|total|sum|amount)';

/** `I want to see the launch curve`, `to see how it ramps up`: what rows over time are looked at for. */
const SHAPE =
  "(?:(?:i|we)(?:'d|\\s+would)?\\s+(?:want|need|like)\\s+to\\s+see|to\\s+see|so\\s+(?:i|we)\\s+can\\s+see)\\s+(?:the|its|their|an?|any)\\s+(?:[a-z]+\\s+)?(?:curve|ramp(?:[- ]up)?|shape|trajectory|seasonality|pattern)";

/** Words behind a question that say nothing of the data, or say once more what it says. */
const TAILS: Rewrites = [
  [new RegExp(`(?:${PAUSE}|\\s+)${SOON}(?:\\s+please)?${END}`, 'i'), ''],
  [new RegExp(`${PAUSE}${THANKS}(?:\\s*[,.!–—-]\\s*(?:[A-Z]\\w+)?)?${END}`, 'i'), ''],
  [new RegExp(`${PAUSE}${FORMAT}${END}`, 'i'), ''],
  [new RegExp(`${OF_FIGURE}${PAUSE}${NUMBER}${END}`, 'i'), ''],
  [new RegExp(`${ASKED}${PAUSE}(?:${SHORTLY}|${WAITING}|${SORRY}|${SPOKEN})${END}`, 'i'), ''],
  [new RegExp(`${PAUSE}${FOR_OTHERS}${END}`, 'i'), ''],
  [new RegExp(`${PAUSE}${NAMES}${END}`, 'i'), ''],
  [new RegExp(`(?<=\\b(?:by|per|each)\\s+(?:month|quarter|week|year)\\b.*)${PAUSE}${SHAPE}${END}`, 'i'), ''],
  [
    new RegExp(
      `${OF_FIGURE}(?:${PAUSE}|\\s+)(?:${AS_ONE}|(?:number|figure|sum|amount|total)\\s+(?:only|alone))${END}`,
      'i',
    ),
    '',
  ],
  [/[\s,;.!?–—-]+(?:please|pls|plz|kindly)[\s.!?]*$/i, ''],
  // `meals in 2022 and 2023. Show me both years`: a row for each.
  [
    new RegExp(
      `(?<=\\b20\\d\\d\\b.*\\b20\\d\\d\\b.*)${PAUSE}${WANT}\\s+${BOTH}\\s+(?:program\\s+)?years(?:\\s+(?:separately|side\\s+by\\s+side|please))*${END}`,
      'i',
    ),
    ' by year',
  ],
  // `meals versus travel - I need both numbers`.
  [
    new RegExp(
      `${COMPARED}${PAUSE}${WANT}\\s+${BOTH}(?:\\s+${FIGURES})?(?:\\s+(?:separately|side\\s+by\\s+side|please))*${END}`,
      'i',
    ),
    '',
  ],
];

/** `studies of Lorquin (count)`, `dermatologists paid in 2022: head count`. */
const COUNT_BEHIND =
  /^(?!(?:how|what|who|which|where|number|count|total|average|mean|median)\b)(?<what>[^?:;(–—]+?)\s*(?:\(\s*|[:–—]\s*|\s-\s*)(?:(?:head\s?)?counts?|(?:the\s+)?number(?:\s+only)?|how\s+many(?:\s+(?:are\s+there|were\s+there|in\s+all))?|tally)\s*\)?[\s.?!]*$/i;

/** A question without its thanks, its haste and what it says twice. */
export function withoutTail(question: string): string {
  return replaced(question, TAILS).replace(COUNT_BEHIND, 'number of $<what>');
}
