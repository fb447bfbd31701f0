import type { BoardDetails, BoardOpening, BoardView } from '@pellucid/contract';
import { exactText } from '../../../charts/values.ts';
import { count, dayInWords } from '../../../lib/format.ts';
import type { Restrictions } from '../restrictions.ts';
import { pageOf } from '../viewer-snapshot.ts';
import { fieldInfo, sourceName } from '../wording.ts';

/** What a file of tiles or a picture says of itself: board and tab, source, filters, totals, the data's date and the link. */
export function aboutView(
  opening: BoardOpening,
  view: BoardView,
  { board, filters, marks }: Restrictions,
  total: BoardDetails['total'] | undefined,
): string[] {
  const totals = totalText(opening, total);
  const fact = (name: string, texts: readonly string[]) => (texts.length === 0 ? [] : [`${name}: ${texts.join('; ')}`]);
  return [
    `${opening.board.title} – ${pageOf(opening, view.page).title}`,
    sourceName(opening.board.source),
    ...fact('Only', board),
    `Filters: ${filters.join('; ') || 'none'}`,
    ...fact('Marks', marks),
    ...(totals === null ? [] : [`Of ${totals}`]),
    ...(opening.dataAsOf === null ? [] : [`Data as of ${dayInWords(opening.dataAsOf)}`]),
    location.href,
  ];
}

/** `1,204 records, Total amount $1,234.50`; null until they are counted. */
export function totalText(opening: BoardOpening, total: BoardDetails['total'] | undefined): string | null {
  if (total === undefined) return null;
  const sums = Object.entries(total.sums).map(([name, sum]) => {
    const { label, type } = fieldInfo(opening, name);
    return `${label} ${exactText(sum, type)}`;
  });
  return [`${count(total.records)} ${total.records === 1 ? 'record' : 'records'}`, ...sums].join(', ');
}
