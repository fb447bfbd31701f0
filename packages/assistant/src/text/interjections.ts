/** What people say before a turn and mean nothing by: `ok, and physicians`; `Great Lakes` is a name, `great, …` is none. */
const SPOKEN =
  /^(?:(?:(?:ok(?:ay)?|hm+|um+|uh+|oh|ah|wait|sorry|thanks|thank you|thx|alright)\b[\s,.!:;-]*)|(?:(?:great|cool|nice|perfect|fine|good|right|well|so|yes|yeah|yep|no problem|interesting|got it)\s*[,.!:;]\s*))+(?=\S)/i;

const KIND =
  '(?:(?:quick|short|board|annual|quarterly|monthly|internal|new|team|management|compliance|steering)\\s+){0,2}';
const PAPER = `(?:an?|my|our|the|some|this)\\s+${KIND}(?:slides?|decks?|presentation|report|memo|meeting|chart|briefing|brief|article|story|paper|talk|newsletter|review)`;
const DOING = '(?:putting|preparing|working\\s+on|writing|building|making|drafting|finishing)';
/** What a question is for: `for a slide - …`, `I'm putting a slide together, …`; only with words that are about no payments. */
const PURPOSE = new RegExp(
  `^(?:(?:(?:this|it)(?:'s|\\s+is)\\s+)?for\\s+${PAPER}|(?:i|we)(?:'m|'re|\\s+am|\\s+are)\\s+${DOING}\\s+(?:together\\s+)?${PAPER}(?:\\s+together)?)\\s*[,:;.–—-]+\\s*(?=\\S)`,
  'i',
);

/** A question without the small sounds before it, and without what it is for. */
export function withoutInterjections(question: string): string {
  const text = question.trim();
  const rest = text.replace(SPOKEN, '').replaceAll('’', "'").replace(PURPOSE, '');
  return rest === '' ? question : rest;
}
