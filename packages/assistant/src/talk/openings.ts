import type { Rewrites } from '../rewrites/replaced.ts';

const ASKS = '(?=(?:how|what|which|who|whose|whom|where|when)\\b)';
/** A hyphen within a word is none: `third-party`. */
const PAUSE = '(?:\\s*[,:;.!–—]+\\s*|\\s+-+\\s+)';
const THE = '(?=(?:the|all|how|what|which|who|whose)\\b)';

/** Words that lead to a question and say nothing, with a pause or a question word behind them. */
const LEADING = [
  'basically|essentially|fundamentally|in\\s+(?:short|brief|essence|a\\s+nutshell|other\\s+words|plain\\s+(?:english|words))|(?:simply|plainly)\\s+put|put\\s+(?:simply|plainly|differently)|honestly|frankly|seriously|anyway|anyhow|incidentally',
  'first(?:ly)?|second(?:ly)?|third(?:ly)?',
  'out\\s+of\\s+(?:\\w+\\s+)?interest',
  'for\\s+(?:my|our)\\s+(?:own\\s+)?(?:understanding|information|interest|education|benefit|reference|sake|curiosity|peace\\s+of\\s+mind|records|notes)',
  "let(?:'s|\\s+us|\\s+me)\\s+(?:start|begin)(?:\\s+(?:off|out))?(?:\\s+(?:simple|simply|easy|small|basic|slowly|with\\s+(?:something|an?)\\s+(?:simple|easy|basic|quick)(?:\\s+(?:one|question))?))?",
  "here(?:'s|\\s+is|\\s+comes)\\s+(?:my|a|the|one|another)\\s+(?:\\w+\\s+)?(?:question|one|ask|request)(?:\\s+for\\s+you)?",
  '(?:my|our|the|one|another|one\\s+more|one\\s+last|a)\\s+(?:(?:first|next|last|real|actual|main|other|quick|final)\\s+)?question(?:\\s+(?:for\\s+you|i\\s+have|we\\s+have|here))?(?:\\s+(?:is|was|would\\s+be))?(?:\\s+this)?',
  'to\\s+(?:bother|bug|trouble|interrupt|disturb|pester)\\s+you(?:\\s+(?:again|with\\s+this|once\\s+more))?(?:\\s+but)?',
  "happy\\s+\\w+day|(?:seriously|honestly)\\s+though|quick\\s+one(?:\\s+for\\s+you)?|just\\s+to\\s+(?:double[\\s-]?check|confirm|verify|make\\s+sure)|i\\s+(?:have|'ve\\s+got)\\s+to\\s+ask|i\\s+keep\\s+getting\\s+asked(?:\\s+this)?",
  '(?:please\\s+)?(?:just|only|simply)\\s+(?:tell|show|give)\\s+(?:me|us)|(?:tell|remind)\\s+me\\s+again|listen(?:\\s+up)?|right(?=\\s*[,:.–—-])|next(?:\\s+(?:up|one))?(?=\\s*[:.–—-])|one\\s+more(?:\\s+thing)?(?=\\s*[:.–—-])|another\\s+one',
  '(?:please\\s+)?be\\s+(?:precise|exact|brief|quick|concise)|give\\s+(?:it\\s+to\\s+me|me\\s+an?)\\s+straight(?:\\s+answer)?|in\\s+(?:plain|simple|clear)\\s+(?:terms|numbers|figures)|(?:an?\\s+)?(?:honest|serious|genuine|burning|trick|fun)\\s+question|(?:(?:quick|fun)\\s+)?(?:fact|reality|sanity|gut)[\\s-]?check|pop\\s+quiz|trivia(?:\\s+time)?|riddle\\s+me\\s+this',
  "(?:(?:i|we)\\s+)?need(?:ed)?\\s+(?:this|it)\\s+(?:fast|quickly|quick|now|soon|asap|today)|(?:wanted|needed|required|requested)(?=\\s*[:–—-])|in\\s+addition|additionally|meanwhile|(?:please\\s+)?(?:explain|clarify|advise)(?:\\s+(?:to\\s+)?(?:me|us))?|(?:what|the\\s+thing\\s+that)\\s+interests\\s+(?:me|us)\\s+is|(?:the\\s+)?(?:one|only)\\s+thing\\s+(?:i|we)\\s+(?:need|want)\\s+to\\s+know\\s+is|(?:i|we)\\s+(?:want|need|have|wish|'d\\s+like|would\\s+like)\\s+to\\s+(?:establish|determine|ascertain|pin\\s+down|find\\s+out|work\\s+out|figure\\s+out|understand|verify|check)",
  '(?:good\\s+)?(?:morning|afternoon|evening|day)(?:\\s+(?:all|everyone|team|folks|there))?(?=\\s*[,:!.–—-])',
].join('|');

const LOOKING =
  "(?:(?:i|we)(?:'m|'re|\\s+am|\\s+are)\\s+)?(?:(?:just|only|still|now)\\s+)?(?:looking|trying|hoping|attempting|struggling)\\s+(?:for|to\\s+(?:find(?:\\s+out)?|see|know|understand|work\\s+out|figure\\s+out|learn|determine|establish|check|confirm|pin\\s+down|nail\\s+down|get(?:\\s+(?:a|some)\\s+(?:sense|feel|feeling|picture|handle|idea)\\s+(?:of|for|on))?))";
const MUST =
  "(?:i|we)(?:\\s+(?:must|should|ought\\s+to|have\\s+to|need\\s+to|really\\s+need\\s+to)|'d\\s+(?:love|need|want)\\s+to|\\s+would\\s+(?:love|need)\\s+to)\\s+(?:know|see|find\\s+out|understand|learn|get|have|check)";
