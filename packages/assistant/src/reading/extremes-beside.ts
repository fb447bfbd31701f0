import type { Tag } from '../tags/tag.ts';
import { after, type Draft, open, replace, textOf } from './draft.ts';
import { isPlural } from './ranked-words.ts';

/** `total, average and largest honorarium`: figures beside each other, of which one is an end of the order. */
export function asExtremeBeside(draft: Draft): void {
  for (const rank of [...open(draft, 'rank')]) {
    const around = [...joinedTo(draft, rank, -1), ...joinedTo(draft, rank, 1)];
    const isBeside = around.some(({ kind }) => kind === 'statistic' || kind === 'amount');
    const last = around.findLast(({ from }) => from > rank.from) ?? rank;
    const what = after(draft, last, ['filler']);
    const isOfOne = what?.kind === 'unit' || (what?.kind === 'value' && what.choices[0]?.field === 'nature');
    const isPlain = rank.isSuperlative && rank.by === undefined && !/most|least|fewest/i.test(textOf(draft, rank));
    if (isBeside && isOfOne && isPlain && !isPlural(draft, what))
      replace(draft, rank, {
        kind: 'statistic',
        statistic: { kind: rank.direction === 'desc' ? 'largest' : 'smallest' },
      });
  }
}

/** The figures and ends of an order that stand before or behind a tag, with nothing but commas and `and` between. */
function joinedTo({ tags }: Draft, tag: Tag, step: 1 | -1): Tag[] {
  const rest = step > 0 ? tags.slice(tags.indexOf(tag) + 1) : tags.slice(0, tags.indexOf(tag)).toReversed();
  const plain = rest.filter(({ kind }) => kind !== 'filler' && kind !== 'and');
  const end = plain.findIndex(({ kind }) => !['rank', 'statistic', 'amount'].includes(kind));
  return plain.slice(0, end < 0 ? plain.length : end);
}
