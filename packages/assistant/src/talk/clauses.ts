import { ASKER, BARE_OCCASION, NO_ARTICLE, OCCASION, TOWARDS } from './occasions.ts';
import { PURPOSES } from './purposes.ts';

/** What ends a clause of talk: a pause, or the words that begin a request. */
const PAUSE =
  '(?:\\s*[,:;.!]+\\s+|\\s*[–—]+\\s*|\\s+-+\\s+|\\s*\\.\\.\\.\\s*)(?:(?:and|so|but|then|therefore)\\s+(?=\\w))?';
const REQUEST =
  "(?=(?:please|kindly|(?:could|can|would|may|might)\\s+(?:you|i|we|someone|somebody|it)|what|which|who|whose|how|where|show|give|list|tell|name|send|provide|pull|find|identify|state|confirm|do\\s+you|(?:i|we)(?:'d|\\s+would|\\s+will|'ll|\\s+also|\\s+just)?\\s+(?:need|want|like|require|request|wish|am\\s+looking|are\\s+looking|must|have\\s+to|love|appreciate))\\b)";
const END = `(?:${PAUSE}|\\s+(?:(?:and|so|,)\\s+)?${REQUEST})(?=\\S)`;
const SHORT = '(?:(?!\\s(?:who|whose|which|how|what)\\s)[^,:;.!?–—]|\\.(?=\\d)|,(?=\\d{3})){1,80}?';
const ABOUT = `(?:(?:\\s+(?:about|on|into|regarding|concerning|covering|around|of|for|to|with|at|in|from|by)\\s+)(?<of>${SHORT}))?`;

const NEED = "(?:(?:this|it|that)(?:'s|\\s+is)\\s+(?:all\\s+)?|(?:i|we)\\s+(?:need|want)\\s+(?:this|it)\\s+|just\\s+)?";
const GERUND =
  'preparing|writing(?:\\s+up)?|working\\s+on|building|making|drafting|finishing(?:\\s+up)?|putting\\s+together|pulling\\s+together|compiling|updating|editing|assembling|finali[sz]ing|presenting|briefing|pitching|meeting|getting\\s+ready|closing(?:\\s+out)?|doing|planning|completing|filling\\s+in|answering|responding|reporting|prepping|wrapping\\s+up|creating|developing|producing|summari[sz]ing|setting\\s+up|helping|supporting|conducting|performing|undertaking|running|carrying\\s+out|speaking|talking';
const INFINITIVE =
  'prepare|write(?:\\s+up)?|build|make|draft|finish|put\\s+together|pull\\s+together|compile|update|edit|assemble|finali[sz]e|present|brief|pitch|meet|get\\s+ready|close(?:\\s+out)?|complete|fill\\s+in|answer|respond|report|prep|wrap\\s+up|create|develop|produce|submit|deliver';
const LOOKING =
  'looking\\s+(?:at|into)|digging\\s+into|reviewing|checking(?:\\s+on)?|researching|tracking|auditing|studying|exploring|going\\s+(?:through|over)|reconciling|covering|writing\\s+about|reporting\\s+on|curious\\s+about|interested\\s+in|thinking\\s+about|working\\s+through|asking\\s+about|talking\\s+about';
const WE = `(?:i|we|my\\s+team|our\\s+team|${ASKER})`;
const BECAUSE = '(?:(?:since|as|because|given\\s+that|seeing\\s+that|while|whilst|now\\s+that|so|hi|and)\\s+)?';
const BEING =
  "(?:'m|'re|'s|\\s+am|\\s+are|\\s+is|\\s+was|\\s+were|'ve\\s+been|\\s+have\\s+been|\\s+has\\s+been|'ll\\s+be|\\s+will\\s+be)";
const HAVING =
  "(?:'ve\\s+got|\\s+have|\\s+has|\\s+need|\\s+needs|\\s+want|\\s+wants|\\s+got|\\s+must|'ve\\s+been\\s+asked|\\s+(?:have|has)\\s+been\\s+asked|\\s+(?:am|are)\\s+(?:asked|supposed)|\\s+was\\s+asked|\\s+were\\s+asked|'m\\s+supposed)";
const JUST = '(?:\\s+(?:currently|just|still|now|also|busy|both|all))?';

const ROLE =
  'counsel|lawyer|attorney|paralegal|auditor|journalist|reporter|editor|writer|blogger|officer|analyst|shareholder|academic|scholar|scientist|statistician|economist|epidemiologist|student|professor|patient|taxpayer|citizen|consumer|regulator|inspector|monitor|manager|director|lead|head|executive|adviser|advisor|liaison|representative|newcomer|beginner|outsider|accountant|controller|ceo|cfo|cco|coo|vp';
