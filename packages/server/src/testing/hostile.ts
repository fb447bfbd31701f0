import type { Endpoint, Field, Fields } from '@pellucid/contract';
import { isWritable } from '@pellucid/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';

/** Requests of each suite on each database: HOSTILE=100000 for a thorough run. Every call is tried before chance chooses. */
export const REQUESTS = Number(process.env.HOSTILE ?? 1_500);

const STRINGS = [
  '',
  ' ',
  '\0',
  '\r\nSet-Cookie: a=b',
  "' OR '1'='1' --",
  '"; DROP TABLE app_user; --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  '{{7*7}}',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '\ud800',
  '‮moc.elpmaxe',
  '🦊'.repeat(60),
  'a'.repeat(70_000),
  'a@'.repeat(200),
  `${'a'.repeat(60)}@example.org`,
  'rival',
  'rival@pellucid.example',
  'free',
  'Sunshine#2026',
  'constructor',
  '__proto__',
  'data:image/png;base64,iVBORw0KGgo=',
  '%%% no base64',
  '-1',
  '0',
  '1e309',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2147483648',
  '9223372036854775808',
  'NaN',
  'failed',
];

const OTHERS: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  9_007_199_254_740_991,
  [],
  {},
  [[]],
  ['x', null],
  { id: -1 },
  { id: '1' },
  { id: { id: 1 } },
  { toString: 1 },
  { $gt: '' },
  { length: -1 },
  Array.from({ length: 10_001 }, (_, id) => ({ id })),
];

const DEEP = 20_000;
const RAW_BODIES = [
  '{',
  '{"a":',
  'null',
  '[',
  '"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '\0',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
];

/** Small and repeatable; quality of chance does not matter here. */
export function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    oneOf: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    happens: (probability: number) => next() < probability,
  };
}
type Chance = ReturnType<typeof chance>;

/** A value that no field expects. */
const anything = (dice: Chance): unknown => (dice.happens(0.7) ? dice.oneOf(STRINGS) : dice.oneOf(OTHERS));

const text = (dice: Chance) => encodeURIComponent(`${Buffer.from(dice.oneOf(STRINGS))}`);
const fieldsOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** A value that the field takes, so that what is wrong beside it gets far. */
function fitting(field: Field, dice: Chance): unknown {
  switch (field.type) {
    case 'string':
    case 'text':
      if (field.pattern !== undefined && field.required !== true) return null;
      return field.label === 'E-mail' ? `a${dice.below(1e9)}@example.org` : `Text${dice.below(1e6)}`.slice(0, 10);
    case 'integer':
      return field.min ?? 1;
    case 'decimal':
      return '1';
    case 'boolean':
      return dice.happens(0.5);
    case 'enum':
      return dice.oneOf(field.values);
    case 'enums':
      return [dice.oneOf(field.values)];
    case 'date':
      return '2026-01-31';
    case 'instant':
      return '2026-01-31T12:00:00Z';
    case 'relation':
      return dice.happens(0.5) ? null : { id: 1 + dice.below(12) };
    case 'relations':
      return dice.happens(0.5) ? [] : [{ id: 1 + dice.below(12) }, { id: 1 + dice.below(12) }];
    case 'json':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, fitting(inner, dice)]));
  }
}

function bodyFor(endpoint: Endpoint, fields: Fields | undefined, dice: Chance): string {
  if (dice.happens(0.05)) return dice.oneOf(RAW_BODIES);
  const names = fieldsOf(endpoint.body);
  if (names.length === 0) return JSON.stringify(anything(dice));
  // A record that is right but for a field or two tries what stands behind the schemas.
  const wrong = dice.happens(0.75) && fields !== undefined ? 0.7 / names.length : 0.85;
  const sent = names.flatMap((name): [string, unknown][] => {
    const field = fields?.[name];
    if (dice.happens(wrong)) return [[name, anything(dice)]];
    if (name === 'id') return endpoint.method === 'PUT' ? [[name, 1 + dice.below(40)]] : [];
    return field !== undefined && isWritable(field) ? [[name, fitting(field, dice)]] : [];
  });
  if (dice.happens(0.2)) sent.push([String(dice.oneOf(STRINGS)).slice(0, 50), anything(dice)]);
  return JSON.stringify(Object.fromEntries(sent));
}

