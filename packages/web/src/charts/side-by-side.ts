import { REFERENCE_NAMES, type SideBySide } from '@pellucid/contract';
import { categorical, othersColor } from './chart-colors.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { MarkValue } from './mark-target.ts';

/** How a series is told apart by more than its colour. */
export interface SeriesStyle {
  readonly color: string;
  readonly symbol: 'circle' | 'diamond' | 'triangle' | 'rect';
  readonly line: 'solid' | 'dashed' | 'dotted';
}

const SYMBOLS = ['circle', 'diamond', 'triangle', 'rect'] as const;
const REFERENCES: readonly MarkValue[] = Object.values(REFERENCE_NAMES);

/** Whether a series is a mean of companies, which no record has. */
export function isReference(value: MarkValue): boolean {
  return REFERENCES.includes(value);
}

/** Series in the order of the companies that are compared, then references. */
export function inComparedOrder(values: readonly MarkValue[], { companies }: SideBySide): MarkValue[] {
  const order = [...companies.map(({ company }): MarkValue => company), ...REFERENCES];
  const placeOf = (value: MarkValue) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...values].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The style of a company by its colour's number, the same in every tile; references are drawn in ink. */
export function comparedStyle(
  theme: ChartTheme,
  { companies }: { readonly companies: readonly { readonly company: string; readonly color: number }[] },
  value: MarkValue,
): SeriesStyle {
  const compared = companies.find(({ company }) => company === value);
  const symbol = SYMBOLS[(compared?.color ?? 0) % SYMBOLS.length] ?? 'circle';
  if (compared !== undefined) return { color: categorical(theme, compared.color), symbol, line: 'solid' };
  if (value === REFERENCE_NAMES.peers) return { color: theme.text, symbol, line: 'dashed' };
  if (value === REFERENCE_NAMES.industry) return { color: theme.muted, symbol, line: 'dotted' };
  return { color: othersColor(theme), symbol, line: 'solid' };
}