export const SPEAKER = `(?:${ASKER}|(?:(?:an?|one|some|two|three|several|many|a\\s+few|a\\s+couple)\\s+of\\s+)?(?:an?|my|our|the|their|some|one|another)\\s+(?:\\w+\\s+){0,2}?(?:surgeons?|nurses?|physicians?|reps?|members?|trustees?|donors?|clients?|patients?|readers?|viewers?|residents?|fellows|faculty|staff|students?|subscribers?|guys?|boss|sources?|tipsters?|partners?|interns?|committee|board|colleagues?|co-?workers?|friends?|neighbou?rs?|wife|husband|brother|sister|doctors?|person|guy|critics?|experts?|papers?|press|media|news|articles?|stud(?:y|ies)|others?|people|folks)|someone|somebody|people|folks|everyone|everybody|they|critics|some|others|rumou?r|word|(?:i|we))`;
export const SAYING =
  "(?:says?|said|saying|claims?|claimed|tells?\\s+(?:me|us)|told\\s+(?:me|us)|thinks?|thought|believes?|believed|argues?|argued|insists?(?!\\s+on)|reckons?|suspects?|suspected|mentions?|mentioned|suggests?|suggested|alleges?|complains?|complained|(?:has|have)\\s+it|(?:was|were|am|are|is|'m|'re|'ve\\s+been|have\\s+been|has\\s+been)\\s+(?:told|informed|advised)|(?:keeps?|kept)\\s+(?:saying|hearing|reading|seeing|telling\\s+(?:me|us)|claiming)|heard|(?:'ve|have)\\s+(?:heard|read|seen)|read|gathers?|understand|assumes?|assumed|guess)";

/** A clause of talk before a question, and the thing it is about where it has one. */
export interface Clause {
  readonly pattern: RegExp;
  /** What it is about is what the question is about: `I'm looking into royalties`. */
  readonly isTopic?: true;
  /** What others say, which a question that points back goes on from: `I heard Kelvanta paid him, how much was it`. */
  readonly isHearsay?: true;
  /** Why it is asked: what it names that the question does not is no part that may be set aside. */
  readonly isPurpose?: true;
}

const clause = (pattern: string, isTopic?: true): Clause => ({
  pattern: new RegExp(`^(?<talk>${pattern})${END}`, 'i'),
  ...(isTopic && { isTopic }),
});

