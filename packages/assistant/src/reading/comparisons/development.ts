import { type Draft, textOf } from '../draft.ts';

const DEVELOPS = /^(?:develop|evolve|unfold)$/;
const BY_HOW_MUCH = /\bhow (?:much|many)\b|\bby (?:how|what)\b/;

/** `how did spend develop from 2021 to 2024`: each year on the way is asked, and not the last beside the first. */
export function isDevelopment(draft: Pick<Draft, 'tags' | 'tokens' | 'periods'>): boolean {
  const { tags, tokens, periods } = draft;
  const [one] = periods;
  const time = tags.find(({ kind }) => kind === 'period');
  const isOfTwoEnds = time !== undefined && /^between\b/i.test(textOf(draft, time));
  const hasYearsBetween =
    one?.kind === 'years' && one.from !== undefined && (one.to === undefined || one.to - one.from > 1);
  const words = tokens.map(({ low }) => low).join(' ');
  const isAsked = tokens.some(({ lemma }) => DEVELOPS.test(lemma)) && !BY_HOW_MUCH.test(words);
  return isAsked && hasYearsBetween && !isOfTwoEnds;
}
