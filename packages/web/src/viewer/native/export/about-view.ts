import {
  type BoardDetails,
  type BoardOpening,
  type BoardView,
  type OrderBy,
  usualRecordsOrder,
} from '@pellucid/contract';
import { exactText, isNumeric } from '../../../charts/values.ts';
import { count, dayInWords } from '../../../lib/format.ts';
import { madeNow } from '../../../lib/made-by.ts';
import type { PicturePage } from '../../../lib/picture.ts';
import type { Restrictions } from '../restrictions.ts';
import { pageOf } from '../viewer-snapshot.ts';
import { fieldInfo, sourceName } from '../wording.ts';

/** What a file of tiles or a picture says of itself. */
export interface FileAbout {
  readonly board: string;
  readonly tab: string;
  readonly facts: readonly Fact[];
  /** Who made it and when. */
  readonly made: string;
  readonly link: string;
}

/** `Filters: Program year: 2024`. */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** Board and tab, source, filters, marks, totals, the data's date, who made the file and when, and the link. */
export function aboutView(
  opening: BoardOpening,
  view: BoardView,
  restrictions: Restrictions,
  total: BoardDetails['total'] | undefined,
): FileAbout {
  const totals = totalText(opening, total);
  return {
    board: opening.board.title,
    tab: pageOf(opening, view.page).title,
    facts: [
      ...restrictedTo(opening, restrictions),
      ...(totals === null ? [] : [{ name: 'Records', text: totals }]),
      ...(opening.dataAsOf === null ? [] : [{ name: 'Data as of', text: dayInWords(opening.dataAsOf) }]),
    ],
    made: madeNow(),
    link: location.href,
  };
}

/** The same a line each, as files of rows have it. */
export function aboutLines({ board, tab, facts, made, link }: FileAbout): string[] {
  return [`${board} – ${tab}`, ...facts.map(lineOf), made, `Link: ${link}`];
}

/** The page of a picture, whose heading and foot say the same. */
export function picturePage({ board, tab, facts, made, link }: FileAbout): PicturePage {
  return { heading: { title: board, subtitle: tab, facts }, foot: [made, link] };
}

/** What the records of a file are, in the words of the screen; the server adds how many there are and who made it. */
export function saidOfRecords(opening: BoardOpening, restrictions: Restrictions, order: OrderBy | null): string[] {
  const [by] = order === null ? usualRecordsOrder(opening.board.details) : [order];
  const facts = restrictedTo(opening, restrictions);
  return [...facts, ...(by === undefined ? [] : [{ name: 'Order', text: orderText(opening, by) }])].map(lineOf);
}

function restrictedTo({ board: { source } }: BoardOpening, { board, filters, marks, tile }: Restrictions): Fact[] {
  const fact = (name: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [{ name, text: texts.join('; ') }];
  return [
    { name: 'Source', text: sourceName(source) },
    ...fact('Always only', board),
    ...fact('Only', tile),
    ...fact('Filters', filters.length === 0 ? ['none'] : filters),
    ...fact('Marks', marks),
  ];
}

/** `Date, latest first`. */
function orderText(opening: BoardOpening, { field, direction }: OrderBy): string {
  const { label, type } = fieldInfo(opening, field);
  const [up, down] =
    type === 'date'
      ? ['earliest first', 'latest first']
      : isNumeric(type)
        ? ['smallest first', 'largest first']
        : ['from A to Z', 'from Z to A'];
  return `${label}, ${direction === 'desc' ? down : up}`;
}

function lineOf({ name, text }: Fact): string {
  return `${name}: ${text}`;
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