/** The clauses of purpose, reason and occasion that people begin with. */
export const CLAUSES: readonly Clause[] = [
  // `I'm writing about royalties: …`, `we are looking into device loans, …`.
  clause(`${BECAUSE}${WE}${BEING}${JUST}\\s+(?:${LOOKING})\\s+(?<topic>${SHORT})`, true),
  // `auditors are asking about device loans, so …`, `my boss asked about Pfizer: …`.
  clause(
    `${BECAUSE}${ASKER}(?:${BEING}|\\s+keeps?)?${JUST}\\s+(?:asking|asked|asks|enquir(?:ing|ed)|inquir(?:ing|ed)|wondering|curious|raised\\s+(?:a\\s+)?(?:question|questions|concerns?))(?:\\s+(?:me|us))?\\s+(?:about|regarding|concerning|after|on)\\s+(?<topic>${SHORT})`,
    true,
  ),
  // `while you have the travel line open, …`, `now that you've got meals up, …`.
  clause(
    `(?:while|since|as|now\\s+that|if)\\s+(?:you|we)(?:'ve|'re|\\s+are)?\\s*(?:have|got|in|looking\\s+at|still\\s+have)\\s+(?<topic>${SHORT})\\s+(?:open|up|handy|at\\s+hand|to\\s+hand|in\\s+front\\s+of\\s+you|on\\s+(?:the\\s+)?screen)`,
    true,
  ),
  // `when you look at research dollars for 2024, …`.
  clause(
    `(?:when|if)\\s+(?:you|we|one|i)\\s+(?:only\\s+|just\\s+)?(?:looks?|takes?)(?:\\s+(?:only|just|solely))?\\s+(?:a\\s+look\\s+)?at\\s+(?<topic>${SHORT})`,
    true,
  ),
  // `on the subject of royalties, …`, `speaking of meals, …`, `turning to grants: …`.
  clause(
    `(?:on\\s+the\\s+(?:subject|topic|matter|question)\\s+of|speaking\\s+of|talking\\s+of|turning\\s+(?:now\\s+)?to|coming\\s+(?:back\\s+)?to|(?:a\\s+)?(?:quick\\s+)?questions?\\s+(?:about|on)|re|regarding|concerning|as\\s+regards|with\\s+(?:regard|respect|reference)\\s+to|in\\s+relation\\s+to)\\s+(?!(?:an?|my|our|your|this|that)\\b)(?<topic>${SHORT})`,
    true,
  ),
  // `a colleague says a few hospitals get most grants: …`, `I keep hearing about weight loss drugs, so …`.
  clause(
    `${BECAUSE}(?:i|we)(?:\\s+keep|\\s+kept|'ve\\s+been|\\s+have\\s+been|\\s+am|\\s+are|'m|'re)\\s+(?:always\\s+)?(?:hearing|reading|seeing)\\s+(?:a\\s+lot\\s+|so\\s+much\\s+|things\\s+|stories\\s+)?about\\s+(?<of>${SHORT})`,
  ),
  {
    ...clause(`${BECAUSE}${SPEAKER}\\s*${SAYING}\\s+(?:that\\s+)?(?!(?:about|of|to|on|for)\\b)${SHORT}`),
    isHearsay: true,
  },
  // `one of our surgeons asked me: …`, `the nurses keep asking, …`: what they asked is the question.
  clause(
    `${BECAUSE}${SPEAKER}\\s+(?:(?:just|has|have|had|is|are|was|were|been|keeps?|kept|recently|also)\\s+)*(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|enquir(?:es?|ed|ing)|inquir(?:es?|ed|ing)|wants?\\s+to\\s+know|wanted\\s+to\\s+know|would\\s+like\\s+to\\s+know|put\\s+(?:this|it)\\s+to\\s+(?:me|us))(?:\\s+(?:me|us))?(?:\\s+(?:this|the\\s+following|today|yesterday|again))?`,
  ),
  // `our file requires the total …`: what is written needs it.
  {
    pattern: new RegExp(
      `^(?<talk>${OCCASION}\\s+(?:requires?|needs?|calls?\\s+for|must\\s+(?:show|state|contain|include|list)|should\\s+(?:show|state|contain|include|list))(?:\\s+us\\s+to\\s+(?:show|state|list|report))?)\\s+(?=(?:the|a|an|all|each|every|how|which)\\b)`,
      'i',
    ),
  },
  // `I am curious whether weekends matter: how much …`: what follows the pause is asked.
  {
    pattern: new RegExp(
      `^(?<talk>(?:(?:i|we)(?:'m|'re|\\s+am|\\s+are)\\s+)?(?:just\\s+)?(?:curious|wondering|interested|keen\\s+to\\s+(?:know|learn)|trying\\s+to\\s+(?:see|understand|find\\s+out|work\\s+out))\\s+(?:(?:as\\s+to|about|in|to\\s+(?:know|see))\\s+)?(?:whether|if|why)\\s+${SHORT})\\s*(?:[:;]+\\s+|\\s[–—-]+\\s|\\.\\s+)(?=(?:how|what|which|who|please|show|list|give|could|can)\\b)`,
      'i',
    ),
  },
  // `data check before we submit: …`, `one last look before I send this off: …`.
  clause(
    `(?:(?:an?|one|my|our|the|another|just|data|quick|final|last|sanity|double|more|small|short|brief|simple|numbers?)[\\s-]+){0,4}(?:checks?|questions?|look|thing|query|queries|request|reviews?|note|ask|one|point|item|favou?r)\\s+(?:before|so(?:\\s+that)?|because|since|as|while|when|until|after|once)\\s+(?:i|we|they|it|${ASKER})\\s+${SHORT}(?=\\s*(?::|[–—]|\\s-))`,
  ),
  // `before we sign off, …`, `before I certify the report, …`.
  clause(
    `before\\s+(?:i|we|they|${ASKER})\\s+(?:signs?|certif(?:y|ies)|attests?|submits?|files?|finali[sz]es?|publish(?:es)?|sends?|locks?|closes?|wraps?|moves?|goes|go)(?:\\s+[\\w'-]+){0,5}?`,
  ),
  // `as counsel I need …`, `speaking as an auditor, …`.
  clause(
    `(?:speaking\\s+)?as\\s+(?:(?:an?|the|your|our|their)\\s+)?(?:[\\w-]+\\s+){0,2}?(?:${ROLE})(?:\\s+(?:at|of|for|in|on|with)\\s+(?:an?|the|our|my|your)\\s+(?:[\\w-]+\\s*){1,3}?)?`,
  ),
  // `in a hurry - …`, `board meeting in an hour - …`, `no time for details, …`.
  clause(
    `(?:(?:i|we)(?:'m|'re|\\s+am|\\s+are)\\s+)?(?:(?:really|rather|a\\s+bit|kind\\s+of)\\s+)?(?:in\\s+(?:an?|some|such\\s+a|a\\s+bit\\s+of\\s+a)\\s+(?:hurry|rush)|pressed\\s+for\\s+time|short\\s+(?:of|on)\\s+time|running\\s+late)`,
  ),
  clause(
    `(?:(?:i|we)(?:'ve|\\s+have)?(?:\\s+got|\\s+have)?\\s+)?(?:(?:an?|the|my|our)\\s+)?(?:[\\w-]+\\s+){0,2}?(?:meeting|call|deadline|presentation|pitch|hearing|interview|briefing|review|flight|train|class)\\s+(?:(?:is|starts|begins|coming\\s+up)\\s+)?(?:(?:in|within)\\s+(?:about\\s+)?(?:\\w+\\s+){1,3}?(?:minutes?|mins?|hours?|hrs?|days?)|at\\s+\\w+(?:\\s+(?:am|pm|o'clock))?|tomorrow|tonight|today|soon|this\\s+\\w+|next\\s+\\w+)`,
  ),
  clause(
    `(?:(?:i|we)(?:'ve\\s+got|\\s+have(?:\\s+got)?|\\s+don't\\s+have|\\s+do\\s+not\\s+have|\\s+don't\\s+need|\\s+do\\s+not\\s+need)?\\s+)?(?:no|little|any|don't\\s+need(?:\\s+the)?)\\s+(?:time(?:\\s+(?:for|to)\\s+${SHORT})?|details|explanations?)`,
  ),
  // `for the oncology landscape slide …`, `in preparation for our annual audit, …`.
  clause(`${NEED}${TOWARDS}\\s+${OCCASION}${ABOUT}`),
  // `for a slide I am making, …`, `for the memo we're writing: …`.
  clause(
    `${NEED}${TOWARDS}\\s+${OCCASION}\\s+(?:that\\s+|which\\s+)?(?:i|we)(?:'m|'re|\\s+am|\\s+are)\\s+(?:\\w+\\s+)?(?:${GERUND})`,
  ),
  clause(`${NEED}(?!for\\b)${TOWARDS}\\s+${BARE_OCCASION}`),
  clause(`(?:just\\s+)?for\\s+${NO_ARTICLE}`),
  clause(`${NEED}(?:for|on\\s+behalf\\s+of)\\s+${ASKER}`),
  // `since I am preparing a piece on consulting, …`, `we have to finish our memo by Friday, so …`.
  clause(
    `${BECAUSE}${WE}${BEING}${JUST}\\s+(?:${GERUND})\\s+(?:(?:for|with|to|in|at|on)\\s+)?${OCCASION}${ABOUT}(?:\\s+together)?`,
  ),
  clause(`${BECAUSE}${WE}${BEING}${JUST}\\s+(?:${GERUND})\\s+(?:(?:for|with|to|in|at|on)\\s+)?${ASKER}`),
  clause(
    `${BECAUSE}${WE}${HAVING}${JUST}\\s+to\\s+(?:${INFINITIVE})\\s+(?:(?:for|with|to|in|at|on)\\s+)?(?:${OCCASION}|${ASKER})${ABOUT}`,
  ),
  clause(`${BECAUSE}${WE}${HAVING}${JUST}\\s+${OCCASION}${ABOUT}`),
  // `before I brief our CEO, …`, `so that we can finish the memo, …`.
  clause(
    `(?:before|after|until|once|when|so(?:\\s+that)?|in\\s+order\\s+that)\\s+${WE}(?:\\s+(?:can|could|will|must|go\\s+and|go\\s+to))?\\s+(?:${INFINITIVE}|see|call|send|answer)\\s+(?:(?:for|with|to|in|at|on)\\s+)?(?:${OCCASION}|${ASKER})`,
  ),
  clause(
    `${BECAUSE}${OCCASION}\\s+(?:is|are|was)\\s+(?:due(?:\\s+(?:(?:on|by|in)\\s+)?(?:\\w+day|today|tomorrow|soon|this\\s+\\w+|next\\s+\\w+))?|coming\\s+up|today|tomorrow|tonight|soon|overdue|on\\s+\\w+day|this\\s+\\w+|next\\s+\\w+|in\\s+\\w+\\s+\\w+)`,
  ),
  ...PURPOSES.map((pattern) => ({ ...clause(pattern(SHORT)), isPurpose: true as const })),
];

/** Who asks, straight before what they ask for: `the committee wishes to know`, `legal needs`. */
export const SAID_OF_ASKER = new RegExp(
  `^(?<talk>${ASKER}(?:${BEING}|\\s+has|\\s+have|\\s+just|\\s+also|\\s+would)?${JUST}\\s+(?:wants?|wanted|needs?|needed|wish(?:es)?|like|likes|requires?|requests?|requested|request(?:ing|s)?|seeks?|asked|asks|asking|wondering|wonders?|curious|insists?\\s+on|expects?|keen|interested|demands?)(?:\\s+(?:me|us))?(?:\\s+(?:for|about|in|on|after|that\\s+(?:i|we)\\s+(?:provide|show|send|pull|get|list)|(?:to|in)\\s+(?:know|see|have|get|receive|learn|understand|find\\s+out|be\\s+told|be\\s+shown|knowing|seeing|provide|pull|show|list|send)))?)(?:\\s*[,:;–—-]\\s*|\\s+)(?=\\S)`,
  'i',
);
