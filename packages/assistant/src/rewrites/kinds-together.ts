import type { Rewrites } from './replaced.ts';

const YEAR = '(?:program\\s+year\\s+|py\\s*)?(?:19|20)\\d{2}';
const KIND = '(?:research|general|ownership)';
const NEXT_KIND = `(?:\\s+payments)?(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${KIND}`;
const KINDS = `${KIND}(?:${NEXT_KIND})+(?:\\s+(?:payments|money|spend))?`;
const ALL_KINDS = `${KIND}(?:${NEXT_KIND}){2}(?:\\s+(?:payments|money|spend))?`;
const TOGETHER = '(?:added|summed|totall?ed|put|rolled|lumped|taken|counted|thrown|tallied)';

/** General, research and ownership said beside each other: one whole of them, or the total of each. */
export const KINDS_TOGETHER: Rewrites = [
  // `when research and general payments are added together`.
  [
    new RegExp(
      `\\b(?:when|if|once|where)\\s+(?<kinds>${KIND}(?:\\s+payments)?\\s+and\\s+${KIND})(?:\\s+payments)?\\s+(?:are|is|were)\\s+(?:added(?:\\s+(?:up|together))?|combined|put\\s+together|taken\\s+together|summed(?:\\s+up)?)`,
      'i',
    ),
    'in $<kinds> payments',
  ],
  // `total by company of general and research and ownership together`: one whole, and no row for each.
  [
    new RegExp(
      `\\b(?:of|in|across|for|from|by)\\s+(?:all\\s+)?${ALL_KINDS}\\s+(?:${TOGETHER}\\s+(?:up|together)|together|combined)\\b`,
      'i',
    ),
    'across all kinds of payments',
  ],
  // `general, research and ownership combined: top 10 companies`.
  [
    new RegExp(
      `^(?:taking\\s+)?${ALL_KINDS}\\s*,?\\s+(?:all\\s+)?(?:${TOGETHER}\\s+(?:up\\s+)?together|together|combined|${TOGETHER}\\s+up)\\s*[-–—:,]+\\s*(?<rest>[^?]+?)[\\s?.]*$`,
      'i',
    ),
    '$<rest> across all kinds of payments',
  ],
  // `general payments, research and ownership in 2024: total of each`.
  [
    new RegExp(
      `^${ALL_KINDS}(?<when>\\s+(?:in|for|of)\\s+${YEAR})?\\s*[-–—:,]+\\s*(?:the\\s+)?totals?\\s+(?:of|for)\\s+each[\\s?.]*$`,
      'i',
    ),
    'total in each of general, research and ownership$<when>',
  ],
  // `I need general, research and ownership as three separate totals`.
  [
    new RegExp(
      `\\b${ALL_KINDS}\\s*,?\\s+(?:as|in)\\s+(?:three\\s+)?(?:separate\\s+|different\\s+|individual\\s+)?(?:totals|figures|numbers|amounts|sums)\\b`,
      'i',
    ),
    'total in each of general, research and ownership',
  ],
  // `general, research and ownership all together for Pfizer`.
  [
    new RegExp(
      `^(?:total\\s+(?:of\\s+)?)?${ALL_KINDS}\\s*,?\\s+(?:all\\s+)?(?:together|combined)\\s+(?=(?:for|of|from|by|at|in)\\b)`,
      'i',
    ),
    'total across all kinds of payments ',
  ],
  // `general, research and ownership all added up`.
  [
    new RegExp(`(?<kinds>\\b${KINDS})\\s*,?\\s+(?:all\\s+)?${TOGETHER}\\s+(?:up\\s+together|up|together|in)\\b`, 'i'),
    '$<kinds> together',
  ],
  // `taking general, research and ownership together, what was the total`.
  [
    new RegExp(
      `^(?:taking|adding|putting|combining|counting|lumping|summing|rolling|with)\\s+(?:up\\s+)?(?:all\\s+(?:of\\s+)?)?(?<kinds>${KINDS})(?:\\s+(?:up|together|combined))*\\s*[,:]\\s*`,
      'i',
    ),
    '$<kinds> together, ',
  ],
  // `more than a million when you add general and research money together`.
  [
    new RegExp(
      `\\b(?:when|if|once)\\s+(?:you|we|one)\\s+(?:add|combine|put|sum|take)\\s+(?:up\\s+)?(?<kinds>${KIND}(?:\\s+payments)?\\s+and\\s+${KIND})(?:\\s+(?:payments|money|funds|spend|dollars))?(?:\\s+(?:together|up))?`,
      'i',
    ),
    'in $<kinds> payments',
  ],
];