const OPERATORS = ['equals', 'in', 'notIn', 'contains', 'specified', 'greaterThan', 'lessOrEqualThan', 'like', ''];

/** Conditions and orders of a list: some that it knows, with values that do not fit. */
function listQuery(fields: Fields, dice: Chance): string[] {
  const names = [...Object.keys(fields), 'id', 'password', '__proto__', 'search', 'companyId', ''];
  const field = () => encodeURIComponent(dice.oneOf(names));
  const ids = Array.from({ length: dice.oneOf([1, 10_000]) }, (_, id) => id).join(',');
  const value = () => (dice.happens(0.2) ? ids : dice.happens(0.3) ? '1' : text(dice));
  const conditions = Array.from({ length: dice.below(4) }, () => `${field()}.${dice.oneOf(OPERATORS)}=${value()}`);
  if (dice.happens(0.3)) conditions.push(`sort=${field()},${dice.oneOf(['asc', 'desc', 'up', ''])}`);
  if (dice.happens(0.2)) conditions.push(`page=${dice.oneOf(['-1', '0', '99999999999', 'x'])}`);
  if (dice.happens(0.2)) conditions.push(`size=${dice.oneOf(['0', '-5', '3', '99999999999', 'x'])}`);
  return conditions;
}

/** A request to an endpoint with hostile parameters, query, headers and body. `fields` are those of the entity behind it. */
export function requestFor(
  endpoint: Endpoint,
  dice: Chance,
  fields?: Fields,
): InjectOptions & { method: string; url: string } {
  const parameter = () => {
    if (dice.happens(0.02)) return '%zz';
    return fields !== undefined && dice.happens(0.4) ? String(dice.below(40)) : text(dice) || 'x';
  };
  const path = endpoint.path.replace(/\{\w+\}/g, parameter);
  const isList = fields !== undefined && endpoint.query !== undefined;
  const query = isList ? listQuery(fields, dice) : fieldsOf(endpoint.query).map((field) => `${field}=${text(dice)}`);
  if (dice.happens(0.1)) query.push(`${text(dice)}=${text(dice)}`);
  const method = dice.happens(0.95) ? endpoint.method : dice.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const);
  const type = dice.happens(0.9)
    ? 'application/json'
    : dice.oneOf(['text/plain', 'text/xml', 'multipart/form-data', '']);
  const hasBody = method !== 'GET' && dice.happens(0.95);
  return {
    method,
    url: `/${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { 'user-agent': dice.oneOf(['', "'--", 'x'.repeat(500)]), ...(hasBody && { 'content-type': type }) },
    ...(hasBody && { payload: bodyFor(endpoint, fields, dice) }),
    // The throttles are attacked elsewhere; here they would keep most requests from getting far.
    remoteAddress: `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`,
  };
}

/** A request that is answered as it is. */
export interface RightRequest {
  endpoint: Endpoint;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** The request, mostly with a part or two in which nobody expects what stands there, or missing, or twice. */
export function mutationOf(
  { endpoint, params = {}, query = {}, body }: RightRequest,
  dice: Chance,
): InjectOptions & { method: string; url: string } {
  const parameter = (value: string) => (dice.happens(0.1) ? text(dice) || 'x' : encodeURIComponent(value));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => parameter(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${parameter(value)}`);
  return {
    method: endpoint.method,
    url: `/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: dice.happens(0.03) ? dice.oneOf(RAW_BODIES) : JSON.stringify(mutated(body, dice)),
    }),
    remoteAddress: `10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`,
  };
}

/** A value with hostile parts here and there, at any depth. */
function mutated(value: unknown, dice: Chance): unknown {
  if (dice.happens(0.03)) return anything(dice);
  if (Array.isArray(value)) {
    const items = value.map((item) => mutated(item, dice));
    return dice.happens(0.05) ? [...items, ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => !dice.happens(0.03));
  const entries = kept.map(([name, inner]): [string, unknown] => [name, mutated(inner, dice)]);
  if (dice.happens(0.03)) entries.push([dice.oneOf(STRINGS).slice(0, 50), anything(dice)]);
  return Object.fromEntries(entries);
}

/** What no answer may tell: how the product is made, and what is stored of passwords. */
export const TELLS_TOO_MUCH = /argon2|node_modules|\.ts:\d|at \w+ \(|SELECT |password_hash/;
