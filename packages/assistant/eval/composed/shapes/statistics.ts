import type { Shapes } from './shape.ts';
import { CHANGES } from './statistics-changes.ts';
import { COUNTS } from './statistics-counts.ts';
import { FIGURES } from './statistics-figures.ts';
import { SHARES } from './statistics-shares.ts';

/** Long and formal questions about parts, statistics, changes and numbers. */
export const STATISTICS = { ...SHARES, ...FIGURES, ...CHANGES, ...COUNTS } satisfies Shapes;