const UNSURE =
  "(?:(?:i|we)\\s+(?:don't|do\\s+not|didn't|can't|cannot|couldn't)\\s+(?:really\\s+)?(?:know|recall|remember|see|find|tell|understand)|(?:i|we)(?:'ve|\\s+have)\\s+no\\s+idea|any\\s+chance\\s+(?:you|we)\\s+know|(?:you\\s+)?wouldn't\\s+(?:you\\s+)?happen\\s+to\\s+know|(?:(?:i'm|we're|i\\s+am|we\\s+are)\\s+)?(?:not\\s+(?:really\\s+|quite\\s+|so\\s+)?sure|unsure|uncertain|unclear|no\\s+idea)(?:\\s+(?:about|as\\s+to|of))?)";
const ASKED =
  '(?:someone|somebody|people|they|a\\s+colleague|i|we)\\s+(?:(?:was|were|got|just|have\\s+been|has\\s+been|had)\\s+)*(?:asked|asking|wondering)(?:\\s+(?:me|us))?(?:\\s+(?:about|for|to\\s+(?:find\\s+out|check|say)))?';
const IDEA =
  '(?:(?:please|kindly)\\s+)?(?:(?:could|can|would|will)\\s+you\\s+(?:please\\s+)?)?(?:give|get)\\s+(?:me|us)\\s+(?:an?|some)\\s+(?:\\w+\\s+)?(?:idea|sense|feel|feeling|picture|notion|clue|indication)\\s+(?:of|for|on|about|as\\s+to)';
const TROUBLE =
  '(?:could|can|may|might)\\s+(?:i|we)\\s+(?:please\\s+)?(?:trouble|bother|ask|bug)\\s+you\\s+(?:for|to\\s+(?:tell|show|give)\\s+(?:me|us))';
const GOOD =
  "(?:it|that)(?:'d|\\s+would|\\s+might|'s|\\s+is)\\s+(?:be\\s+)?(?:really\\s+)?(?:good|great|nice|helpful|useful|interesting|handy|important|worth)\\s+(?:to\\s+(?:know|see|have|learn|understand)|knowing|seeing)";

/** What people say before a question that is none of it. */
export const OPENINGS: Rewrites = [
  [new RegExp(`^(?:${LEADING})(?:${PAUSE}|\\s+${ASKS})(?=\\S)`, 'i'), ''],
  [new RegExp(`^(?:${LOOKING}|${MUST}|${IDEA}|${TROUBLE}|${GOOD})\\s+${THE}`, 'i'), ''],
  [new RegExp(`^(?:${UNSURE}|${ASKED})\\s+${ASKS}`, 'i'), ''],
  // `how much do you think Pfizer spent`.
  [
    /(?<=^\W*(?:how\s+(?:much|many)|what|which|who)\b[^,?]{0,40}?)\s+(?:do|would)\s+you\s+(?:think|reckon|guess|suppose|believe|imagine)\b(?:\s+that\b)?/i,
    '',
  ],
  // `so like how much did they give`, `on food, like in 2024`.
  [/^(?:(?:so|well|yeah|ok(?:ay)?|and|but)[,\s]+)*like[,\s]+(?=(?:how|what|which|who|where|the)\b)/i, ''],
  [/,\s*like,?\s+(?=(?:in|during|for|around)\s+(?:19|20)\d\d)/gi, ' '],
  // `what I want is the top ten`, `you know what would be great, spend by company`.
  [
    /^(?:(?:so|well|yeah|ok(?:ay)?|and|but|basically)[,\s]+)*(?:what|all)\s+(?:i|we)(?:'d|\s+would|\s+really|\s+actually)*\s+(?:want|need|like|require)(?:\s+to\s+(?:know|see|have|get))?\s+(?:is|are|would\s+be)[,:]?\s+(?=\S)/i,
    '',
  ],
  [
    /^(?:you\s+know\s+)?what(?:'d|\s+would|'s|\s+is)\s+(?:be\s+)?(?:really\s+)?(?:great|good|nice|helpful|useful|handy|cool|interesting)[,:]?\s*(?:is|would\s+be|to\s+(?:see|have|know)\s+(?:is|would\s+be)|[,:])\s+(?=\S)/i,
    '',
  ],
  // `names only: …`, `just the number: …`, `I only need the total, no breakdown: …`.
  [
    /^(?:(?:i|we)\s+(?:only|just)\s+(?:need|want)\s+|(?:please\s+)?(?:only|just)\s+(?:give\s+me\s+)?)(?:the|a|one)?\s*(?:numbers?|figures?|names?|answer|list)(?:\s*,\s*(?:no|without)\s+(?:breakdowns?|details?|explanations?))?\s*[:–—-]+\s+(?=\S)/i,
    '',
  ],
  [/^(?:the\s+)?(?:names?|numbers?|figures?|list)\s+only\s*[:–—-]+\s+(?=\S)/i, ''],
  [
    /^(?:(?:i|we)\s+(?:only|just)\s+(?:need|want)\s+|(?:only|just)\s+)(?:the|a)\s+total(?:\s*,\s*(?:no|without)\s+(?:breakdowns?|details?))?\s*[:–—-]+\s+(?=\S)/i,
    'total ',
  ],
  [/(?<=^(?:please\s+)?tell\s+me)\s+(?:a\s+(?:bit|little(?:\s+bit)?)|something|more|everything)(?=\s+about\b)/i, ''],
  // `how much did Pfizer, like, spend`.
  [/\s*,\s*(?:like|you\s+know|i\s+mean|um+|uh+|er+m?|say)\s*,\s*/gi, ' '],
];
