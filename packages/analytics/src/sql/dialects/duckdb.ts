import type { ValueType } from '@pellucid/contract';
import type { Dialect } from '../dialect.ts';

const WIRE: Readonly<Record<ValueType, (value: string) => string>> = {
  text: (value) => value,
  integer: (value) => `CAST(${value} AS INTEGER)`,
  count: (value) => `CAST(${value} AS DOUBLE)`,
  money: (value) => `CAST(CAST(${value} AS DECIMAL(38,2)) AS VARCHAR)`,
  decimal: (value) => `CAST(CAST(${value} AS DECIMAL(38,2)) AS VARCHAR)`,
  date: (value) => `CAST(CAST(${value} AS DATE) AS VARCHAR)`,
  boolean: (value) => value,
};

const words = (label: string): string => `translate(${label}, '|/-,.&()', '        ')`;

/** The word may be a letter shorter or longer than what was typed. */
const typosOfStart = (word: string, text: string): string =>
  `least(damerau_levenshtein(left(${word}, length(${text}) - 1), ${text}), damerau_levenshtein(left(${word}, length(${text})), ${text}), damerau_levenshtein(left(${word}, length(${text}) + 1), ${text}))`;

export const duckdbDialect: Dialect = {
  name: 'duckdb',
  rowNumber: 'rowid',
  identifier: (name) => `"${name}"`,
  parameter: (index) => `$${index}`,
  literal: (type, text) => (type === 'date' ? `DATE '${text}'` : text),
  truncate: (grain, date) => `date_trunc('${grain}', ${date})`,
  contains: (text, part) => `contains(lower(${text}), lower(${part}))`,
  words,
  typos: (label, text) =>
    `least(${typosOfStart(label, text)}, list_min(list_transform(string_split(${words(label)}, ' '), lambda w: ${typosOfStart('w', text)})))`,
  stored: (type, figure) => `CAST(${figure} AS ${type === 'money' ? 'DECIMAL(18,2)' : 'BIGINT'})`,
  median: (column) => `median(${column})`,
  divide: (of, per) => `CAST(${of} AS DOUBLE) / nullif(${per}, 0)`,
  wire: (type, value) => WIRE[type](value),
};
