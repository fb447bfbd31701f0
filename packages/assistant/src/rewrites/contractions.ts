import { type Rewrites, replaced } from './replaced.ts';

/** What people write as they speak, and the words that it is short for. */
const IN_FULL: Rewrites = [
  [/\bgimme\b/gi, 'give me'],
  [/\blemme\b/gi, 'let me'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\by'all\b/gi, 'you'],
  [/\b(?<asks>what|who|how|where|when|which|why)'d\b/gi, '$<asks> did'],
  [/\b(?<who>i|we|you|they|he|she|it)'d\b/gi, '$<who> would'],
  [/\b(?<who>i|we|you|they|who|that|which|what)'ve\b/gi, '$<who> have'],
  [/\b(?<who>i|we|you|they|he|she|it|who|that)'ll\b/gi, '$<who> will'],
  [/\b(?<who>we|you|they|who|there|what|how|these|those)'re\b/gi, '$<who> are'],
  [/\bi'm\b/gi, 'I am'],
  // `50 grand` is money.
  [/\$?(?<amount>\d[\d,.]*) ?(?:grand|g's|thou)\b/gi, '$$$<amount>k'],
];

/** A question without the short forms of speech: `what'd X spend` is `what did X spend`. */
export function withoutContractions(question: string): string {
  return replaced(question, IN_FULL);
}
