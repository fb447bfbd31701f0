import type { Tag } from '../../tags/tag.ts';
import { DISTINCT_WORDS } from '../../tags/words/restriction-words.ts';
import { countedMeasure } from '../counted.ts';
import { after, type Draft, isFree, SMALL, take, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';
import { isSingleNature } from '../records/read-single-records.ts';

/** What is counted after the number: `50 payments`, `3 companies`, `5 different companies`. */
export function subjectAfter(draft: Draft, number: Tag, isMoney: boolean): string | undefined {
  const beside = after(draft, number, ['filler', 'verb', ...(isOfTheirs(draft, number) ? SMALL : [])]);
  // `more than 20 distinct companies`.
  const isDistinct = beside?.kind === 'count' && /^(?:distinct|unique)$/i.test(textOf(draft, beside));
  const isPlain =
    isDistinct || (beside?.kind === 'restriction' && DISTINCT_WORDS.includes(draft.tokens[beside.from]?.low ?? ''));
  if (isDistinct) take(draft, beside);
  const next = isPlain ? after(draft, beside, ['filler', 'verb']) : beside;
  if (isMoney || !next || isField(draft, next)) return undefined;
  if (isFree(draft, next, 'unit', 'measure')) {
    take(draft, next);
    return next.measure;
  }
  if (isFree(draft, next, 'noun')) {
    take(draft, next);
    for (const { field, values } of next.noun.where ?? []) draft.filters.push({ field, values });
    return countedMeasure(next.noun.dimension);
  }
  if (isTimes(draft, next)) {
    take(draft, next);
    return 'payments';
  }
  // `more than 3 disputed records`: the condition stays with the records.
  const records = after(draft, next, ['filler', 'value', 'source']);
  if ((next.kind === 'value' || next.kind === 'source') && isFree(draft, records, 'unit')) {
    take(draft, records);
    return records.measure;
  }
  // A dispute is of a record.
  if (next.kind === 'value' && draft.tokens[next.to - 1]?.low === 'disputes') return 'records';
  // `more than 20 cardiologists`: a number of those people.
  if (next.kind === 'value' && next.isPerson) return countedMeasure('recipient');
  // `more than 10 meals`, `more than one honorarium` counts them.
  const isCounted = isPlural(draft, next) || isSingleNature(draft, next);
  return next.kind === 'value' && next.choices[0]?.field === 'nature' && isCounted ? 'payments' : undefined;
}

/** `more than 100, state = TX`: a field and its value behind a comma are another condition; `above 500,000: company, amount` names columns. */
function isField({ tokens, tags }: Draft, next: Tag): boolean {
  // More than a space between two words is a colon or a dash, which is no token.
  if ((tokens[next.from]?.start ?? 0) - (tokens[next.from - 1]?.end ?? 0) > 1) return true;
  if (tokens[next.from - 1]?.low !== ',' || next.kind !== 'noun') return false;
  const value = tags[tags.indexOf(next) + 1];
  return value?.kind === 'value' && value.choices.some(({ field }) => field === next.noun.dimension);
}

/** `more than five of their records`. */
function isOfTheirs({ tokens }: Draft, number: Tag): boolean {
  return tokens[number.to]?.low === 'of' && ['their', 'its', 'the'].includes(tokens[number.to + 1]?.low ?? '');
}

/** `3 times`, `twice`. */
export function isTimes(draft: Draft, tag: Tag | undefined): boolean {
  return tag?.kind === 'restriction' && draft.tokens[tag.from]?.low === 'times';
}
