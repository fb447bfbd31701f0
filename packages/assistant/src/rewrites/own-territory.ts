const AREA = '(?:territory|region|area|patch|market|district)';
const SAID = new RegExp(
  `^(?:(?:my|our)\\s+(?:sales\\s+)?${AREA}\\s+(?:is|covers|includes|spans)|(?:i|we)\\s+(?:cover|look\\s+after))\\s+(?<places>[^.?;:]{2,120})[.;:]\\s+(?<asked>\\S.*)$`,
  'i',
);
const THERE = new RegExp(
  `\\b(?:(?<!\\b(?:is|are|was|were)\\s+)there|in\\s+(?:my|our|this|that)\\s+(?:sales\\s+)?${AREA})\\b(?!\\s+(?:is|are|was|were)\\b)`,
  'i',
);

/** `My territory is Ohio and Utah. Total paid there per year?`: the places stand where the question points at them. */
export function withTerritory(question: string): string {
  const { places, asked } = SAID.exec(question)?.groups ?? {};
  const isPointed = places !== undefined && asked !== undefined && THERE.test(asked);
  return isPointed ? asked.replace(THERE, `in ${places.trim()}`) : question;
}
