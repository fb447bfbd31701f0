import type { Answered } from '../port/interpretation.ts';
import type { About } from './about.ts';
import type { AnswerColumn } from './columns.ts';
import type { RowTexts } from './row-text.ts';

/** An answer as its first sentence needs it. */
export interface Said {
  readonly read: Answered;
  readonly rows: readonly RowTexts[];
  readonly columns: readonly AnswerColumn[];
  readonly rowCount: string;
}

/** A sentence, without its full stop, for the answers that it fits. */
export type Shape = (said: Said) => string | undefined;

/** `Total amount by company in general payments (2023)`. */
export const inAll = ({ what, by, where }: About) => what + by + where;

/** Rows that the text names; the table has all of them. */
export const NAMED_ROWS = 3;

/** The first rows in words: `A $3.00; B $2.00; C $1.00 …`. */
export const firstOf = (rows: readonly RowTexts[], inWords: (row: RowTexts) => string) =>
  `${rows.slice(0, NAMED_ROWS).map(inWords).join('; ')}${rows.length > NAMED_ROWS ? ' …' : ''}`;
