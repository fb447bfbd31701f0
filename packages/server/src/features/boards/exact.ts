import type { Cell } from '@pellucid/contract';

const UNIT = 1_000_000n;

/** A figure of an answer in millionths, exactly; what is empty adds nothing. */
export function millionths(cell: Cell | undefined): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(String(cell ?? 0)) ?? [];
  const value = BigInt(whole) * UNIT + BigInt(fraction.padEnd(6, '0'));
  return sign === '-' ? -value : value;
}

/** Millionths as decimal text. */
export function inMillionths(value: bigint, decimals: number): string {
  return quotient(value, UNIT, decimals) ?? '0';
}

/** A quotient as decimal text, rounded half up and away from zero, as the answers of questions are; null where there is none. */
export function quotient(of: bigint, per: bigint, decimals: number): string | null {
  if (per === 0n) return null;
  const scaled = of * 10n ** BigInt(decimals);
  const [size, by] = [abs(scaled), abs(per)];
  const rounded = (2n * size + by) / (2n * by);
  const digits = String(rounded).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return rounded !== 0n && scaled < 0n !== per < 0n ? `-${text}` : text;
}

export function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
