import { type Rewrites, replaced } from './replaced.ts';

const SPELLED: Rewrites = [
  // `did Norvelis drop during 2023`: in it, as all rules of years have it.
  [/\bduring (?=20\d\d\b)/gi, 'in '],
  // A programme by itself is a kind of payments.
  [/\bprogramme(?= years?\b)/gi, 'program'],
];

/** The words for a year as the rules of years spell them. */
export function withYearsSpelled(question: string): string {
  return replaced(question, SPELLED);
}
