import type { TimeGrain, TimePart, ValueType } from '@pellucid/contract';

/** How one engine spells what the statements need. A new engine is a new file that fills this in. */
export interface Dialect {
  readonly name: string;
  /** A column that numbers the rows of a base table in the order they were loaded: makes pages of records stable. */
  readonly rowNumber: string;
  identifier(name: string): string;
  /** The place of the n-th bound parameter, from 1; parameters are texts. */
  parameter(index: number): string;
  /** What stands between the brackets of IN for several texts, each bound alone or more of them together. */
  texts(values: readonly string[], bind: (text: string) => string): string;
  /** A literal of any type but text; `text` has the form that the planner checked. */
  literal(type: ValueType, text: string): string;
  /** First day of the period that a date falls into. */
  truncate(grain: TimeGrain, date: string): string;
  /** The same day so many months later; the last of its month where that is shorter. */
  addMonths(date: string, months: number): string;
  /** What the calendar repeats, from 1; days of the week from Monday. */
  part(part: TimePart, date: string): string;
  /** Letters, whatever their script: in small ones, and how many. */
  lower(text: string): string;
  length(text: string): string;
  /** Whether a text holds another, or begins with it, letter by letter as they are. */
  contains(text: string, part: string): string;
  startsWith(text: string, start: string): string;
  /** A label with a space in place of each mark that parts words. */
  words(label: string): string;
  /** The fewest typos (a letter more, less, other, or two swapped) between a text and the beginning or a word of a label. */
  typos(label: string, text: string): string;
  /** Whether a value is among the rows of another statement over facts, which is run once, wherever the facts lie. */
  among(value: string, rows: string): string;
  /** How rows are joined to those of another statement over facts, which is run once, wherever the facts lie. */
  readonly leftJoin: string;
  /** Whether two values are the same, also where both are empty. */
  same(one: string, other: string): string;
  /** The different values of a column as one value, equal for equal sets. */
  set(column: string): string;
  /** The smallest or largest value of a column; empty where there is none. `only`: a FILTER clause, or nothing. */
  extreme(kind: 'min' | 'max', column: string, only: string): string;
  /** A figure in the type in which a roll-up keeps it. */
  stored(type: 'money' | 'count', figure: string): string;
  /** Halfway between the middle values of a column of money, rounded half up. */
  median(column: string, only: string): string;
  /** The standard deviation of a sample of money, rounded half up; empty of fewer than two. */
  deviation(column: string, only: string): string;
  /** The smallest value that at least `p` per cent of the values do not exceed. */
  percentile(column: string, p: number, only: string): string;
  /** Money divided by a count, rounded half up to the cent; empty when divided by zero. */
  average(of: string, per: string): string;
  /** One number of at most six decimals divided by another, rounded half up to some decimals; empty when divided by zero. */
  divide(of: string, per: string, decimals: number): string;
  /** A value as the wire wants it: exact decimals and dates as text, counts as floating point (exact to 2^53). */
  wire(type: ValueType, value: string): string;
}
