import { aliasedField } from './aliases.ts';
import type { EntityDef } from './definition.ts';
import type { Field } from './field.ts';

/** Operators of a list's criteria. */
export const CRITERIA_OPERATORS = [
  'equals',
  'notEquals',
  'in',
  'notIn',
  'specified',
  'contains',
  'doesNotContain',
  'greaterThan',
  'greaterThanOrEqual',
  'lessThan',
  'lessThanOrEqual',
] as const;
export type CriteriaOperator = (typeof CRITERIA_OPERATORS)[number];

/** Spellings of 4.x clients. */
const OLD_SPELLINGS: Readonly<Record<string, CriteriaOperator>> = {
  greaterOrEqualThan: 'greaterThanOrEqual',
  lessOrEqualThan: 'lessThanOrEqual',
};

const ANY: readonly CriteriaOperator[] = ['equals', 'notEquals', 'in', 'notIn', 'specified'];
const TEXT: readonly CriteriaOperator[] = [...ANY, 'contains', 'doesNotContain'];
const RANGE: readonly CriteriaOperator[] = [...ANY, 'greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'];

/** Operators that the type of a field takes. */
const OPERATORS_OF: Readonly<Record<Field['type'], readonly CriteriaOperator[]>> = {
  string: TEXT,
  text: TEXT,
  enum: ANY,
  boolean: ANY,
  integer: RANGE,
  decimal: RANGE,
  date: RANGE,
  instant: RANGE,
  relation: RANGE,
  relations: ANY,
  enums: ANY,
  json: ['specified'],
};

export type CriteriaValue = string | number | boolean;

/** One condition on a list. `field` is a field of the definition, `id` or `SEARCH`; for a link the values are ids. */
export interface Criterion {
  readonly field: string;
  readonly operator: CriteriaOperator;
  /** One value, but for `in` and `notIn`; `specified` has true or false. */
  readonly values: readonly CriteriaValue[];
}

/** A parameter of a list that means nothing there; `parameter` is it as it was sent. */
export class CriteriaError extends Error {
  constructor(
    readonly parameter: string,
    message: string,
  ) {
    super(message);
    this.name = 'CriteriaError';
  }
}

const ID: Field = { type: 'integer', label: 'Id' };

/**
 * Stands in a criterion for all fields that the definition searches: `search.contains=ana reyes` finds the records that
 * have each word in one of them.
 */
export const SEARCH = 'search';
/** Words of one search; more are a text that somebody pasted, and would each be looked for in every field. */
const MAX_SEARCH_WORDS = 8;

/** The words that a search looks for. */
export function searchWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function isSearch({ search = [], fields }: EntityDef, name: string): boolean {
  return name === SEARCH && search.length > 0 && !Object.hasOwn(fields, name);
}

function parseSearch(parameter: string, operator: string, sent: readonly string[]): Criterion {
  const [text = ''] = sent;
  const refuse = (message: string): never => {
    throw new CriteriaError(parameter, message);
  };
  if (operator !== 'contains') refuse(`Unknown operator '${operator}' in ${parameter}: use contains`);
  if (sent.length !== 1) refuse(`${parameter} takes one value`);
  if (text.includes('\0')) refuse(`${parameter} must be text that can be stored`);
  if (searchWords(text).length > MAX_SEARCH_WORDS) refuse(`${parameter} takes at most ${MAX_SEARCH_WORDS} words`);
  return { field: SEARCH, operator: 'contains', values: [text] };
}

/** `companyId` names the link `company`; every other parameter names a field itself. */
function fieldOf(definition: EntityDef, spelling: string): [string, Field] | null {
  const name = aliasedField(definition, spelling);
  if (name === 'id') return ['id', ID];
  const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
  const isLink = field?.type === 'relation' || field?.type === 'relations';
  if (field !== undefined && !isLink) return [name, field];
  const spelled = name.endsWith('Id') ? name.slice(0, -2) : name;
  const linkName = Object.hasOwn(definition.fields, spelled) ? spelled : aliased(definition, spelled);
  const link = linkName === undefined ? undefined : definition.fields[linkName];
  return linkName !== undefined && (link?.type === 'relation' || link?.type === 'relations') ? [linkName, link] : null;
}

function aliased({ fields }: EntityDef, alias: string): string | undefined {
  return Object.keys(fields).find((name) => {
    const field = fields[name];
    return (field?.type === 'relation' || field?.type === 'relations') && field.alias === alias;
  });
}

