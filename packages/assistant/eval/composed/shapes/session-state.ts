import type { Drawn } from '../draw.ts';
import type { Figure, Rows } from '../parts.ts';
import { select, sqlOf, sqlOfCondition } from '../statements.ts';

/** What has been asked so far in a conversation; a turn changes some of it, and the rest stays. */
export interface State {
  readonly figure: Figure;
  readonly beside?: Figure | undefined;
  readonly conditions: readonly Drawn[];
  readonly rows?: Rows | undefined;
  /** The first so many rows, or records; `from` is the place of the first of them. */
  readonly first?: { readonly n: number; readonly isLow?: boolean; readonly from?: number } | undefined;
  /** What the figure of a row has to be: `> 1000`. */
  readonly bound?: string | undefined;
  /** Only how many rows there are. */
  readonly areCounted?: true | undefined;
  readonly areRecords?: true | undefined;
}

/** The recipients, who are told apart by their ids. */
export const RECIPIENTS: Rows = {
  of: 'recipient',
  says: ['recipient'],
  one: 'recipient',
  many: 'recipients',
  sql: 'recipient_id',
};

/** The statements of what has been asked: any of them is right. */
export function statementsOf(state: State): string[] {
  const besides = state.beside ? sqlOf(state.beside) : [undefined];
  return sqlOf(state.figure).flatMap((figure) => besides.map((beside) => statementOf(state, figure, beside)));
}

/** What the rows, or the records, come to together. */
export function sumsOf(state: State): string[] {
  const shown = { ...state, areCounted: undefined };
  if (state.areRecords) return statementsOf(shown).map((sql) => `SELECT sum(amount) FROM (${sql})`);
  return sqlOf(state.figure).map((figure) => `SELECT sum(of_row) FROM (${statementOf(shown, `${figure} AS of_row`)})`);
}

function statementOf(state: State, figure: string, beside?: string): string {
  const { rows, bound, areCounted, areRecords } = state;
  const conditions = conditionsOf(state);
  if (areRecords) return select(['date', 'company', 'amount'], conditions) + cutOf(state, 3);
  if (!rows) return select([figure], conditions);
  const columns = [nameOf(rows), ...(beside === undefined ? [] : [beside]), figure];
  const grouped = `${select(columns, [...conditions, `${rows.sql} IS NOT NULL`])} GROUP BY ${rows.sql}`;
  const having = bound === undefined ? '' : ` HAVING ${figure.replace(' AS of_row', '')} ${bound}`;
  const whole = grouped + having + cutOf(state, columns.length);
  return areCounted ? `SELECT count(*) FROM (${whole})` : whole;
}

/** The conditions on records, with those that a figure is about. */
export function conditionsOf({ conditions, figure, beside }: State): (string | undefined)[] {
  return [...new Set([...conditions.map(sqlOfCondition), figure.only, beside?.only])];
}

const nameOf = ({ sql }: Rows) => (sql === RECIPIENTS.sql ? 'any_value(recipient)' : sql);

function cutOf({ first }: State, by: number): string {
  if (!first) return '';
  const { n, isLow, from = 1 } = first;
  return ` ORDER BY ${by}${isLow ? '' : ' DESC'} LIMIT ${n}${from > 1 ? ` OFFSET ${from - 1}` : ''}`;
}

/** Another condition in place of that of its kind, or beside the others. */
export function withCondition(state: State, condition: Drawn): State {
  return { ...state, conditions: [...without(state, condition.of).conditions, condition] };
}

export const without = (state: State, kind: string): State => ({
  ...state,
  conditions: state.conditions.filter(({ of }) => of !== kind),
});

/** Whether a condition of a kind may be said beside what has been asked. */
export function takes({ figure, beside, rows, conditions }: State, kind: string): boolean {
  const isUnfit = [...figure.unfit, ...(beside?.unfit ?? []), rows?.of].includes(kind);
  return !isUnfit && conditions.every(({ of }) => of !== kind);
}

/** Whether a figure may be asked under the conditions and of the rows that there are. */
export const fitsIn = ({ conditions, rows }: State, { name, unfit }: Figure): boolean =>
  conditions.every(({ of }) => !unfit.includes(of)) &&
  (rows === undefined || !unfit.includes(rows.of)) &&
  name !== rows?.many;

/** Whether it is one figure of payments; a share has two sides, each of which could have another. */
export const isShownOnce = ({ figure, beside, areRecords, areCounted, bound }: State) =>
  figure.name !== 'share' && !beside && !areRecords && !areCounted && !bound;
export const isPlainAmount = (state: State) => state.figure.name === 'sum' && isShownOnce(state);
