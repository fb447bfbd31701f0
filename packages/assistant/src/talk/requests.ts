import { type Rewrites, replaced } from '../rewrites/replaced.ts';
import { OPENINGS } from './openings.ts';

const ONCE =
  '(?:\\s*[,:;.!–—-]+\\s*(?:but\\s+|and\\s+|so\\s+)?|\\s+(?:but\\s+)?(?=(?:what|how|who|which|could|can|would|please|show|give|list)\\b))(?=\\S)';
/** What is said to be polite, with a pause or a request behind it. */
const POLITE = [
  "(?:there\\s+is\\s+|there's\\s+)?(?:no\\s+(?:rush|hurry|pressure|urgency)(?:\\s+(?:on\\s+this|at\\s+all|here))?|not\\s+urgent|nothing\\s+urgent|low\\s+priority|(?:a\\s+bit\\s+)?urgent(?:ly)?|quick\\s+(?:ask|favou?r|check|request)|one\\s+for\\s+you)",
  '(?:sorry|apologies|excuse\\s+me|pardon\\s+me)(?:\\s+(?:to|for)\\s+(?:bother|bug|trouble|interrupt|disturb|pester|bothering|the\\s+\\w+|yet)(?:\\s+\\w+){0,4}?)?',
  "(?:i\\s+)?(?:hope|trust)\\s+(?:you|all|this|that|everyone|your)(?:\\s+[\\w']+){1,8}?",
  '(?:many\\s+)?(?:thanks|thank\\s+you)(?:\\s+(?:again|for|so|very|in)(?:\\s+\\w+){0,6}?)?',
  "(?:if|when(?:ever)?|once)\\s+(?:you|it's|it\\s+is|that's|that\\s+is|i|at\\s+all|possible)(?:'ve|'re)?(?:\\s+(?:have|get|find|got|may|can|could|would|don't|are|possible|please|be|so|not|too|much|no|trouble|mind|able|ask|free|kind|as|to|okay|ok|convenient|a|an|the|chance|moment|minute|min|sec|second|time|spare|my|asking|me)){0,9}",
  '(?:as\\s+(?:discussed|agreed|mentioned|promised|you\\s+(?:may\\s+)?know)|per\\s+our\\s+(?:call|chat|discussion|conversation|meeting)|(?:just\\s+)?(?:following|circling|checking)\\s+(?:up|back|in)(?:\\s+(?:on|with)\\s+(?:this|you|my\\s+\\w+))?)',
  "(?:heads\\s+up|long\\s+story\\s+short|real\\s+quick|to\\s+be\\s+(?:clear|precise|exact|honest)|just\\s+to\\s+be\\s+(?:clear|sure|safe)|just\\s+so\\s+(?:i|we)\\s+(?:know|have\\s+it|am\\s+sure)|for\\s+what\\s+it\\s+is\\s+worth|off\\s+the\\s+top\\s+of\\s+your\\s+head|let\\s+me\\s+ask(?:\\s+you)?(?:\\s+(?:this|something))?|here\\s+goes|here\\s+it\\s+is|i\\s+have\\s+a\\s+(?:quick\\s+)?question|(?:a\\s+)?(?:weird|stupid|dumb|silly|random|odd|basic|quick|simple)\\s+(?:question|one)|i(?:'m|\\s+am)\\s+(?:quite\\s+|rather\\s+|pretty\\s+|a\\s+bit\\s+)?(?:new\\s+(?:here|(?:to|at)\\s+(?:this|all\\s+this|the\\s+\\w+))|no\\s+(?:expert|statistician|specialist)|not\\s+(?:an?\\s+)?(?:expert|statistician|specialist|native\\s+speaker)|(?:still\\s+)?learning)|my\\s+english\\s+is\\s+not\\s+(?:so\\s+|very\\s+)?good|i\\s+(?:keep\\s+forgetting|forget|forgot|can't\\s+remember|don't\\s+remember|cannot\\s+remember)|you\\s+may\\s+know\\s+this|i\\s+know\\s+you\\s+are\\s+busy|i\\s+know\\s+you're\\s+busy)",
  '(?:dear|hi|hello|hey|good\\s+(?:morning|afternoon|evening))(?:\\s+(?:sir|madam|sirs|colleagues?|all|team|everyone|there|folks|(?:sir|madam)\\s+or\\s+(?:sir|madam)))*(?=\\s*[,:!.–—-])',
  "asap(?=\\s*[:,–—-])|(?:please\\s+help|(?:can|could)\\s+(?:you|anyone|someone|somebody)\\s+(?:please\\s+)?help)(?:\\s+(?:me|us))?(?:\\s+(?:out|with\\s+this|here))?(?=\\s*[:,.!–—-])|(?:i(?:'m|\\s+am)\\s+)?(?:not\\s+(?:really\\s+|quite\\s+)?sure|unsure|no\\s+idea)\\s+(?:if|whether)\\s+(?:you|this|that|anyone|anybody|it)\\b(?:\\s+\\w+){1,6}?(?=\\s*[:,.!–—-])",
  '(?:data|information|records?)\\s+request|(?:subject|re|topic|question|query|ask|task|request|todo|to-do|q|fyi)(?=\\s*:)',
].join('|');

