import type { TimePart, ValueType } from '@pellucid/contract';
import type { Dialect } from '../dialect.ts';

const WIRE: Readonly<Record<ValueType, (value: string) => string>> = {
  text: (value) => value,
  integer: (value) => `CAST(${value} AS INTEGER)`,
  count: (value) => `CAST(${value} AS DOUBLE)`,
  money: (value) => `CAST(CAST(${value} AS DECIMAL(38,2)) AS VARCHAR)`,
  decimal: (value) => `CAST(CAST(${value} AS DECIMAL(38,2)) AS VARCHAR)`,
  share: (value) => `CAST(CAST(${value} AS DECIMAL(38,6)) AS VARCHAR)`,
  date: (value) => `CAST(CAST(${value} AS DATE) AS VARCHAR)`,
  boolean: (value) => value,
};

const words = (label: string): string => `translate(${label}, '|/-,.&()', '        ')`;

/** The word may be a letter shorter or longer than what was typed. */
const typosOfStart = (word: string, text: string): string =>
  `least(damerau_levenshtein(left(${word}, length(${text}) - 1), ${text}), damerau_levenshtein(left(${word}, length(${text})), ${text}), damerau_levenshtein(left(${word}, length(${text}) + 1), ${text}))`;

const PARTS: Readonly<Record<TimePart, string>> = {
  dayOfWeek: 'isodow',
  monthOfYear: 'month',
  quarterOfYear: 'quarter',
};

/** A number of at most six decimals as a whole number of millionths, so that it is divided without loss. */
const millionths = (value: string): string => `CAST(${value} * 1000000 AS HUGEINT)`;

/** A whole number of the smallest unit as a decimal. */
const scaled = (units: string, decimals: number): string =>
  `CAST(${units} AS DECIMAL(30,0)) * ${(10 ** -decimals).toFixed(decimals)}`;

export const duckdbDialect: Dialect = {
  name: 'duckdb',
  rowNumber: 'rowid',
  identifier: (name) => `"${name}"`,
  parameter: (index) => `$${index}`,
  texts: (values, bind) => values.map(bind).join(', '),
  literal: (type, text) => (type === 'date' ? `DATE '${text}'` : text),
  truncate: (grain, date) => `date_trunc('${grain}', ${date})`,
  addMonths: (date, months) => `CAST(${date} + INTERVAL ${months} MONTH AS DATE)`,
  part: (part, date) => `date_part('${PARTS[part]}', ${date})`,
  lower: (text) => `lower(${text})`,
  length: (text) => `length(${text})`,
  contains: (text, part) => `contains(${text}, ${part})`,
  startsWith: (text, start) => `starts_with(${text}, ${start})`,
  words,
  typos: (label, text) =>
    `least(${typosOfStart(label, text)}, list_min(list_transform(string_split(${words(label)}, ' '), lambda w: ${typosOfStart('w', text)})))`,
  among: (value, rows) => `${value} IN (${rows})`,
  leftJoin: 'LEFT JOIN',
  same: (one, other) => `${one} IS NOT DISTINCT FROM ${other}`,
  set: (column) => `list(DISTINCT ${column} ORDER BY ${column})`,
  extreme: (kind, column, only) => `${kind}(${column})${only}`,
  stored: (type, figure) => `CAST(${figure} AS ${type === 'money' ? 'DECIMAL(18,2)' : 'BIGINT'})`,
  // Cents as floating point are exact to 45 trillion dollars, and so are halves of them. A hundred years are too many for what holds a year.
  median: (column, only) => scaled(`round(median(CAST(CAST(${column} AS DECIMAL(18,2)) * 100 AS DOUBLE))${only})`, 2),
  // Of whole cents, so that only the root is a floating point number, and the same in each engine.
  deviation(column, only) {
    const cents = `CAST(${column} * 100 AS DECIMAL(19,0))`;
    const [n, sum] = [`count(${column})${only}`, `CAST(sum(${cents})${only} AS HUGEINT)`];
    const squares = `CAST(sum(${cents} * ${cents})${only} AS HUGEINT)`;
    const variance = `CAST(${n} * ${squares} - ${sum} * ${sum} AS DOUBLE) / nullif(CAST(${n} * (${n} - 1) AS DOUBLE), 0)`;
    return scaled(`floor(sqrt(${variance}) + 0.5)`, 2);
  },
  // A hair less, so that no rounding of the engine takes the next value; p has two decimals.
  percentile: (column, p, only) => `quantile_disc(${column}, ${(p / 100 - 1e-12).toFixed(14)})${only}`,
  average: (of, per) => scaled(`round(CAST(${of} * 100 AS DOUBLE) / nullif(${per}, 0))`, 2),
  divide(of, per, decimals) {
    const [a, b] = [millionths(of), `nullif(${millionths(per)}, 0)`];
    const rounded = `(2 * abs(${a}) * ${10 ** decimals} + abs(${b})) // (2 * abs(${b}))`;
    return scaled(`sign(${a}) * sign(${b}) * (${rounded})`, decimals);
  },
  wire: (type, value) => WIRE[type](value),
};
