import type { BoardOpening, BoardView } from '@pellucid/contract';
import { isoDate } from '../../../lib/format.ts';
import type { ViewerSnapshot } from '../viewer-snapshot.ts';
import { conditionText, markedValueLabel } from '../wording.ts';

/** What a file is of, first. */
const FIRST = ['company', 'program_year'];
/** Filters and marks that are named: a name with all of them could not be read. */
const NAMED = 2;
const LONGEST_PART = 48;

/**
 * The name that is proposed for a file, without its extension: board, part of it, what narrows it most, and the day,
 * `top-companies-by-spend_overview_kelvanta-inc_2024_2026-06-30`.
 */
export function proposedName(
  opening: BoardOpening,
  view: BoardView,
  tiles: ViewerSnapshot['tiles'],
  part: string,
): string {
  const place = ({ field }: { field: string }) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);
  const filters = view.filters.toSorted((a, b) => place(a) - place(b));
  const narrowed = [
    ...filters.map((filter) => conditionText(opening, filter, 'text', 1)),
    ...view.marks.map((mark) => markedValueLabel(opening, tiles, mark, mark.values[0] ?? null).text),
  ];
  const parts = [opening.board.title, part, ...narrowed.slice(0, NAMED)].map(plain).filter((one) => one !== '');
  return [...parts, isoDate(new Date())].join('_');
}

/** Letters and digits that every system takes in the name of a file, with hyphens between them. */
function plain(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.join('-').slice(0, LONGEST_PART).replace(/-$/, '');
}
