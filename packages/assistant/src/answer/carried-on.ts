import type { ModelDescription } from '@pellucid/contract';
import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import { chipsOf } from './chips.ts';
import { areKin } from './merged-filters.ts';

/** The conditions of the answer before that hold in a turn that names none of their kind, as its parts say them: `Aster Pharma`, `2024`. */
export function carriedOn(reading: Reading, said: Draft, model: ModelDescription): readonly string[] {
  const { ranking: _, comparison: __, ...rest } = reading;
  const isSaid = (field: string) => said.filters.some((one) => areKin(one.field, field));
  const carried = {
    ...rest,
    figures: [],
    groups: [],
    filters: reading.filters.filter(({ field }) => !isSaid(field)),
    periods: said.periods.length > 0 ? [] : reading.periods,
    thresholds: said.thresholds.length > 0 ? [] : reading.thresholds,
  };
  return chipsOf(carried, model)
    .filter(({ slot }) => slot !== 'source' || (reading.source !== 'general' && said.source === undefined))
    .map(({ text }) => text);
}

const ANEW =
  /^\s*(?:(?:and|ok(?:ay)?|now)[\s,]+)*(?:(?:an?\s+)?(?:new|different|another|next|other|separate|unrelated)\s+(?:question|thing|topic|subject)(?:\s*[:,;.–—]\s*|\s*-\s+)|(?:different|unrelated|another)\s*:\s*|(?:for\s+)?something\s+(?:else|different|new)(?:\s+entirely)?(?:\s*[:,;.–—]\s*|\s+-\s+))(?<said>.*\S)/is;

/** The question after `New question:`, `Now something else:`, which is asked by itself whatever was asked before. */
export function askedAnew(question: string): string | undefined {
  return ANEW.exec(question)?.groups?.said;
}

/** A question as it is asked by itself. */
export const anew = (question: string) => `New question: ${question}`;
