/** What the parts of a question at its ends are told by. */
export const SIGN = /,(?!\d)|:(?!\d)|;| - | ?[–—(] ?/g;
/** What says by itself that it bounds all before it. */
export const BOUNDING =
  /\s(?=(?:within|inside|limited to|restricted to|confined to|considering only|counting only)\b)/gi;
/** `…, was for meals` goes on with the sentence. */
export const ASKS = /^(?:is|are|was|were|be|been|go|goes|went|did|does|do|has|had|have|came|which|who|what|how)\b/i;
/** `Honoraria, March 2024, largest payment, A, B`: of a list of phrases none holds for all others by itself. */
export const LINKED =
  /^(?:(?:in|for|from|during|within|inside|among|at|by|to|with|of|on|since|between|as|when|outside|without|excluding|regarding|concerning|considering|counting|looking|leaving|apart|other|not)\b|.*\b(?:only|alone|aside|excluded|included|out)$)/i;
export const POINTS = /\b(?:them|they|their|these|those|its?)\b/i;
/** `of all doctors`, `per doctor`: a whole, or each of them. */
export const OF_EACH = /^(?:out )?(?:of|per|by|each|every)\b/i;
/** Of several people in front: `its` is of a company, and `their` of the companies that are named before it. */
export const POINTS_AT_PEOPLE =
  /\b(?:them|these|those(?! (?:that|who|which|with)\b)|(?<!\b(?:compan|firm|manufactur|maker|payer|state|product)\w*\b.*)(?:they|their))\b/i;
/** `by state`, `for each company`, `broken down by year`: what begins the rows of a question; `per` says what an average is over as well. */
export const ROWS =
  /\s(?=(?:(?:split|broken|grouped|listed|separated|sorted)(?:\s+(?:down|out|up))?\s+)?by\b|(?:separately\s+)?(?:for|in)\s+(?:each|every)\b)/gi;
/** What links the last words of a question to it. */
export const LINK = new RegExp(
  `(?<!\\b(?:and|or|not|but|nor|than|only|such|same|as))\\s(?=(?:${[
    'in|during|since|for|on|by|from|at|as',
    'outside|without|excluding|other than|related to',
    '(?:paid|made) (?:in|by|for|as)',
  ].join('|')})\\b)`,
  'gi',
);
/** `in 2023 was meals`, `for each record that exceeds $20,000`. */
export const GOES_ON =
  /\s(?:each|every|records?|payments?|transactions?|is|are|was|were|go|goes|went|did|does|do|has|had|have|came)\b/i;
/** `what share of it was`, `was paid`, `went to those located`: what it is of is to follow. */
export const UNFINISHED =
  /\b(?:is|are|was|were|be|been|being|go|goes|going|went|gone|come|comes|came)(?: \w+(?:ed|id|nt|en))?$|\b(?:those|ones|to|from|by|of)(?: \w+(?:ed|ing))?$/i;
const EXTREME = 'largest|biggest|highest|smallest|lowest|newest|latest|oldest|earliest|most|least';
const SHOWN =
  'recipient|company|payer|maker|doctor|physician|hospital|date|day|amount|number|count|nature|who|when|many|much';
/** What takes no condition to itself, so that one behind it is of all: `who got it in Texas`, `largest first in cash`. */
export const CLOSED = new RegExp(
  `(?:\\b(?:it|them|him|her|each|both|(?:${EXTREME}) (?:first|last))|(?:,|-|\\b(?:and|with|its|which|by how|how)) (?:the )?(?:${SHOWN}))$`,
  'i',
);

/** `show date, recipient and amount for A`: columns of what is to follow. */
export const COLUMNS = new RegExp(`^(?:(?:please|show|list|give|provide|me|us|the) )*(?:${SHOWN})s?,`, 'i');
/** Another time, a change, which is on the year before, or a second question, which the time would be said of alone. */
export const OF_TIMES =
  /\b(?:20\d\d|years?|gr[eo]w\w*|r[io]s\w*|fell|fall\w*|(?:in|de)creas\w*|declin\w*|and (?:how|what|which|who))\b/i;
export const TIME_FIRST =
  /^(?<time>(?:in|during) (?:the year |program year |calendar year )?20\d\d),? (?<rest>[^.,:;]+?)(?<mark>[?!.]*)$/i;
