import type { Bridge, Lookup, Table } from '../model/model.ts';
import type { PlannedCondition } from '../plan/plan.ts';
import { filtersOf, Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { lookupSql } from './lookups.ts';
import type { Statement } from './statement.ts';
import { tableSql } from './tables.ts';

export interface LabelSearch {
  readonly lookup: Lookup;
  /** Another attribute that is searched in place of the label (the name of an id), which is still what is found. */
  readonly alias?: string;
  /** Attributes of the lookup table that may be typed in whole in place of the label. */
  readonly identifiers: readonly string[];
  /** Where values must occur, and the column there that points to the lookup table: what others own stays unseen. */
  readonly within: {
    readonly relation: Table;
    readonly column: string;
    /** The column is of lists, whose members are looked for. */
    readonly bridge?: Bridge;
    readonly where: readonly PlannedCondition[];
  };
  /** Trimmed and not empty. */
  readonly text: string;
  readonly limit: number;
}

/** Shorter texts are taken as typed: one typo in three letters is another word. */
const MIN_LENGTH_FOR_TYPOS = 4;

/** What parts the words of names and specialties, for sifting. */
const WORD_MARKS = [' ', '|', '-'] as const;

/**
 * Labels that hold a text: the text itself first, then labels that begin with it, then those with a word that does, then the
 * rest; shorter ones first.
 */
export function searchStatement(search: LabelSearch, dialect: Dialect): Statement {
  const parameters = new Parameters(dialect);
  const asked = parameters.bind(search.text.toLowerCase());
  const rank = `CASE WHEN low = ${asked} THEN 0 WHEN ${dialect.startsWith('low', asked)} THEN 1
    WHEN ${dialect.contains(dialect.words('low'), `' ' || ${asked}`)} THEN 2 ELSE 3 END`;
  const typed = search.identifiers.length > 0 ? parameters.bind(search.text) : '';
  const isIdentifier = search.identifiers.map((attribute) => `${dialect.identifier(attribute)} = ${typed}`);
  const test = [dialect.contains('low', asked), ...isIdentifier].join(' OR ');
  return statement(search, parameters, dialect, isIdentifier.length > 0 ? `(${test})` : test, rank);
}

/**
 * Labels whose beginning, or one of whose words, is one typo away from a text; undefined for texts too short to hold one.
 * Counting typos is dear, so labels are first sifted by the thirds of the text that a typo leaves whole: the first third
 * begins a word, or else the typo is in it and the other two follow each other, or two letters were swapped between them.
 */
export function typoStatement(search: LabelSearch, dialect: Dialect): Statement | undefined {
  const letters = [...search.text.toLowerCase()];
  if (letters.length < MIN_LENGTH_FOR_TYPOS) return undefined;
  const third = Math.ceil(letters.length / 3);
  const parameters = new Parameters(dialect);
  const asked = parameters.bind(letters.join(''));
  const begins = (count: number): string => {
    const part = letters.slice(0, count).join('');
    const within = WORD_MARKS.map((mark) => dialect.contains('low', parameters.bind(`${mark}${part}`)));
    return `(${dialect.startsWith('low', parameters.bind(part))} OR ${within.join(' OR ')})`;
  };
  const holds = (from: number): string => dialect.contains('low', parameters.bind(letters.slice(from).join('')));
  const sieve = `${holds(third)} OR ${begins(third)} OR (${begins(third - 1)} AND ${holds(2 * third)})`;
  return statement(search, parameters, dialect, `(${sieve}) AND ${dialect.typos('low', asked)} <= 1`);
}

/** Some ids with their keys. */
export function keysStatement(lookup: Lookup, ids: readonly string[], dialect: Dialect): Statement {
  const id = dialect.identifier(lookup.attribute);
  const parameters = new Parameters(dialect);
  const list = parameters.list(ids.map((text) => ({ type: 'text', text })));
  const text = `SELECT ${id}, ${dialect.wire('count', 'key')} FROM ${lookupSql(lookup, dialect)} WHERE ${id} IN (${list})`;
  return { text, parameters: parameters.values, columns: [] };
}

/** Every key with its id, the name in small letters and the identifiers, in the order in which equally good matches are listed. */
export function namesStatement(search: LabelSearch, dialect: Dialect): Statement {
  const id = dialect.identifier;
  const parameters = new Parameters(dialect);
  const { lookup, alias = lookup.attribute, identifiers } = search;
  const columns = ['found', 'low', ...identifiers];
  const read = [`${dialect.wire('count', 'key')} AS key_number`, ...columns.map(id)].join(', ');
  const selected = [
    'key',
    `${id(lookup.attribute)} AS found`,
    `${id(alias)} AS label`,
    `${dialect.lower('label')} AS low`,
    ...identifiers.map(id),
  ].join(', ');
  const text = `SELECT ${read} FROM (SELECT ${selected} FROM ${lookupSql(lookup, dialect)})
WHERE found IS NOT NULL AND label IS NOT NULL AND key IN (${keysWithin(search, parameters, dialect)})
ORDER BY ${dialect.length('label')}, label, found`;
  return {
    text,
    parameters: parameters.values,
    columns: [{ name: 'key_number', type: 'count' }, ...columns.map((name) => ({ name, type: 'text' as const }))],
  };
}

/** The keys that occur where values must. */
function keysWithin({ within }: LabelSearch, parameters: Parameters, dialect: Dialect): string {
  const id = dialect.identifier;
  const conditions = filtersOf(within.where, 'f', parameters, dialect);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const used = `SELECT f.${id(within.column)} FROM ${tableSql(within.relation, dialect)} f${where}`;
  const { bridge } = within;
  return bridge ? `SELECT ${id(bridge.member)} FROM ${id(bridge.table)} WHERE list_key IN (${used})` : used;
}

function statement(
  search: LabelSearch,
  parameters: Parameters,
  dialect: Dialect,
  test: string,
  rank?: string,
): Statement {
  const { lookup, alias, identifiers, limit } = search;
  const id = dialect.identifier;
  const keys = keysWithin(search, parameters, dialect);
  const selected = [
    'key',
    `${id(alias ?? lookup.attribute)} AS label`,
    `${id(lookup.attribute)} AS found`,
    `${dialect.lower('label')} AS low`,
    ...identifiers.map(id),
  ].join(', ');
  const text = `SELECT found, label FROM (
  SELECT DISTINCT found, label, low FROM (SELECT ${selected} FROM ${lookupSql(lookup, dialect)})
  WHERE label IS NOT NULL AND ${test}
    AND key IN (${keys})
) ORDER BY ${rank ? `${rank}, ` : ''}${dialect.length('label')}, label, found LIMIT ${limit}`;
  return {
    text,
    parameters: parameters.values,
    columns: [
      { name: 'value', type: 'text' },
      { name: 'label', type: 'text' },
    ],
  };
}
