import { type Rewrites, replaced } from './replaced.ts';

/** What people say around a question, and how it is said without: each says nothing, or says something twice. */
const SPOKEN: Rewrites = [
  // `quick one, who spends the most`, `one more thing: top 10 companies`.
  [
    /^(?:(?:a|just|just\s+a|and|ok|so)\s+)?(?:quick|short|easy|simple|another|last|next|final|one\s+more|one\s+last)\s+(?:one|question|q|thing|ask)\s*[,:;.!–—-]+\s*(?=\S)/i,
    '',
  ],
  // `what on earth`, `who the heck`.
  [/\b(?<asked>what|who|where|which|how)\s+(?:on\s+earth|in\s+the\s+world|the\s+(?:heck|hell|devil))\b/gi, '$<asked>'],
  // `doctors themselves`.
  [/(?<=\w)\s+(?:themselves|himself|herself|itself)\b/gi, ''],
  // `fly around`.
  [/\b(?<fly>fly|flies|flying|flew|flown)\s+around\b/gi, '$<fly>'],
  // `this year on last`.
  [
    /\bthis\s+(?<unit>year|quarter|month)\s+(?:on|over|against|versus|vs\.?|from|compared\s+(?:to|with))\s+(?:the\s+)?last(?=\s*(?:[.,;?!]|$))/gi,
    'this $<unit> over last $<unit>',
  ],
  // `leave Kelvanta out, who are the top three`.
  [
    /^(?:leave|keep|set|put|take|leaving|keeping|setting|putting|taking)\s+(?<out>[^,;:]+?)\s+(?:out|aside)(?:\s+of\s+(?:it|this))?\s*(?:[,;:]|\s[–—-])\s*(?=\S)/i,
    'without $<out>, ',
  ],
  // `per doctor, not per payment`.
  [
    /\b(?<per>per\s+(?!payment|record|transaction)\w+)[\s,]+(?:and\s+|but\s+)?not\s+(?:(?:per|by)\s+)?(?:(?:single|individual)\s+)?(?:payment|record|transaction)s?\b/gi,
    '$<per>',
  ],
];

/** `what on earth is it for` is `what is it for`. */
export function withoutTalk(question: string): string {
  return replaced(question, SPOKEN);
}

/** `what about the meals of Pfizer` where nothing was asked before: it asks for them. */
export function withoutTurn(question: string): string {
  return question.replace(
    /^(?:and\s+)?(?:what|how)\s+about\s+(?!(?:more|less|fewer|over|under|above|below|at)\b)(?=\w+\s+\w)/i,
    '',
  );
}
