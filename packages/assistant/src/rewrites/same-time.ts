const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const PART = `(?:ytd|q[1-4]|h[12]|${MONTH}(?:\\s*(?:-|to|through|and)\\s*${MONTH})?)`;
const SAME = new RegExp(
  `\\b(?<part>${PART})(?<between>\\s+(?:of\\s+)?\\d{4}\\b.*?)\\b(?:the )?same (?:months?|quarters?|period|time|half|part)(?: (?:of|in))? (?<year>\\d{4})\\b`,
  'i',
);

const EARLIER = new RegExp(
  `\\b(?<part>${PART})(?<of>\\s+(?:of\\s+)?)(?<year>\\d{4})\\b(?<between>.*?)\\b(?:the )?same (?:months?|quarters?|period|time|half|part) (?:(?:a|one|the) year (?:earlier|before|ago|prior)|(?:of|in) the (?:year before|previous year|prior year))`,
  'i',
);

/** `Q1 2024 against the same quarter a year earlier`. */
function withYearEarlier(question: string): string {
  return question.replace(EARLIER, (_, part: string, of: string, year: string, between: string) =>
    [part, of, year, between, part, ' ', Number(year) - 1].join(''),
  );
}

const NAMED_EARLIER =
  /\b(?<part>ytd|q[1-4]|h[12]|[a-z]+) (?:of )?(?:a|one|the) (?:year earlier|year before|previous year|prior year)\b/i;

/** `Q4 2024 against Q4 a year earlier`, with its year. */
function withNamedYearEarlier(question: string): string {
  const { part } = NAMED_EARLIER.exec(question)?.groups ?? {};
  const said = part && new RegExp(`\\b${part} (?:of )?(?<year>\\d{4})\\b`, 'i').exec(question)?.groups?.year;
  return said ? question.replace(NAMED_EARLIER, `${part} ${Number(said) - 1}`) : question;
}

const YEARS = /\b(?:19|20)\d{2}\b/g;
const ITS = /\b(?:that|that same|the same) year's\b/gi;
const THEN =
  /,?\s+(?:in|during|for|over|of|within)?\s*\b(?:that|that same|the same) year\b(?!\s*(?:'|before|after|earlier|later|and\b|or\b))/gi;

/** `the ten best paid doctors of 2023, and what they got that year`: of one year that is named, it is that one. */
function withThatYear(question: string): string {
  const [year, another] = question.matchAll(YEARS);
  if (!year || another || /\beach\b|\bevery\b/i.test(question.slice(0, year.index))) return question;
  const [before, after] = [question.slice(0, year.index), question.slice(year.index)];
  return `${before}${after.replace(ITS, `the ${year[0]}`).replace(THEN, '')}`;
}

/** `January to March 2022 against the same months of 2023`, with the months said again. */
export function withSameTime(question: string): string {
  return withThatYear(
    withNamedYearEarlier(withYearEarlier(question)).replace(SAME, '$<part>$<between>$<part> $<year>'),
  );
}
