const UNITS = [
  { divisor: 1e9, letter: 'B' },
  { divisor: 1e6, letter: 'M' },
  { divisor: 1e3, letter: 'K' },
] as const;

type Amount = string | number | null | undefined;

/** Money for reading at a glance: US dollars with K, M or B and two decimals, `$1.25M`. Empty text for nothing. */
export function shortMoney(amount: Amount): string {
  const value = numberOf(amount);
  if (value === null) return '';
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  // 999,995 would read "1000.00K": what rounds up to a thousand of the smaller unit belongs to the larger one.
  const unit = UNITS.find(({ divisor }) => Number(((size / divisor) * 1000).toFixed(2)) >= 1000);
  return unit === undefined
    ? `${sign}$${size.toFixed(2)}`
    : `${sign}$${(size / unit.divisor).toFixed(2)}${unit.letter}`;
}

/** A number that is no money at a glance, `15.70K`; up to a thousand as it is. */
export function shortNumber(value: number): string {
  const text = shortMoney(value).replace('$', '');
  return /[A-Z]$/.test(text) ? text : value.toLocaleString('en-US', { maximumFractionDigits: 2 });
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

/** A day as YYYY-MM-DD, as dates are exchanged and shown everywhere. */
export function isoDate(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function numberOf(amount: Amount): number | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : null;
}
