import { type Rewrites, replaced } from './replaced.ts';

const NAME = '[A-Z][\\w&.-]*(?:\\s+[A-Z][\\w&.-]*){0,2}';
const ACTS =
  '(?:pay|paid|spend|spent|reach|reached|give|gave|engage|engaged|buy|bought|feed|fed|fund|funded|meet|met|host|hosted|report|reported|make|made|hand|handed|treat|treated)';
const GONE =
  '(?:taken\\s+(?:away|out|off)|left\\s+(?:out|aside)|removed|excluded|set\\s+aside|stripped\\s+out|subtracted|put\\s+aside|dropped|ignored)';

/** What people say around the parts of a question, and what it says there. */
const PLAIN: Rewrites = [
  // `Hollimar's team`: who acts for a company is the company.
  [
    new RegExp(
      `\\b(?<name>${NAME})(?:['’]s|s['’])\\s+(?:(?:sales|field|marketing|commercial|medical|account)\\s+)?(?:team|reps?|force|salesforce|staff|folks)(?=\\s+(?:(?:has|have|had|also|ever)\\s+)?${ACTS}\\b)`,
    ),
    '$<name>',
  ],
  // `ate on Kelvanta's dime`, `courtesy of Kelvanta`.
  [
    new RegExp(
      `\\b(?:on|at)\\s+(?<name>${NAME})(?:['’]s|s['’])\\s+(?:dime|tab|bill|dollar|nickel|expense|account|money|cost|check)\\b`,
    ),
    'from $<name>',
  ],
  // `drug-related spend`.
  [
    /\b(?<kind>drug|device|biologic|biological)[- ]related\s+(?=(?:spend|spending|payments?|records?|amounts?|totals?|money|meals?|fees?)\b)/gi,
    '$<kind> ',
  ],
  // `over the course of 2023`.
  [
    /\b(?:over|during|in|throughout|through|within)\s+the\s+(?:(?:whole|entire|full)\s+)?course\s+of\s+(?:the\s+)?(?:(?:whole|entire|full)\s+)?(?:(?:calendar\s+)?year\s+)?(?=(?:19|20)\d\d\b|q[1-4]\b|(?:this|last)\s+(?:year|quarter|month)\b)/gi,
    'in ',
  ],
  // `up to now`: all there is.
  [
    /\b(?:up\s+(?:to|until)|until|till|as\s+of)\s+(?:right\s+)?(?:now|today|this\s+(?:day|point|moment))\b/gi,
    'to date',
  ],
  // `btw 10k and 50k`: with a number it is no interjection.
  [/\bbtw\.?\s+(?=\$?\d)/gi, 'between '],
  // `Down in Houston, …`, `back in 2021`.
  [/^(?:(?:down|over|out|up|back)\s+(?:here\s+|there\s+)?)in\s+(?=[A-Z]|(?:19|20)\d\d)/i, 'in '],
  [/\bback\s+in\s+(?=(?:19|20)\d\d\b)/gi, 'in '],
  // `once meals are taken away, what is left of the spend`.
  [
    new RegExp(
      `^(?:once|if|when|after|with)\\s+(?<out>[^,]+?)\\s+(?:(?:is|are|were|have\\s+been)\\s+)?${GONE}\\s*,\\s*`,
      'i',
    ),
    'without $<out>, ',
  ],
  [
    new RegExp(
      `\\s+(?:once|if|when|after)\\s+(?:you\\s+(?:leave|take)\\s+out\\s+)?(?<out>[\\w &-]+?)\\s+(?:is|are|were|have\\s+been)\\s+${GONE}(?=[\\s?.!]*$)`,
      'i',
    ),
    ', excluding $<out>',
  ],
  [
    /(?<=\b(?:without|excluding|except|leaving\s+out)\b.*)\bwhat(?:\s+is|'s|\s+would\s+be|\s+remains?|\s+was)?\s+(?:left|remaining|remains?)\s+(?:of|from|in)\s+(?:the\s+)?/i,
    'what is the total of ',
  ],
  // `two figures, namely how many …`.
  [/,?\s+(?:namely|viz\.?|to\s+wit)\s*[:,]?\s+/gi, ': '],
  // `HCPs and HCOs, one row each`.
  [
    /,?\s+(?:with\s+)?(?:one|a)\s+(?:separate\s+)?(?:row|line|figure|number|amount)\s+(?:for\s+)?each(?=[\s.?!]*$)/i,
    ', separately',
  ],
  // `the most meals, counting the meals and not the dollars`.
  [
    /,?\s+(?:counting|going\s+by|by)\s+(?:the\s+)?(?:number\s+of\s+)?(?<what>[a-z]+)\s*,?\s+(?:and\s+)?not\s+(?:by\s+)?(?:the\s+)?(?:dollars?|money|amounts?|costs?|value|spend|sums?)(?=[\s.?!]*$)/i,
    ' by number of payments',
  ],
  // `in kind, as items or services, instead of cash`: it is said twice.
  [
    /(?<=\bin[- ]kind\b.*?)(?:,?\s+as\s+(?:items|goods)\s+(?:or|and)\s+services)?,?\s+(?:instead\s+of|rather\s+than|and\s+not|not)\s+(?:in\s+|as\s+)?cash\b/i,
    '',
  ],
  [
    /(?<third>\bthird\s+part(?:y|ies)\b)\s*,?\s+(?:rather\s+than|instead\s+of|and\s+not|not)\s+(?:going\s+|being\s+paid\s+|paying\s+)?(?:straight\s+|directly\s+)?(?:to\s+)?the\s+(?:covered\s+)?(?:recipients?|physicians?|doctors?)(?:\s+(?:directly|themselves))?/i,
    '$<third>',
  ],
  // `what share of the spend consisted of royalties`.
  [
    /(?<=\b(?:share|proportion|percentage|percent|part|portion|fraction|much)\b.*)\b(?:consist(?:ed|s)\s+of|(?:was|is|were|are)\s+made\s+up\s+(?:of|by)|was\s+composed\s+of|(?:took|takes|came\s+in|comes\s+in|was\s+in)\s+the\s+(?:form|shape)\s+of)\b/i,
    'was',
  ],
  // `put the most money behind oncology products`.
  [
    /\b(?:puts?|threw|throws?|placed)\s+(?<much>(?:the\s+)?(?:most|least|more|less)(?:\s+(?:money|dollars|cash|spend))?)\s+(?:behind|into|toward|towards|on|in)\s+/gi,
    'spent $<much> on ',
  ],
  [/\b(?:put|puts|threw|placed)\s+(?:(?:its\s+|their\s+)?(?:money|dollars)\s+)?behind\s+/gi, 'spent on '],
  // `the lowest and highest amounts on record`.
  [
    /\b(?:the\s+)?(?:very\s+)?(?:(?:lowest|smallest|least)\s+and\s+(?:the\s+)?(?:very\s+)?(?:highest|largest|biggest|greatest)|(?:highest|largest|biggest|greatest)\s+and\s+(?:the\s+)?(?:very\s+)?(?:lowest|smallest|least))\s+(?:(?:single\s+)?(?:amounts?|values?|sums?|figures?)\s+)(?:that\s+)?/gi,
    'minimum and maximum amount ',
  ],
  // `set the money going to A against that going to B`.
  [
    /^(?:please\s+)?(?:set|put|hold|weigh|stack|place|line\s+up)\s+(?<one>(?:the\s+)?[^,:;?]+?)\s+(?:up\s+)?(?:against|beside|alongside|next\s+to|side\s+by\s+side\s+with)\s+(?:(?:that|those|the\s+one|the\s+ones)\s+)?(?:going\s+|paid\s+)?(?<other>[^:;?]+?)(?=[\s?.!:;]*$)/i,
    'compare $<one> versus $<other>',
  ],
  // `was spend on vaccines higher in 2024 than in 2023? Show me both years`.
  [
    /(?<=\bthan\b[^?.]*)[?.,;]+\s*(?:please\s+)?(?:show|give|tell|list)\s+(?:me\s+|us\s+)?(?:both|the\s+two)(?:\s+(?:years|figures|numbers|amounts|totals|values|quarters|months))?[\s.!?]*$/i,
    '?',
  ],
  [
    /^(?:is|are|was|were)\s+(?:the\s+)?(?<figure>[^,?]+?)\s+(?:higher|lower|larger|bigger|greater|smaller)\s+in\s+(?<one>[^,?]+?)\s+than\s+in\s+(?<other>[^,?]+?)[\s?.]*$/i,
    '$<figure> in $<one> versus $<other>',
  ],
];

/** A question without what is only said around its parts: `over the course of 2023` is `in 2023`. */
export function withoutSmallTalk(question: string): string {
  return replaced(question, PLAIN);
}
