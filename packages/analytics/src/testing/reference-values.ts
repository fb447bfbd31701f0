/**
 * Exact numbers of the reference: whole millionths, which every figure of the fixture is. What is rounded is rounded half away
 * from zero, as people do and engines often do not.
 */
export type Exact = bigint;

const MILLION = 1_000_000n;

export function exact(text: string | number): Exact {
  const [whole = '0', fraction = ''] = String(text).replace('-', '').split('.');
  const value = BigInt(whole) * MILLION + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return String(text).startsWith('-') ? -value : value;
}

export function textOf(value: Exact, decimals: number): string {
  const digits = String(absolute(value)).padStart(7, '0');
  const text = `${digits.slice(0, -6)}.${digits.slice(-6).slice(0, decimals)}`;
  return value < 0n ? `-${text}` : text;
}

/** A quotient rounded to some decimals; null when divided by zero. */
export function divided(of: Exact, per: Exact, decimals: number): Exact | null {
  if (per === 0n) return null;
  const unit = 10n ** BigInt(decimals);
  const [a, b] = [absolute(of) * unit, absolute(per)];
  const rounded = (2n * a + b) / (2n * b);
  return (of < 0n === per < 0n ? rounded : -rounded) * (MILLION / unit);
}

function absolute(value: Exact): Exact {
  return value < 0n ? -value : value;
}
