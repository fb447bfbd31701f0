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
import { SMALL_WORDS } from './small-words.ts';

const CARRIED: CarriedByKind = { ...FIGURES, ...ROWS, ...ORDER, ...COMPARISONS, ...CONDITIONS };

/**
 * The words of a question that what it was read as does not carry, whichever rule took them: a rule that takes a word without an
 * effect, or with another than it says, would else drop it in silence. `isOn` where it goes on from an answer.
 */
export function saidAndNotAsked(draft: Draft, reading: Reading, isOn = false): string | undefined {
  const said: Said = { draft, reading, isOn };
  const dropped = draft.tags.find((tag) => !draft.parsed.has(tag) && !isCarried(tag, said)) ?? droppedWord(said);
  return dropped && textOf(draft, dropped);
}

function isCarried(tag: Tag, said: Said): boolean {
  const carried = CARRIED[tag.kind] as Carried<Tag['kind']> | undefined;
  return carried === undefined || carried(tag as never, said);
}

/** Small words are of no kind of their own: they are looked for as they are written. */
function droppedWord(said: Said): { from: number; to: number } | undefined {
  const { tokens, parsed } = said.draft;
  const isParsed = (place: { from: number; to: number }) =>
    [...parsed].some(({ from, to }) => from <= place.from && place.to <= to);
  for (const [words, isWordCarried] of SMALL_WORDS) {
    const length = words.split(' ').length;
    for (let from = 0; from + length <= tokens.length; from++) {
      const text = tokens.slice(from, from + length).map(({ low, quoted }) => (quoted ? '"' : low));
      const place = { from, to: from + length };
      // `a` says nothing without its noun.
      if (text.join(' ') === words && !isParsed(place) && !isWordCarried(place, said))
        return words === 'a' ? { from, to: place.to + 1 } : place;
    }
  }
  return undefined;
}
