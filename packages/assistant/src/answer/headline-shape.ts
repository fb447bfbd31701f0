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
