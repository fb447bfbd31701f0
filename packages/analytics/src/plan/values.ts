import type { Scalar, ValueType } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Literal } from './plan.ts';

const WHOLE = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Checks a value against the type of its field. Throws QueryRefused that names the place and what is wanted there. */
export function literal(type: ValueType, value: Exclude<Scalar, null>, place: string): Literal {
  const text = typeof value === 'number' ? plainNumber(value) : String(value);
  const fits = CHECKS[type];
  if (fits.test(text, value)) return { type, text };
  throw new QueryRefused('invalid', `${place} must be ${fits.wanted}, not ${quoted(text)}.`, place);
}

interface Check {
  wanted: string;
  test(text: string, value: Scalar): boolean;
}

const whole: Check = { wanted: 'a whole number', test: (text) => WHOLE.test(text) };
const decimal: Check = { wanted: 'a number such as 12.50', test: (text) => DECIMAL.test(text) };

const CHECKS: Readonly<Record<ValueType, Check>> = {
  text: { wanted: 'text', test: (_, value) => typeof value !== 'boolean' },
  integer: whole,
  count: whole,
  money: decimal,
  decimal,
  share: decimal,
  date: { wanted: 'a date as YYYY-MM-DD', test: isDate },
  boolean: { wanted: 'true or false', test: (text) => text === 'true' || text === 'false' },
};

function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year || !month || !day || year === '0000') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/** JavaScript writes large and tiny numbers with an exponent, which no check accepts: they are out of range anyway. */
function plainNumber(value: number): string {
  return Number.isFinite(value) ? String(value) : 'not a number';
}

function quoted(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}
