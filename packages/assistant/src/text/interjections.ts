/** What people say before a turn and mean nothing by: `ok, and physicians`; `Great Lakes` is a name, `great, …` is none. */
const SPOKEN =
  /^(?:(?:(?:ok(?:ay)?|hm+|um+|uh+|oh|ah|wait|sorry|thanks|thank you|thx|alright)\b[\s,.!:;-]*)|(?:(?:great|cool|nice|perfect|fine|good|right|well|so|yes|yeah|yep|no problem|interesting|got it)\s*[,.!:;]\s*))+(?=\S)/i;

/** A question without the small sounds before it. */
export function withoutInterjections(question: string): string {
  const text = question.trim();
  const rest = text.replace(SPOKEN, '');
  return rest === '' ? question : rest;
}
