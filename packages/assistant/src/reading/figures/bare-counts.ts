import type { Kind, Tag } from '../../tags/tag.ts';
import { COUNTED, countedMeasure } from '../counted.ts';
import { type Draft, open, replace, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';

const FIGURES: readonly Kind[] = ['amount', 'measure', 'count', 'statistic', 'unit'];

/** The recipients of `dollars, recipients and average payment`: between figures they are a number, as those are. */
export function asBareCounts(draft: Draft): void {
  for (const tag of open(draft, 'noun')) {
    const { dimension, where } = tag.noun;
    const isBetween = dimension in COUNTED && where === undefined && isPlural(draft, tag);
    if (isBetween && isFigure(besideOf(draft, tag, -1)) && isFigure(besideOf(draft, tag, 1)))
      replace(draft, tag, { kind: 'measure', measure: countedMeasure(dimension) });
  }
  // `number of doctors, payments and average per doctor`.
  for (const tag of open(draft, 'unit')) {
    const [left, right] = [besideOf(draft, tag, -1), besideOf(draft, tag, 1)];
    if (isPlural(draft, tag) && isCounted(draft, left) && isFigure(right))
      replace(draft, tag, { kind: 'measure', measure: tag.measure });
  }
}

/** The doctors of `number of doctors`, `number of doctors paid`. */
function isCounted({ tags }: Draft, tag: Tag | undefined): boolean {
  const noun = tag?.kind === 'verb' ? tags[tags.indexOf(tag) - 1] : tag;
  return noun?.kind === 'noun' && tags[tags.indexOf(noun) - 1]?.kind === 'count';
}

function isFigure(tag: Tag | undefined): boolean {
  return tag !== undefined && FIGURES.includes(tag.kind);
}

/** What a comma or `and` joins it to, on one side. */
function besideOf(draft: Draft, tag: Tag, step: 1 | -1): Tag | undefined {
  let isJoined = false;
  for (let at = draft.tags.indexOf(tag) + step; ; at += step) {
    const one = draft.tags[at];
    if (one === undefined) return undefined;
    if (one.kind === 'and' || textOf(draft, one) === ',') isJoined = true;
    else if (one.kind !== 'filler') return isJoined ? one : undefined;
    else if (/^(?:their|its|his|her)$/i.test(textOf(draft, one))) return undefined;
  }
}
