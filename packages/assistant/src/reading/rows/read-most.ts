import type { Tag, TagOf } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { isCounting, isPlural } from '../ranked-words.ts';

/** What somebody has so many of; fees, royalties and honoraria are money. */
const THINGS = /(?:meals|dinners|lunches|breakfasts|gifts|trips|loans|donations|contributions|grants)$/;

/** `the physician with most meals` counts them; `most consulting fees` is of their amount, which is said. */
export function readMostOf(draft: Draft, rank: TagOf<'rank'>, next: Tag | undefined): void {
  // `the company with the most disputes and its disputed amount`: by their number, whatever is shown beside it.
  if (next?.kind === 'value' && isCounting(draft, rank) && draft.tokens[next.to - 1]?.low === 'disputes')
    addFigure(draft, { kind: 'measure', measure: 'records' }, true);
  const isNature = next?.kind === 'value' && !next.isPerson && next.choices[0]?.field === 'nature';
  if (!isNature || !isCounting(draft, rank) || !isPlural(draft, next) || draft.figures.length > 0) return;
  const isCounted = THINGS.test(draft.tokens[next.to - 1]?.low ?? '');
  if (isCounted) addFigure(draft, { kind: 'measure', measure: 'payments' });
  draft.assumptions.push(isCounted ? BY_NUMBER : BY_AMOUNT);
}

const BY_NUMBER = 'Ranked by the number of payments: ask for the highest amount to have them ranked by amount.';
const BY_AMOUNT = 'Ranked by amount: ask for the most payments of it to have them ranked by number.';
