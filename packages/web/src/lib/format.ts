/** Powers of ten that have a letter, the largest first. */
const UNITS = [
  { power: 9, letter: 'B' },
  { power: 6, letter: 'M' },
  { power: 3, letter: 'K' },
] as const;

type Amount = string | number | null | undefined;

/** Money for reading at a glance: US dollars with K, M or B and two decimals, `$1.25M`. Empty text for nothing. */
export function shortMoney(amount: Amount): string {
  const decimal = decimalOf(amount);
  if (decimal === null) return '';
  const { sign, digits, letter } = shortened(decimal);
  return `${sign}$${digits}${letter}`;
}

/** A number that is no money at a glance, `15.70K`; up to a thousand as it is, with at most two decimals. */
export function shortNumber(amount: Amount): string {
  const decimal = decimalOf(amount);
  if (decimal === null) return '';
  const { sign, digits, letter } = shortened(decimal);
  return `${sign}${letter === '' ? digits.replace(/\.?0+$/, '') : digits}${letter}`;
}

/**
 * Money to the cent, `$1,234,567.89`, for tooltips and rows. Works on the decimal text itself, because sums of
 * spend can have more digits than a floating-point number keeps.
 */
export function exactMoney(amount: Amount): string {
  if (amount === null || amount === undefined || amount === '') return '';
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount.trim();
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '0', fraction = ''] = match;
  return `${sign}$${grouped(whole)}.${fraction.padEnd(2, '0')}`;
}

/** A count with thousands separators. */
export function count(value: Amount): string {
  const number = numberOf(value);
  return number === null ? '' : number.toLocaleString('en-US');
}

const inPercent = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits, maximumFractionDigits });
const oneDecimal = inPercent(1, 1);
const asNeeded = inPercent(0, 1);
const exactShare = inPercent(0, 4);

/** Less than this would round to nothing. */
const LEAST_SHARE = 0.0005;

/**
 * A share from 0 to 1 with one decimal, so that figures stand in line: `3.0%` above `3.8%`. Nothing and everything are
 * `0%` and `100%`; what would round to either says so.
 */
export function percent(value: number): string {
  if (value === 0 || value === 1) return asNeeded.format(value);
  if (value > 0 && value < LEAST_SHARE) return '< 0.1%';
  if (value < 1 && value >= 1 - LEAST_SHARE) return '> 99.9%';
  return oneDecimal.format(value);
}

/** A share on an axis, where even steps need no decimals: `10%`. */
export function percentTick(value: number): string {
  return asNeeded.format(value);
}

/** A share as exact as it is kept, with six decimals: `12.3457%`. */
export function exactPercent(value: number): string {
  return exactShare.format(value);
}

/**
 * How much something grew or shrank, as a part of what it was: `+12.5%`, `−3.0%`; `±0.0%` for less than can be told. Only
 * where nothing is left it fell by `−100.0%`.
 */
export function percentChange(value: number): string {
  if (value === 0) return percent(0);
  if (Math.abs(value) < LEAST_SHARE) return '±0.0%';
  if (value > -1 && value <= LEAST_SHARE - 1) return '< −99.9%';
  return `${value > 0 ? '+' : '−'}${oneDecimal.format(Math.abs(value))}`;
}

/** A day as YYYY-MM-DD, as dates are exchanged and shown everywhere. */
export function isoDate(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day that was exchanged as YYYY-MM-DD, for a sentence: `June 30, 2025`. A text that is no day stays as it is. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : words.format(date);
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function numberOf(amount: Amount): number | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : null;
}

/** A decimal number: `value` counts units of ten to the power of minus `places`. */
interface Decimal {
  readonly negative: boolean;
  readonly value: bigint;
  readonly places: number;
}

/** An amount as the decimal that people read; a floating-point number is what its shortest text says. */
function decimalOf(amount: Amount): Decimal | null {
  const number = numberOf(amount);
  if (number === null) return null;
  const text = String(amount).trim();
  const [, minus, whole = '', fraction = ''] = PLAIN.exec(text) ?? PLAIN.exec(plain.format(number)) ?? [];
  const value = BigInt(`${whole}${fraction}` || '0');
  return { negative: minus === '-', value, places: fraction.length };
}

const PLAIN = /^([-+]?)(\d*)(?:\.(\d*))?$/;

/** Writes numbers out that JavaScript writes with an exponent. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

function shortened(decimal: Decimal): { sign: string; digits: string; letter: string } {
  // 999,995 would read "1000.00K": what rounds up to a thousand of the smaller unit belongs to the larger one.
  const unit = UNITS.find(({ power }) => hundredths(decimal, power - 3) >= 100_000n);
  const rounded = hundredths(decimal, unit?.power ?? 0)
    .toString()
    .padStart(3, '0');
  const sign = decimal.negative && rounded !== '000' ? '-' : '';
  return { sign, digits: `${rounded.slice(0, -2)}.${rounded.slice(-2)}`, letter: unit?.letter ?? '' };
}

/** Hundredths of a power of ten, rounded half up in decimal: binary fractions would make 7.085 thousand 7.08. */
function hundredths({ value, places }: Decimal, power: number): bigint {
  const excess = places + power - 2;
  if (excess <= 0) return value * 10n ** BigInt(-excess);
  const divisor = 10n ** BigInt(excess);
  return (value + divisor / 2n) / divisor;
}
