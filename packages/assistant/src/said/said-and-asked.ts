import type { Draft } from '../reading/draft.ts';
import { textOf } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import type { Tag } from '../tags/tag.ts';
import { COMPARISONS } from './comparisons.ts';
import { CONDITIONS } from './conditions.ts';
import { FIGURES } from './figures.ts';
import { ORDER } from './order.ts';
import { ROWS } from './rows.ts';
import type { Carried, CarriedByKind, Said } from './said.ts';

const CARRIED: CarriedByKind = { ...FIGURES, ...ROWS, ...ORDER, ...COMPARISONS, ...CONDITIONS };

/**
 * The words of a question that what it was read as does not carry, whichever rule took them: a rule that takes a word without an
 * effect, or with another than it says, would else drop it in silence.
 */
export function saidAndNotAsked(draft: Draft, reading: Reading): string | undefined {
  const said: Said = { draft, reading };
  const dropped = draft.tags.find((tag) => !isCarried(tag, said));
  return dropped && textOf(draft, dropped);
}

function isCarried(tag: Tag, said: Said): boolean {
  const carried = CARRIED[tag.kind] as Carried<Tag['kind']> | undefined;
  return carried === undefined || carried(tag as never, said);
}