const PATTERN: Partial<Record<Field['type'], [RegExp, string]>> = {
  integer: [/^-?\d{1,15}$/, 'a whole number'],
  relation: [/^-?\d{1,15}$/, 'a whole number'],
  relations: [/^-?\d{1,15}$/, 'a whole number'],
  decimal: [/^-?\d{1,30}(\.\d{1,10})?$/, 'a decimal number'],
};

function isMoment(text: string, dateOnly: boolean): boolean {
  const shape = dateOnly
    ? /^(?!9999)[1-9]\d{3}-\d{2}-\d{2}$/
    : /^(?!9999)[1-9]\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;
  const time = shape.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && (text.length > 10 || new Date(time).toISOString().startsWith(text));
}

function parseValue(parameter: string, field: Field, text: string): CriteriaValue {
  const refuse = (expected: string): never => {
    throw new CriteriaError(parameter, `${parameter} must be ${expected}, not '${text}'`);
  };
  if (text.includes('\0')) return refuse('text that can be stored');
  switch (field.type) {
    case 'boolean':
      return text === 'true' || (text !== 'false' && refuse('true or false'));
    case 'enum':
      if (Object.hasOwn(field.codes ?? {}, text)) return field.codes?.[text] ?? text;
      return field.values.includes(text) ? text : refuse(`one of ${field.values.join(', ')}`);
    case 'enums':
      return field.values.includes(text) ? text : refuse(`one of ${field.values.join(', ')}`);
    case 'date':
      return isMoment(text, true) ? text : refuse('a date as YYYY-MM-DD');
    case 'instant':
      return isMoment(text, false) ? text : refuse('a moment as 2026-01-31T12:00:00Z');
    default: {
      const rule = PATTERN[field.type];
      if (rule === undefined) return text;
      if (!rule[0].test(text)) return refuse(rule[1]);
      return field.type === 'decimal' ? text : Number(text);
    }
  }
}

function parseOne(definition: EntityDef, parameter: string, sent: readonly string[]): Criterion {
  const dot = parameter.lastIndexOf('.');
  if (isSearch(definition, parameter.slice(0, dot))) return parseSearch(parameter, parameter.slice(dot + 1), sent);
  const found = fieldOf(definition, parameter.slice(0, dot));
  if (found === null) {
    throw new CriteriaError(parameter, `Unknown field '${parameter.slice(0, dot)}' in ${parameter}`);
  }
  const [name, field] = found;
  const spelled = parameter.slice(dot + 1);
  const operator = (Object.hasOwn(OLD_SPELLINGS, spelled) ? OLD_SPELLINGS[spelled] : spelled) as CriteriaOperator;
  const allowed = OPERATORS_OF[field.type];
  if (!allowed.includes(operator)) {
    throw new CriteriaError(parameter, `Unknown operator '${spelled}' in ${parameter}: use ${allowed.join(', ')}`);
  }
  if (operator === 'in' || operator === 'notIn') {
    const values = sent.flatMap((text) => text.split(',')).map((text) => parseValue(parameter, field, text));
    return { field: name, operator, values };
  }
  const [text] = sent;
  if (text === undefined || sent.length > 1) throw new CriteriaError(parameter, `${parameter} takes one value`);
  const type: Field = operator === 'specified' ? { type: 'boolean', label: '' } : field;
  // Blanks around what somebody typed or pasted are not what they look for.
  const meant = operator === 'contains' ? text.trim() : text;
  return { field: name, operator, values: [parseValue(parameter, type, meant)] };
}

/**
 * Reads the criteria among the parameters of a list: those with a dot, `companyName.contains=acme`. All of them hold
 * together. Parameters without a dot are someone else's.
 *
 * @throws CriteriaError for an unknown field or operator, or a value that does not fit the field
 */
export function parseCriteria(definition: EntityDef, query: Readonly<Record<string, unknown>>): Criterion[] {
  return Object.entries(query)
    .filter(([parameter]) => parameter.includes('.'))
    .map(([parameter, value]) => parseOne(definition, parameter, (Array.isArray(value) ? value : [value]).map(String)));
}

/** The parameter that says this condition: the other way of `parseCriteria`, for clients. */
export function criteriaParameter(
  definition: EntityDef,
  field: string,
  operator: CriteriaOperator,
): `${string}.${CriteriaOperator}` {
  const type = definition.fields[field]?.type;
  return `${field}${type === 'relation' || type === 'relations' ? 'Id' : ''}.${operator}`;
}
