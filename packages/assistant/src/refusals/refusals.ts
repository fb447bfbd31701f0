import type { RefusalReason, Refused } from '../port/interpretation.ts';

/** What can be asked of any data. */
export const OFFERS: readonly string[] = [
  'Total amount by nature of payment',
  'Top 10 companies by total amount',
  'Total amount by program year',
];

export function refusal(reason: RefusalReason, text: string, offers: readonly string[] = OFFERS): Refused {
  return { kind: 'refuse', reason, text, offers };
}

/** Turns of the talk that no data answers. */
const OUT_OF_DATA: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /^\s*(?:(?:and|but|so|ok|okay)\s+)*(?:why\b(?!\s+not\b)|how\s+come\b|what\s+(?:explains?|explained|caused?|causes|drives?|drove|is\s+driving|is\s+behind|'?s\s+behind))/i,
    'The data has no “why”: it says what was paid. Broken down by nature of payment, company or time, a figure shows where it comes from.',
  ],
  [
    /^\s*(?:please\s+)?(?:tell|show|give)\s+me\s+(?:everything|anything|something|all|it\s+all)[\s.!?]*$/i,
    'Say which figure, of what and of when. You can ask, for example:',
  ],
  [
    /^\s*(?:please\s+)?(?:start\s+(?:over|again|afresh|new)|reset|new\s+question|never\s*mind|undo|go\s+back)[\s.!?]*$/i,
    'A question that says what it asks for starts anew by itself, and so does any after “New question:”; an earlier answer of this conversation can be asked again. You can ask, for example:',
  ],
];

/** What somebody may be bound to do with payments. */
const DUTY =
  '(?:report|disclos|track|submit|file|register|declare|publish|attest|correct|comply|record|include|dispute|pay\\s+(?:tax|back)|repay|return)\\w*';

const DOING = `(?:${DUTY}|accept|take|keep|refuse|give|offer|buy|host|pay\\s+for)`;
const ANYBODY = '(?:companies|manufacturers|(?:the\\s+)?(?:doctors?|physicians?|hospitals?))';

/** Those of whom people say how good or old they are. */
const PEOPLE = String.raw`(?:doctors?|physicians?|surgeons?|specialists?|hospitals?|nurses?|\w+(?:ologist|iatrist|ician)s?)\b`;

