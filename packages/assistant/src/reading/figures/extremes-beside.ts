import type { Kind, Tag } from '../../tags/tag.ts';
import { after, type Draft, open, replace, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';

/** `total, average and largest honorarium`: figures beside each other, of which one is an end of the order. */
export function asExtremeBeside(draft: Draft): void {
  for (const rank of [...open(draft, 'rank')]) {
    const earlier = joinedTo(draft, rank, -1);
    const around = [...earlier, ...joinedTo(draft, rank, 1)];
    const isBeside = around.some(({ kind }) => kind !== 'rank');
    const amount = amountOf(draft, rank);
    const last = amount ?? around.findLast(({ from }) => from > rank.from) ?? rank;
    const what = after(draft, last, ['filler']);
    // `the total, the average and the highest amount`.
    const isOfAmount =
      amount !== undefined &&
      earlier.some(({ kind }) => kind === 'statistic') &&
      (what === undefined || ['period', 'by', 'preposition'].includes(what.kind));
    // `how many, how much, biggest one`; `number, total and largest`.
    const isAlone = earlier.length > 0 && (what === undefined || isOne(draft, what));
    const isOfOne =
      isOfAmount || isAlone || what?.kind === 'unit' || (what?.kind === 'value' && what.choices[0]?.field === 'nature');
    const isPlain = rank.isSuperlative && rank.by === undefined && !/most|least|fewest/i.test(textOf(draft, rank));
    if (isBeside && isOfOne && isPlain && (isOfAmount || isAlone || !isPlural(draft, what ?? last))) {
      replace(draft, rank, {
        kind: 'statistic',
        statistic: { kind: rank.direction === 'desc' ? 'largest' : 'smallest' },
      });
      if (isAlone && what) replace(draft, what, { kind: 'filler' });
    }
  }
}

/** The amount of `highest single amount`, `largest amount`. */
function amountOf(draft: Draft, rank: Tag): Tag | undefined {
  const next = after(draft, rank, ['filler']);
  if (next?.kind === 'amount') return next;
  return /\b(?:amount|sum)$/i.test(textOf(draft, rank)) ? rank : undefined;
}

/** The figures and ends of an order that stand before or behind a tag, each with a comma or `and` between; of `highest average` there is one. */
function joinedTo(draft: Draft, tag: Tag, step: 1 | -1): Tag[] {
  const { tags } = draft;
  const rest = step > 0 ? tags.slice(tags.indexOf(tag) + 1) : tags.slice(0, tags.indexOf(tag)).toReversed();
  const joined: Tag[] = [];
  let isJoined = false;
  for (const one of rest) {
    if (one.kind === 'and' || textOf(draft, one) === ',') isJoined = true;
    else if (one.kind !== 'filler' && !(isJoined && FIGURES.includes(one.kind))) break;
    else if (one.kind !== 'filler') {
      joined.push(one);
      isJoined = false;
    }
  }
  return joined;
}

const FIGURES: readonly Kind[] = ['rank', 'statistic', 'amount', 'count', 'measure'];

/** `the biggest one`, with nothing behind it. */
function isOne(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'number' && textOf(draft, tag).toLowerCase() === 'one' && after(draft, tag) === undefined;
}
