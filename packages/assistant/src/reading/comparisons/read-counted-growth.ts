import type { TagOf } from '../../tags/tag.ts';
import { after, type Draft, isFree, take, textOf } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { addNounFilters } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';

/** `increase in physicians paid`, `how many more doctors`, `growth of recipients`: their number, not what they are paid. */
export function readCountedGrowth(draft: Draft, tags: readonly TagOf<'growth'>[]): void {
  for (const tag of tags) {
    const noun = after(draft, tag, ['filler', 'preposition', 'value']);
    const isCount = isOfNumber(draft, tag);
    const isOf = /\b(?:in|of)$/i.test(textOf(draft, { from: tag.from, to: noun?.from ?? tag.to }));
    if (draft.figures.length > 0 || !(isCount || isOf)) continue;
    if (isCount && isFree(draft, noun, 'unit')) {
      take(draft, noun);
      addFigure(draft, { kind: 'measure', measure: noun.measure });
    } else if (isFree(draft, noun, 'noun') && isCountable(draft, noun)) {
      take(draft, noun);
      addNounFilters(draft, noun.noun, noun.from);
      addFigure(draft, { kind: 'distinct', dimension: noun.noun.dimension });
    }
  }
}

/** `how many more`, `how many fewer`. */
export function isOfNumber(draft: Draft, tag: TagOf<'growth'>): boolean {
  return /^how many\b/i.test(textOf(draft, tag));
}

/** Several of them, and not what they are paid: `physicians' payments`. */
export function isCountable(draft: Draft, noun: TagOf<'noun'>): boolean {
  const next = after(draft, noun, ['filler']);
  return (
    COUNTED.includes(noun.noun.dimension) && isPlural(draft, noun) && next?.kind !== 'unit' && next?.kind !== 'amount'
  );
}

const COUNTED: readonly string[] = ['recipient', 'company', 'product', 'investigator', 'study', 'state', 'city'];
