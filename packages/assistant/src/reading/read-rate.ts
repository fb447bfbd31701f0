import { after, before, type Draft, has, isFree, open, take, textOf } from './draft.ts';
import { addNounFilters } from './groups.ts';
import { isPlural } from './ranked-words.ts';

/** `spend per physician`, `cost per doctor by company`: what one of them gets on average, and no row for each. */
export function readRate(draft: Draft): void {
  if (has(draft, 'statistic', 'count', 'measure', 'rank', 'list', 'comparator')) return;
  for (const by of open(draft, 'by')) {
    const noun = after(draft, by);
    // `per doctor spend`.
    const amount = [before(draft, by), noun && after(draft, noun)].find((tag) => tag?.kind === 'amount');
    const isPerOne = isFree(draft, noun, 'noun') && noun.noun.dimension === 'recipient' && !isPlural(draft, noun);
    if (!amount || !isPerOne || textOf(draft, by).toLowerCase() !== 'per') continue;
    take(draft, amount, by, noun);
    addNounFilters(draft, noun.noun);
    draft.figures.push({ kind: 'statistic', statistic: { kind: 'average' }, per: 'recipient' });
    draft.assumptions.push('Per recipient: the total, divided by how many received it.');
  }
}
