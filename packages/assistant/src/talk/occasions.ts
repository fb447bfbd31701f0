const oneOf = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*,\s*/)
    .join('|')
    .replaceAll(' ', '\\s+')})`;

/** What is written, shown or gone through with what is asked: `the board deck`, `our annual audit`. */
const PAPER =
  oneOf(`slides?(?: decks?)?, slides?\\s+\\d+, decks?, presentations?, power ?points?, pptx?, reports?, memo(?:s|randum)?, briefings?, briefs?, one-?pagers?,
  articles?, story, stories, pieces?, papers?, newsletters?, columns?, op-?eds?, sidebars?, blogs?(?: posts?)?, posts?, podcasts?, scripts?, infographics?, fact ?-?sheets?, fact ?-?checks?,
  handouts?, spreadsheets?, workbooks?, worksheets?, dashboards?, scorecards?, charts?, graphs?, tables?, exhibits?, footnotes?, captions?, appendix, annex, binders?, packs?, packets?, folders?,
  files?, notes?, minutes, agendas?, archives?, chapters?, thesis, dissertation, press releases?, statements?, letters?, e-?mails?, repl(?:y|ies), responses?, questionnaires?, submissions?, filings?,
  audits?, reviews?, inspections?, investigations?, inquir(?:y|ies), enquir(?:y|ies), examinations?, assessments?, reconciliations?, depositions?, litigation, lawsuits?, cases?, due diligence,
  meetings?, calls?, town ?halls?, offsites?, pitch(?:es)?, proposals?, projects?, workstreams?, plans?, planning, budgets?, budgeting, strategy, benchmarking, benchmarks?, timelines?, road ?maps?, analysis, analyses, analytics,
  requests?, tickets?, accruals?, accrual checks?, close, month-?end close, check-?ins?, quer(?:y|ies), purposes?, records? request, qbr, rfp, training, onboarding, profile, overview, landscape, summar(?:y|ies), rundown, update, speech, lecture, seminar, assignment, homework, broadcast, front pages?, cover stor(?:y|ies), (?:next )?edition, feature, programme, documentary, prep, consultation, (?:pending|present|current|instant|above|captioned)\\s+matters?, matters?(?:\\s+(?:at\\s+hand|in\\s+hand|before\\s+us|in\\s+question|under\\s+(?:review|investigation|consideration))), comparison, monitoring plan, talking points, q&a, faq`);
/** Why something is asked, with nothing before it: `for context, …`. */
const BARE = oneOf(
  'context, background, reference, completeness, clarity, transparency, planning(?: purposes)?, budgeting(?: purposes)?, benchmarking(?: purposes)?, information(?: purposes)?, information only, the record, the file, good measure, the sake of completeness, what it is worth, our records, my own interest, the avoidance of doubt, comparison, the sake of comparison, illustration, the sake of clarity, good order, orientation, a start, starters',
);

/** Who has somebody ask: `the steering committee`, `legal`. */
const OFFICE =
  oneOf(`committee, board(?: of directors)?, boss, manager, director, supervisor, chair(?:man|woman|person)?, chief, ceo, cfo, cco, coo, vp, president of the board, head of \\w+, editors?, reporters?, journalists?, auditors?,
  inspectors?, regulators?, monitor, reviewers?, lawyers?, attorneys?, counsel, general counsel, legal, legal team, compliance, compliance officer, finance, audit, internal audit, marketing, procurement, clients?, customer, partner, team, department, group, office, unit,
  leadership, management, executives?, stakeholders?, investors?, shareholders?, colleagues?, coworker, assistant, analyst, professor, adviser, advisor, agency, bureau, inspectorate, ministry, secretariat, panel, task ?force, working group, leadership team, exec team`);

/** A word before the name of an occasion; none that begins a question or another clause. */
const BESIDE = `(?!(?:who|whom|whose|which|what|how|where|when|that|each|every|per|than|is|are|was|were|did|does|do|got|paid|and\\s+(?:who|how|what|which))\\b)[\\w'&/.-]+`;
const ARTICLE =
  "(?:(?:an?|the|my|our|your|his|her|their|this|that|some|today's|tomorrow's|monday's|tuesday's|wednesday's|thursday's|friday's|next\\s+(?:week|month|quarter)'s|this\\s+(?:week|month|quarter|year)'s)\\s+)";

/** `the oncology landscape slide`: an occasion with up to five words before it. */
const NAMED = `${ARTICLE}(?:${BESIDE}\\s+){0,5}?${PAPER}(?![\\w-])`;
/** `table 4`, `section 2.1 of the annual report`. */
const NUMBERED = `(?:table|tab|figure|exhibit|section|chapter|slide|page|row|column|line|box|form|appendix|annex|schedule|question|item|part|tab|sheet|panel)\\s+(?:\\d{1,3}(?:\\.\\d{1,2})?[a-z]?|[ivx]{1,4}|[a-z])\\b(?:\\s+(?:of|in|on|for)\\s+${NAMED})?`;
export const OCCASION = `(?:${NAMED}|${NUMBERED})`;
export const BARE_OCCASION = `(?:(?:${BESIDE}\\s+){0,3}?${PAPER}(?![\\w-])|${BARE}\\b)`;
export const NO_ARTICLE = `${BARE}(?![\\w-])`;
/** `the audit committee`, `someone in finance`, `legal`. */
export const ASKER = `(?:(?:(?:the|my|our|an?)\\s+)(?:${BESIDE}\\s+){0,3}?${OFFICE}|(?:external\\s+|internal\\s+|the\\s+)?auditors|legal|compliance|finance|management|leadership|marketing|procurement|internal\\s+audit|(?:some(?:one|body)|people|folks|they)(?=\\s+(?:in|on|at|from|upstairs))|upstairs|hq|head\\s*office)(?:\\s+(?:in|on|at|from|over\\s+in)\\s+(?:the\\s+)?(?:\\w+\\s+)?(?:${OFFICE}|\\w+))?(?:\\s+upstairs)?`;
/** `for`, `in preparation for`, `ahead of`: what leads to an occasion. */
export const TOWARDS =
  '(?:for(?:\\s+(?:the\\s+)?(?:(?:purposes?|sake)\\s+of|(?:use|inclusion)\\s+in))?|in\\s+(?:preparation|preparing|advance|connection|support|relation|anticipation|response|reply|view|light|furtherance|the\\s+context|the\\s+course)\\s+(?:for|of|with|to)|ahead\\s+of|as\\s+(?:a\\s+)?(?:part|input|preparation|background|follow-?\\s?up|prep)\\s+(?:of|to|for)|to\\s+(?:support|prepare|complete|finish|finali[sz]e|update|fill\\s+in|answer|brief|inform|close(?:\\s+out)?|put\\s+into|include\\s+in|help\\s+with|round\\s+out)|with\\s+(?:a\\s+view\\s+to|reference\\s+to|regard\\s+to|respect\\s+to|an\\s+eye\\s+to)|further\\s+to|following(?:\\s+up\\s+on)?|pursuant\\s+to|as\\s+per|per|regarding|re|on\\s+behalf\\s+of|prior\\s+to|before)';
