import type { TimeGrain, TimePart, ValueType } from '@pellucid/contract';
import type { Dialect } from '../dialect.ts';

/** Rounded before it is written: a cast to fewer decimals cuts them off, and plain text leaves out zeros at the end. */
const decimals = (value: string, digits: number): string => `toDecimalString(round(${value}, ${digits}), ${digits})`;

const WIRE: Readonly<Record<ValueType, (value: string) => string>> = {
  text: (value) => value,
  integer: (value) => `CAST(${value} AS Int32)`,
  count: (value) => `toFloat64(${value})`,
  money: (value) => decimals(value, 2),
  decimal: (value) => decimals(value, 2),
  share: (value) => decimals(value, 6),
  date: (value) => `toString(${value})`,
  boolean: (value) => `CAST(${value} AS Bool)`,
};

/** A date may lie before 1970, which the engine's plain dates do not reach. */
const PERIODS: Readonly<Record<TimeGrain, (date: string) => string>> = {
  year: (date) => `dateTrunc('year', ${date})`,
  quarter: (date) => `dateTrunc('quarter', ${date})`,
  month: (date) => `dateTrunc('month', ${date})`,
  week: (date) => `dateTrunc('week', ${date})`,
  day: (date) => date,
};

const PARTS: Readonly<Record<TimePart, string>> = {
  dayOfWeek: 'toDayOfWeek',
  monthOfYear: 'toMonth',
  quarterOfYear: 'toQuarter',
};

const words = (label: string): string => `translate(${label}, '|/-,.&()', '        ')`;

/** The word may be a letter shorter or longer than what was typed. Typos are counted in bytes: an accent is one more. */
const typosOfStart = (word: string, text: string): string => {
  const starts = ['- 1', '', '+ 1'].map((change) => `leftUTF8(${word}, lengthUTF8(${text}) ${change})`);
  return `least(${starts.map((start) => `damerauLevenshteinDistance(${start}, ${text})`).join(', ')})`;
};

/** A literal with all its decimals: one that is merely written down would be floating point. */
const exactLiteral = (text: string): string =>
  `CAST('${text}' AS Decimal(38,${text.includes('.') ? text.length - text.indexOf('.') - 1 : 0}))`;

/**
 * One number of at most six decimals divided by another, rounded half up. The engine cuts the quotient off after as many
 * decimals as its dividend has: one more than are wanted decides the rounding.
 */
const divide = (of: string, per: string, digits: number): string =>
  `round(CAST(${of} AS Decimal(38,7)) / nullif(CAST(${per} AS Decimal(38,6)), 0), ${digits})`;

/**
 * A server takes a thousand parameters of 128 KiB each: so many texts go into one, as JSON, that the longest which a question may
 * bring fit, escaped.
 */
const TEXTS_PER_PARAMETER = 40;

function texts(values: readonly string[], bind: (text: string) => string): string {
  const lists: string[] = [];
  for (let first = 0; first < values.length; first += TEXTS_PER_PARAMETER) {
    const together = values.slice(first, first + TEXTS_PER_PARAMETER);
    lists.push(`JSONExtract(${bind(JSON.stringify(together))}, 'Array(String)')`);
  }
  return `arrayConcat(${lists.join(', ')})`;
}

/** ClickHouse, under the settings of its engine: empty values stay empty through joins, casts and comparisons. */
export const clickhouseDialect: Dialect = {
  name: 'clickhouse',
  rowNumber: 'row_number',
  identifier: (name) => `"${name}"`,
  parameter: (index) => `{p${index}:String}`,
  texts,
  literal(type, text) {
    if (type === 'date') return `toDate32('${text}')`;
    return type === 'money' || type === 'decimal' || type === 'share' ? exactLiteral(text) : text;
  },
  truncate: (grain, date) => PERIODS[grain](date),
  addMonths: (date, months) => `addMonths(${date}, ${months})`,
  part: (part, date) => `${PARTS[part]}(${date})`,
  lower: (text) => `lowerUTF8(${text})`,
  length: (text) => `lengthUTF8(${text})`,
  contains: (text, part) => `(position(${text}, ${part}) > 0)`,
  startsWith: (text, start) => `startsWith(${text}, ${start})`,
  words,
  typos: (label, text) =>
    `least(${typosOfStart(label, text)}, arrayMin(arrayMap(w -> ${typosOfStart('w', text)}, splitByChar(' ', assumeNotNull(${words(label)})))))`,
  // Run by the node that is asked: each shard would ask all others for it again.
  among: (value, rows) => `${value} GLOBAL IN (${rows})`,
  leftJoin: 'GLOBAL LEFT JOIN',
  same: (one, other) => `${one} IS NOT DISTINCT FROM ${other}`,
  set: (column) => `arraySort(groupUniqArray(${column}))`,
  extreme: (kind, column, only) => `${kind}OrNull(${column})${only}`,
  stored: (type, figure) => `CAST(${figure} AS ${type === 'money' ? 'Decimal(18,2)' : 'Int64'})`,
  median(column, only) {
    const [low, high] = ['Low', 'High'].map((side) => `quantileExact${side}OrNull(0.5)(${column})${only}`);
    return `round(CAST(${low} + ${high} AS Decimal(38,3)) / 2, 2)`;
  },
  // Of whole cents, so that only the root is a floating point number, and the same in each engine.
  deviation(column, only) {
    const cents = `toInt256(${column} * 100)`;
    const [n, sum] = [`toInt256(count(${column})${only})`, `sum(${cents})${only}`];
    const variance = `toFloat64(${n} * sum(${cents} * ${cents})${only} - ${sum} * ${sum}) / toFloat64(greatest(${n} * (${n} - 1), 1))`;
    return `if(${n} < 2, NULL, CAST(toInt64(floor(sqrt(${variance}) + 0.5)) AS Nullable(Decimal(38,2))) / 100)`;
  },
  // The engine takes the value after so many: a hair less makes a rank that is met exactly the value itself.
  percentile: (column, p, only) => `quantileExactOrNull(${(p / 100 - 1e-12).toFixed(14)})(${column})${only}`,
  average: (of, per) => divide(of, per, 2),
  divide,
  wire: (type, value) => WIRE[type](value),
};
