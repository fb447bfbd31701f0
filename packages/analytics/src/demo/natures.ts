import type { Random } from './random.ts';

/** A nature of payment as it is published, and how its records look. */
export interface Nature {
  readonly label: string;
  /** Records of this nature in 100,000 of a drug maker and of a device maker. */
  readonly records: { readonly pharma: number; readonly device: number };
  /** The middle amount in dollars, and how widely amounts spread (of their logarithm). */
  readonly median: number;
  readonly spread: number;
  /** Shares of its records: to teaching hospitals, to non-physician practitioners, paid in kind. */
  readonly hospitals: number;
  readonly practitioners: number;
  readonly inKind: number;
  /** Who receives it: anyone who is visited, the company's advisers and speakers, or its few inventors. */
  readonly circle: 'visited' | 'advisers' | 'inventors';
}

const nature = (
  label: string,
  records: readonly [pharma: number, device: number],
  amount: readonly [median: number, spread: number],
  shares: readonly [hospitals: number, practitioners: number, inKind: number],
  circle: Nature['circle'] = 'visited',
): Nature => ({
  label,
  records: { pharma: records[0], device: records[1] },
  median: amount[0],
  spread: amount[1],
  hospitals: shares[0],
  practitioners: shares[1],
  inKind: shares[2],
  circle,
});

export const FOOD_AND_BEVERAGE = nature('Food and Beverage', [94_250, 78_200], [19, 0.42], [0, 0.397, 0.925]);
export const TRAVEL = nature('Travel and Lodging', [2_300, 11_300], [190, 1], [0.002, 0.08, 0.45], 'advisers');

/** Natures that the current layouts know, in proportions near the published ones. */
export const NATURES: readonly Nature[] = [
  FOOD_AND_BEVERAGE,
  TRAVEL,
  nature('Consulting Fee', [780, 2_350], [1_500, 1.1], [0.01, 0.05, 0], 'advisers'),
  nature(
    'Compensation for services other than consulting, including serving as faculty or as a speaker at a venue other than a continuing education program',
    [1_330, 900],
    [1_700, 0.8],
    [0.002, 0.12, 0],
    'advisers',
  ),
  nature('Education', [650, 4_700], [24, 1.1], [0.08, 0.3, 0.9]),
  nature('Honoraria', [200, 300], [1_400, 0.9], [0.01, 0.08, 0], 'advisers'),
  nature('Royalty or License', [15, 820], [11_000, 1.6], [0.03, 0, 0], 'inventors'),
  nature('Gift', [180, 300], [18, 1], [0.05, 0.3, 0.95]),
  nature('Long term medical supply or device loan', [4, 850], [900, 1.4], [0.1, 0.1, 1]),
  nature(
    'Compensation for serving as faculty or as a speaker for a medical education program',
    [90, 130],
    [2_100, 0.8],
    [0.02, 0.06, 0],
    'advisers',
  ),
  nature('Space rental or facility fees (teaching hospital only)', [60, 30], [1_200, 0.9], [1, 0, 0]),
  nature('Grant', [60, 60], [8_000, 1.3], [0.6, 0, 0]),
  nature('Charitable Contribution', [30, 30], [2_500, 1.3], [0.75, 0, 0]),
  nature('Debt forgiveness', [25, 40], [350, 1.2], [0.05, 0.1, 0.2]),
  nature('Entertainment', [25, 40], [35, 0.8], [0, 0.2, 0.9]),
  nature('Acquisitions', [1, 4], [160_000, 1.4], [0, 0, 0], 'inventors'),
];

/** Share of meals that are dinners, and what they cost. */
const DINNER = { share: 0.07, median: 98, spread: 0.28 } as const;

/** An amount in cents; `level` is the price level, 1 in the first year. */
export function drawCents(random: Random, nature: Nature, level: number): number {
  const price = nature === FOOD_AND_BEVERAGE && random.chance(DINNER.share) ? DINNER : nature;
  return Math.max(1, Math.round(100 * level * price.median * Math.exp(price.spread * random.normal())));
}
