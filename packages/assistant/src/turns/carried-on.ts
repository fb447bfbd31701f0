import type { ModelDescription } from '@pellucid/contract';
import { chipsOf } from '../answer/chips.ts';
import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import { areKin } from './merged/merged-filters.ts';

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

const OTHER =
  '(?:(?:completely|entirely|totally|quite)\\s+)?(?:different|else|new|other|another|next|unrelated|separate)';
const TOPIC = '(?:thing|topic|subject|question|matter|note)';
/** What people say where they leave what was asked before. */
const LEAVING = [
  `(?:(?:and\\s+)?now(?:\\s+for)?\\s+)?(?:(?:an?\\s+)?${OTHER}\\s+${TOPIC}|something\\s+${OTHER}(?:\\s+entirely)?)(?:\\s+now)?`,
  'now\\s+(?:completely\\s+|entirely\\s+|totally\\s+)?different(?:ly)?',
  `on\\s+(?:to\\s+)?(?:an?\\s+|the\\s+)?${OTHER}\\s+${TOPIC}`,
  '(?:start(?:ing)?|begin(?:ning)?)\\s+(?:over|again|anew|afresh)(?:\\s+(?:now|please))?',
  '(?:forget|never\\s+mind|scrap|ignore|leave)\\s+(?:(?:about\\s+)?(?:that|this|it|all\\s+(?:that|of\\s+that))|the\\s+(?:last|previous)\\s+(?:one|question))',
  `chang(?:e|ing)\\s+(?:of|the)\\s+(?:subject|topic)`,
  `moving\\s+on(?:\\s+to\\s+something\\s+${OTHER})?`,
  'unrelated',
  '(?:different|another)(?=\\s*:)',
].join('|');
const ANEW = new RegExp(`^\\s*(?:(?:and|ok(?:ay)?|now)[\\s,]+)*(?:${LEAVING})\\s*[:,;.–—-]\\s*(?<said>.*\\S)`, 'is');

/** The question after `New question:`, `Something else:`, which is asked by itself whatever was asked before. */
export function askedAnew(question: string): string | undefined {
  return ANEW.exec(question)?.groups?.said;
}

/** A question as it is asked by itself. */
export const anew = (question: string) => `New question: ${question}`;
