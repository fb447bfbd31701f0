import type { Draft } from '../reading/draft.ts';

/** `is there`, `there were`: that something is, and no place. */
const BEING = ['be', 'exist'];

/** Whether `there` points at what was asked before, as in `top 5 companies there`; `how many are there` does not. */
export function pointsThere({ tokens }: Pick<Draft, 'tokens'>): boolean {
  return tokens.some(
    ({ low }, at) =>
      low === 'there' && !BEING.includes(tokens[at - 1]?.lemma ?? '') && !BEING.includes(tokens[at + 1]?.lemma ?? ''),
  );
}