const THING =
  '(?=(?:the|all|any|each|every|an?|our|both|only|how|what|which|who|whose|where|when|\\d|[A-Z]|two|three|four|five|six|seven|eight|nine|ten|top|total|physicians?|doctors?|hospitals?|compan|recipients?|payments?|number|average|median|mean)\\b|compan|\\d)';
const TELLING =
  'identify|indicate|specify|determine|establish|ascertain|state|advise(?:\\s+(?:me|us))?(?:\\s+(?:of|on|as\\s+to))?|disclose|enumerate|furnish|supply|submit|present|set\\s+out|lay\\s+out|quantify|report|produce|forward|verify|confirm|work\\s+out|figure\\s+out|find\\s+out|dig\\s+(?:up|out)|fetch|retrieve|share|let\\s+(?:me|us)\\s+(?:know|have|see)|send(?:\\s+over|\\s+through)?|provide|prepare|generate|put\\s+together|draw\\s+up|compile|run|pull(?:\\s+(?:up|together|out))?|look\\s+up|return|hand\\s+over|calculate|compute|check';
const TO_US =
  '(?:\\s+(?:me|us|the\\s+undersigned|this\\s+office|our\\s+office|the\\s+committee|back)\\b(?:\\s+with)?)?';
const LIST =
  '(?:(?:full|complete|detailed|itemi[sz]ed|comprehensive|exhaustive|short|quick|simple|current)\\s+){0,2}(?:schedule|list|listing|register|log|extract|inventory|enumeration|printout|export|run-?down|roster)\\s+(?:of|showing|with|detailing|covering|for)';
const FIGURE =
  '(?:(?:full|complete|detailed|quick|brief|short|written)\\s+){0,2}(?:statement|summary|overview|confirmation|figures?|numbers?|reading|note|answer)\\s+(?:on|showing|detailing|covering|stating|as\\s+to|for)';
const POLITELY = '(?:(?:please|kindly|also|just|quickly|possibly|perhaps|maybe|then|now)\\s+)';
const ASK_YOU = `(?:${POLITELY}*(?:could|can|would|will|might)\\s+(?:you|someone|somebody|anyone|we|i)\\s+${POLITELY}*(?:be\\s+(?:so\\s+kind\\s+as\\s+to|able\\s+to)\\s+|mind\\s+)?)`;
const WE_ASK =
  "(?:(?:i|we)(?:'d|'m|'re|\\s+would|\\s+am|\\s+are|\\s+do)?\\s+(?:(?:hereby|kindly|respectfully|also|just|really|only|further|formally|therefore|now)\\s+)*(?:request(?:ing)?|requir(?:e|ing)|seek(?:ing)?|wish|asking\\s+for|ask\\s+for|appreciate|be\\s+(?:grateful|interested|glad|happy|thankful|obliged)|looking\\s+for|looking\\s+to|after|interested\\s+in|curious\\s+(?:about|to)|wondering|hoping|trying|keen)(?:\\s+(?:for|in|if\\s+you\\s+(?:could|would|can)|you\\s+to|that\\s+you))?(?:\\s+to\\s+(?:know|see|have|get|obtain|receive|learn|understand|be\\s+(?:told|given|informed)(?:\\s+of)?|find(?:\\s+out)?|establish|determine|work\\s+out|figure\\s+out|identify|confirm|verify|ascertain)|(?:\\s+(?:knowing|seeing|having|getting|learning|receiving)))?)";
