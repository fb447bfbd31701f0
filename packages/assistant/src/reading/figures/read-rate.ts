import type { Kind, Tag } from '../../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, take, textOf } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';

/** `spend per physician`, `cost per doctor by company`: what one of them gets on average, and no row for each. */
export function readRate(draft: Draft): void {
  if (has(draft, 'statistic', 'count', 'measure', 'rank', 'list', 'comparator')) return;
  for (const by of open(draft, 'by')) {
    const noun = after(draft, by);
    // `per doctor spend`.
    const amount = spentBefore(draft, by) ?? (noun && after(draft, noun));
    // `spend per cardiologist`: the specialty stays a condition.
    const isOne = isFree(draft, noun, 'noun') ? noun.noun.dimension === 'recipient' : isPersonOf(noun);
    if (
      !amount ||
      !isSpent(amount) ||
      !noun ||
      !isOne ||
      isPlural(draft, noun) ||
      textOf(draft, by).toLowerCase() !== 'per'
    )
      continue;
    take(draft, amount, by);
    if (isFree(draft, noun, 'noun')) {
      take(draft, noun);
      addNounFilters(draft, noun.noun);
    }
    draft.figures.push({ kind: 'statistic', statistic: { kind: 'average' }, per: 'recipient' });
    draft.assumptions.push('Per recipient: the total, divided by how many received it.');
  }
}

/** `spend on meals per physician`, `what did Pfizer pay in 2023 per doctor`: what it is spent on may stand between. */
function spentBefore(draft: Draft, by: Tag): Tag | undefined {
  const tag = before(draft, by, BETWEEN);
  return tag && isSpent(tag) ? tag : undefined;
}

const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'value', 'period'];
const isSpent = (tag: Tag) => tag.kind === 'amount' || (tag.kind === 'verb' && tag.role === 'payer');

function isPersonOf(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.isPerson === true;
}