/** Words that lead out of the field, each with what is said then; the first that fits. */
const OUT_OF_FIELD: readonly (readonly [reason: RefusalReason, pattern: RegExp, text: string])[] = [
  [
    'hostile',
    /\b(?:select\s[^.?]*\sfrom|drop\s+table|delete\s+from|insert\s+into|union\s+select|update\s+\w+\s+set|alter\s+table|truncate\s+table|--\s|;\s*--|<script|javascript:|read_csv|information_schema|pg_catalog|xp_cmdshell|\.\.\/|\/etc\/passwd)|(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|your\s+|the\s+|my\s+)*(?:previous|prior|above|earlier|instructions?|rules?|limits?|filters?|restrictions?|permissions?)|system\s+prompt|your\s+(?:instructions|prompt|rules)|jailbreak|pretend\s+(?:to\s+be|you)|act\s+as\s+(?:an?\s+)?(?:admin|root|dan)|api\s*keys?|passwords?|credentials?|environment\s+variables?|other\s+compan(?:y|ies)'?s?'?\s+(?:private|ledger|internal|confidential)|bypass|without\s+(?:any\s+)?(?:restrictions?|limits|permission)|admin(?:istrator)?\s+(?:mode|rights|access)/i,
    'I answer questions about payments; I carry out no instructions, show no internals and see only what you may see.',
  ],
  [
    'verdict',
    /\b(?:bribe[sdry]*|bribing|kickbacks?|corrupt(?:ed|ion)?|crimes?|criminals?|fraud(?:s|ulent)?|illegal(?:ly)?|(?:be|is|are|it)\s+legal|lawful(?:ly)?|unlawful(?:ly)?|legally|allowed\s+to\s+(?:pay|receive|accept)|suspicious(?:ly)?|guilty|crook(?:s|ed)?|dishonest|unethical|shady|on\s+the\s+take|bought\s+off|paid\s+off|abus(?:e|es|ing|ive)|violat(?:e|es|ed|ing|ion|ions|ors?)|misconduct|scam(?:s|ming)?|trustworthy|should\s+be\s+(?:investigated|fired|sued|jailed|fined)|bad\s+doctors?|greed(?:y|iest)?|worst\s+doctors?|biased|conflicts?\s+of\s+interest|compliant|non-?compliant|break(?:s|ing)?\s+the\s+law|broke\s+the\s+law|wrongdoing|launder(?:ing|ed)?|improper(?:ly)?|inappropriate(?:ly)?|cheat(?:s|ed|ing|er|ers)?|too\s+much\s+money)\b/i,
    'The data says who paid what to whom. It says nothing of why, and I give no verdict on people or companies.',
  ],
  [
    'verdict',
    new RegExp(
      [
        String.raw`^\W*(?:and\s+|but\s+|so\s+)?(?:do|does|did|don't|what|when|which|who|where|must)\b.{0,120}?\b(?:have|has|need|needs|ought)\s+(?:not\s+)?to\s+(?:be\s+)?${DUTY}`,
        String.raw`\b(?:required|requires?|obliged|obligated|supposed|permitted|allowed)\s+(?:(?:us|we|me|them|it|companies|manufacturers)\s+)?(?:not\s+)?to\s+(?:be\s+)?${DUTY}`,
        String.raw`^\W*(?:and\s+|but\s+|so\s+)?(?:must|should|shall)\s+(?:we|i|they|one|it|an?\s+\w+|${ANYBODY})\s+(?:(?:legally|still|also|ever)\s+)?${DOING}`,
        String.raw`^\W*(?:and\s+|but\s+|so\s+)?(?:can|could|may|might)\s+(?:they|an?\s+\w+|${ANYBODY})\s+(?:(?:legally|still|also|ever)\s+)?${DOING}`,
        String.raw`\b(?:reportable|deductible|permissible|exempt\s+from|reporting\s+(?:requirements?|obligations?|rules?|thresholds?|deadlines?|limits?)|de\s+minimis|anti-?kickback|stark\s+(?:law|act)|safe\s+harbou?rs?|penalt(?:y|ies)\s+for|fines?\s+for)\b`,
      ].join('|'),
      'i',
    ),
    'The data says what was reported as paid. What has to be reported or may be paid is a question of law, which I do not answer.',
  ],
  [
    'cannot',
    /\bby\s+[\w\s'"-]{1,40}?\s+(?:i|we)\s+mean\b/i,
    'I take no word in a meaning that a question gives it: say in its place whom or what you mean, for example the specialties one by one.',
  ],
  [
    'verdict',
    new RegExp(
      String.raw`\b(?:best|worst|greatest|finest|nicest|smartest)\s+(?!(?:paid|compensated|earning|for|in|by)\b)(?:\w+\s+)?${PEOPLE}`,
      'i',
    ),
    'The data says who paid what to whom, and nothing of how good anybody is. I can rank them by what they got.',
  ],
  [
    'out-of-field',
    new RegExp(
      String.raw`\b${PEOPLE}\s+(?:(?:who|that)\s+are\s+)?(?:over|under|above|below|older\s+than|younger\s+than)\s+[2-9]\d(?=\s*(?:$|[?.!,])|\s+(?!payments?|records?|meals?|compan|dollars?|bucks|usd|thousand|million|percent|fees?|studies|trials)[a-z])`,
      'i',
    ),
    'The data does not say how old anybody is. An amount is written with a dollar sign: “physicians over $60”.',
  ],
  [
    'forecast',
    /\b(?:forecasts?|predict(?:s|ed|ion|ions|ing)?|project(?:ed|ion|ions)\s+(?:for|spend|total)?|projections?|extrapolat\w*|will\s+(?:\w+\s+){0,4}(?:pay|spend|receive|be|grow|increase|rise|fall|get|happen|give|cost|reach|exceed)|going\s+to\s+(?:pay|spend|receive|be|grow)|next\s+(?:year|quarter|month|decade|(?:\w+\s+)?(?:years|quarters|months))|in\s+the\s+future|upcoming\s+year|by\s+20[3-9]\d|expected\s+(?:spend|payments?|total)|estimate\s+(?:for\s+)?(?:next|future))\b/i,
    'The data ends where it ends: I make no forecasts. I can show how the figures have developed.',
  ],
  [
    'prescription',
    /\b(?:(?:drugs?|medicines?|medications?|devices?|treatments?)\s+(?:is|are|works?)\s+(?:the\s+)?(?:best|safest|better|safe)|(?:best|safest|better)\s+(?:drug|medicine|medication|treatment|device)\s+(?:for|to)|prescri(?:be[sd]?|bing|ption|ptions)|(?:side|adverse)\s+effects?|dos(?:e|es|age)|symptoms?|diagnos\w*|treat(?:s|ment|ments|ing)?\s+(?:for|of|my)|cure[sd]?|patients?\s+(?:outcomes?|died|deaths?|data|names?)|medicare\s+(?:claims|part)|claims\s+data|efficacy|clinical\s+outcomes?|sales\s+(?:of|figures?|data|revenue)|revenues?|stock\s+prices?|share\s+prices?|market\s+cap(?:italization)?|profits?\s+of|earnings\s+of|salar(?:y|ies)|net\s+worth)\b/i,
    'That is not in this data: it holds payments of companies to physicians, practitioners and teaching hospitals, and nothing of prescriptions, patients, sales or salaries.',
  ],
  [
    'out-of-field',
    /\b(?:weather|jokes?|poems?|recipes?|sing\s|songs?|lyrics|movies?|football|soccer|basketball|president|election|bitcoin|crypto\w*|capital\s+of|who\s+are\s+you|what\s+are\s+you|your\s+name|how\s+old|meaning\s+of\s+life|translate|write\s+(?:me\s+)?(?:an?\s+)?(?:e-?mail|essay|poem|code|story|letter|script)|python|javascript|news\s+about|home\s+address|phone\s+numbers?|e-?mail\s+address(?:es)?|social\s+security|ssn|date\s+of\s+birth|religion|political|married|age\s+of|gender|sex\s+of|race\s+of|ethnicity|flights?\s+to\s|restaurants?\s+near|what\s+time\s+is|remind\s+me|book\s+me|(?:send|e-?mail)\s+(?:an?\s+|this\s+|it\s+|me\s+|that\s+)(?:e-?mail|report|to)?|lawsuits?|malpractice|ratings?|reviews?\s+of|recommend|attendees?|sales\s+rep(?:resentative)?s?|years?\s+(?:of\s+(?:experience|practice|age)|old|in\s+practice)|with\s+experience)\b/i,
    'I answer questions about payments of companies to physicians, practitioners and teaching hospitals, and about nothing else.',
  ],
];

/** A refusal of what is outside the field, however it is worded otherwise. */
export function outOfField(text: string): Refused | undefined {
  const found = OUT_OF_FIELD.find(([, pattern]) => pattern.test(text));
  if (found) return refusal(found[0], found[2]);
  const talk = OUT_OF_DATA.find(([pattern]) => pattern.test(text));
  return talk && refusal('cannot', talk[1]);
}