const USEFUL =
  '(?:(?:it\\s+)?(?:would|will)\\s+be\\s+(?:great|good|helpful|useful|nice|interesting|appreciated|handy)(?:\\s+(?:to\\s+(?:know|see|have|get|learn|understand)|if\\s+(?:you|i|we)\\s+(?:could|can|had)(?:\\s+(?:get|have|see|know))?))|grateful\\s+if\\s+you\\s+(?:could|would)|would\\s+it\\s+be\\s+possible\\s+(?:for\\s+you\\s+)?to|is\\s+(?:it\\s+possible|there\\s+(?:a|any)\\s+way)\\s+(?:for\\s+(?:you|me|us)\\s+)?to(?:\\s+(?:see|get|know|find\\s+out|have))?|(?:is\\s+there\\s+)?any\\s+chance\\s+(?:(?:you|i|we)\\s+(?:could|can)(?:\\s+(?:get|see|have))?|of\\s+(?:getting|seeing|knowing|having))|(?:do|would)\\s+(?:you|we)\\s+(?:happen\\s+to\\s+)?know|any\\s+idea|may\\s+(?:i|we)\\s+(?:have|see|know|ask(?:\\s+(?:for|you))?)|help\\s+(?:me|us)\\s+(?:understand|find(?:\\s+out)?|see|work\\s+out|figure\\s+out))';
const LABEL =
  '(?:table|exhibit|figure|fig\\.?|chart|appendix|annex|schedule|section|item|question|query|q|request|panel|part|point|slide|page|box|no\\.?|#)\\s*(?:\\d{1,3}(?:\\.\\d{1,2})?|[ivx]{1,4}|[a-z])\\s*(?:[:.)]\\s*|\\s*[–—]+\\s*|\\s+-+\\s+)';

