/** What people say before a turn and mean nothing by: `ok, and physicians`; `Great Lakes` is a name, `great, …` is none. */
const SPOKEN =
  /^(?:(?:(?:ok(?:ay)?|hm+|um+|uh+|oh|ah|wait|sorry(?!\s+(?:to|for|about)\b)|thanks|thank you|thx|alright)\b[\s,.!:;-]*)|(?:(?:great|cool|nice|perfect|fine|good|right|well|so|yes|yeah|yep|no problem|interesting|got it)\s*[,.!:;]\s*))+(?=\S)/i;

const KIND =
  '(?:(?:quick|short|board|annual|quarterly|monthly|internal|new|team|management|compliance|steering|slide|power\\s*point)\\s+){0,2}';
const NTH = '(?:(?:first|second|third|fourth|fifth|next|last|final|opening)\\s+)?';
const PAPER = `(?:(?:an?|my|our|the|some|this)\\s+${NTH}${KIND}(?:slides?|decks?|presentation|report|memo|meeting|chart|briefing|brief|article|story|paper|talk|newsletter|review|dashboard|files?|notes|archives?|appendix|handout|spreadsheet)|slides?\\s+\\d+)`;
const DOING = '(?:putting|preparing|working\\s+on|writing|building|making|drafting|finishing)';
const NEEDING = "(?=(?:i|we)(?:'d|\\s+would|\\s+will|'ll)?\\s+(?:need|want|like)\\b)";
/** What a question is for: `for a slide - …`, `I'm putting a slide together, …`; only with words that are about no payments. */
const PURPOSE = new RegExp(
  `^(?:(?:(?:this|it)(?:'s|\\s+is)\\s+)?for\\s+${PAPER}|(?:i|we)(?:'m|'re|\\s+am|\\s+are)\\s+${DOING}\\s+(?:together\\s+)?${PAPER}(?:\\s+together)?)(?:\\s*[,:;.–—-]+\\s*(?=\\S)|\\s+${NEEDING}|\\s+(?=(?:what|how|who|which)\\b))`,
  'i',
);

/** What leads to a question, where a pause stands behind it. */
const LEADING = [
  'before\\s+i\\s+forget',
  "while\\s+(?:i'm|we're|you're|i\\s+am|we\\s+are|you\\s+are)\\s+at\\s+it",
  'by\\s+the\\s+way',
  'just\\s+(?:checking|curious|wondering|asking|out\\s+of\\s+curiosity)',
  'out\\s+of\\s+(?:pure\\s+|sheer\\s+|idle\\s+)?curiosity',
  'first\\s+(?:off|of\\s+all|up|things\\s+first|question)',
  'to\\s+(?:start|begin|kick\\s+off)(?:\\s+(?:with|off))?',
  'finally|lastly|last\\s+but\\s+not\\s+least|next\\s+up',
  'remind\\s+me(?:\\s+again)?|refresh\\s+my\\s+memory|help\\s+me\\s+out',
  'good\\s+(?:morning|afternoon|evening|day)(?:\\s+(?:all|everyone|team))?',
  '(?:hi|hello|hey|dear)(?:\\s+(?:there|all|everyone|team|folks))',
  '(?:a\\s+)?(?:quick\\s+)?question\\s+for\\s+you',
  '(?:sanity|quick|double)[\\s-]check',
  'when(?:ever)?\\s+you\\s+(?:get|have|find)\\s+a\\s+(?:free\\s+)?(?:chance|moment|minute|sec|second)',
].join('|');
const ASKER =
  '(?:(?:the|my|our)\\s+(?:boss|manager|board|ceo|cfo|director|editor|management|supervisor|chief|vp|lawyers?|auditors?))';
const ASKS =
  '(?:(?:is|are|was|were|keeps?|has\\s+been)\\s+)?(?:asking|asks|asked|wants?|needs?|wondering|would\\s+like)(?:\\s+(?:me|us))?';
const LEAD = new RegExp(
  [
    `^(?:(?:${LEADING})(?:\\s*[,:;.!–—-]+\\s*|\\s+(?=(?:what|how|who|which)\\b)))+(?=\\S)`,
    `^${ASKER}\\s+${ASKS}(?:\\s+(?:for|about|to\\s+(?:know|see|have|get)))?(?:\\s*[,:;–—-]\\s*|\\s+)(?=\\S)`,
    `^let(?:'s|\\s+us)\\s+(?:start|begin|kick\\s+off)\\s+with\\s+(?=\\S)`,
    '^(?:btw|fyi)[\\s,:–—-]+(?=\\S)',
    `^remind\\s+me\\s+(?:again\\s+)?(?=(?:what|how|who|which|where)\\b)`,
  ].join('|'),
  'i',
);

/** What people say behind a question. */
const TRAIL = new RegExp(
  [
    '[\\s,;.!?–—-]+(?:please\\s+and\\s+thank\\s+you|(?:many\\s+)?thanks(?:\\s+(?:in\\s+advance|a\\s+lot|so\\s+much|a\\s+bunch))?|thank\\s+you(?:\\s+(?:in\\s+advance|so\\s+much|very\\s+much))?|thx|cheers|much\\s+appreciated|asap)[\\s.!]*$',
    "[\\s,;.!?–—-]+(?:if\\s+you\\s+(?:can|could|would|please|don'?t\\s+mind|do\\s+not\\s+mind)|when\\s+you\\s+(?:get|have)\\s+a\\s+(?:chance|moment|minute|sec|second))[\\s.!?]*$",
    '(?:[,;.!?–—-]\\s*)+(?:i|we)\\s+(?:want|need|have|would\\s+like|plan|intend)\\s+to\\s+(?:put|use|show|plot|paste|present|chart|graph)\\s+(?:it|this|that|them|these)(?:\\s+(?:in|into|on|onto|for|as)\\s+(?:an?|my|our|the)\\s+(?:[a-z]+\\s+)?(?:charts?|graphs?|slides?|deck|report|presentation|memo|table|meeting|dashboard))?[\\s.!]*$',
    '[\\s,;.!?–—-]+(?:(?:i|we)\\s+need\\s+(?:it|this|that)\\s+)?for\\s+(?:an?|my|our|the)\\s+(?:slides?|slide\\s+decks?|decks?|memo|dashboard)[\\s.!]*$',
    '(?:[,;.!?–—-]\\s*)+(?:(?:(?:i|we)\\s+need|it\\s+is|this\\s+is)\\s+(?:it\\s+|this\\s+|that\\s+)?)?for\\s+(?:my|our|an?|the)\\s+(?:report|presentation|board\\s+meeting|newsletter)[\\s.!]*$',
  ].join('|'),
  'i',
);

/** A question without the small sounds before it, and without what it is for and what is said around it. */
export function withoutInterjections(question: string): string {
  const text = question.trim().replaceAll('’', "'");
  const rest = text.replace(SPOKEN, '').replace(LEAD, '').replace(PURPOSE, '').replace(TRAIL, '');
  return rest.trim() === '' ? question : rest;
}