/** Words of a request that say nothing of the data. */
const FRAMES: Rewrites = [
  [new RegExp(`^(?:${POLITE})${ONCE}`, 'i'), ''],
  // `what are the companies that paid doctors`: each of them.
  [
    /^(?:what|who)\s+(?:are|were)\s+(?:all\s+)?the\s+(?:names\s+of\s+(?:all\s+)?(?:the\s+)?)?(?=(?:companies|manufacturers|drugmakers|drug\s+makers|makers|firms|payers|sponsors|hospitals|teaching\s+hospitals|physicians|doctors|recipients|practitioners|nurse\s+practitioners|states|cities|specialties|products|drugs|devices|brands|studies)\s+(?:that|who|which|whose|in\s+which|with)\s)/i,
    'give me the ',
  ],
  // `would you mind ranking the areas`, `I should like a list`.
  [
    /^(?:please[,\s]+)?(?:would|do|could|might)\s+(?:you|anyone|someone)\s+(?:kindly\s+|possibly\s+)?mind\s+(?=\w+ing\b)/i,
    '',
  ],
  [
    /^(?<who>i|we)\s+(?:should|shall)\s+(?:(?:very\s+much|also|really|greatly)\s+)*(?=(?:like|be\s+(?:glad|grateful|happy|pleased|obliged)|appreciate|love|need|want|wish)\b)/i,
    '$<who> would ',
  ],
  [/^(?:i|we)\s+would\s+be\s+(?:glad|happy|pleased|obliged)\s+(?:of|to\s+(?:have|see|receive|get))\s+/i, 'show '],
  // `TABLE 1 — consulting fees`, `1. total spend`, `(a) total spend`.
  [new RegExp(`^${LABEL}(?=\\S)`, 'i'), ''],
  [/^(?:\(?(?:\d{1,2}|[a-h]|i{1,3})\)|\d{1,2}\.(?!\d))\s+(?=\S)/i, ''],
  // `need one table pls: meals, travel`.
  [
    /^(?:(?:please|pls|kindly)\s+)?(?:(?:(?:i|we)(?:'d\s+like|\s+would\s+like)?\s+)?(?:need|want|give\s+me|make\s+(?:me|us)|build\s+(?:me|us))\s+)?(?:(?:just|only)\s+)?(?:one|an?|a\s+single|the)\s+(?:\w+\s+)?(?:table|overview|sheet|grid|matrix|tabulation)(?:\s+(?:pls|please|plz))?\s*(?:[:–—]+|\s-+)\s*(?=\S)/i,
    '',
  ],
  // `exception listing — gifts over $100`.
  [
    /^(?:an?\s+|the\s+)?(?:(?:exceptions?|audit|management|detailed?|full|complete|data|transaction)\s+)*(?:listing|extract|log|inventory|printout)\s*(?:[:–—]+|\s-+)\s*(?=\S)/i,
    'list ',
  ],
  // `kindly furnish a schedule of every acquisition`.
  [
    new RegExp(
      `^(?:${ASK_YOU}|${POLITELY})*(?:(?:${TELLING})${TO_US}|${WE_ASK})\\s+(?:an?\\s+|the\\s+|your\\s+)?${LIST}\\s+`,
      'i',
    ),
    'list ',
  ],
  [new RegExp(`^(?:${ASK_YOU}|${POLITELY})*(?:${TELLING})${TO_US}\\s+(?:an?\\s+|your\\s+)${FIGURE}\\s+`, 'i'), ''],
  // `looking for gift records per year`, `kindly provide owners with more than $1 million`.
  [/^(?:(?:just|still)\s+)?looking\s+for\s+(?=\S)/i, ''],
  [/^(?:please|kindly)\s+(?:provide|supply|furnish)(?:\s+(?:me|us)(?:\s+with)?)?\s+(?=\S)/i, ''],
  // `would you confirm the total`, `kindly state how many`; not `confirm that Pfizer paid`.
  [
    new RegExp(
      `^(?:${ASK_YOU}|${POLITELY})*(?:${TELLING})${TO_US}\\s+${THING}(?!(?:payments?|transactions?|records?)\\b)`,
      'i',
    ),
    '',
  ],
  // `we request the total`, `grateful if you could`, `any chance of seeing`.
  [new RegExp(`^(?:${WE_ASK}|${USEFUL})(?:\\s*[:,]\\s*|\\s+)(?=\\S)`, 'i'), ''],
  // `I need two figures, namely the total …`.
  [
    /^(?:(?:i|we)(?:'d|\s+would|\s+will)?\s+(?:just\s+)?(?:need|want|like|require)|give\s+me|there\s+are|here\s+are)\s+(?:(?:the|an?|just|these|following)\s+)*(?:one|two|three|four|several|a\s+few|a\s+couple\s+of|some|\d)?\s*(?:figures?|numbers?|things?|facts?|data\s+points?|answers?|items?|pieces?\s+of\s+(?:data|information))\s*(?:[,:;–—-]+\s*)(?:(?:namely|viz\.?|to\s+wit|that\s+is|i\.e\.)\s*[,:]?\s*)?(?=\S)/i,
    '',
  ],
];

/** A question without the words that only ask for it: `we request the total` is `the total`. */
export function withoutFrame(question: string): string {
  return replaced(replaced(withCommas(question), OPENINGS), FRAMES);
}

/** `research / hospitals / mean per record`: the parts of a heading. */
function withCommas(question: string): string {
  const parts = question.split(/\s+[/|]\s+/);
  return parts.length > 2 ? parts.join(', ') : question;
}
