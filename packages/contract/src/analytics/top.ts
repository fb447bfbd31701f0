import { z } from 'zod';

/** The `n` with the largest (`direction` asc: the smallest) figure; those that tie with the last one are kept too. */
export const TOP = {
  n: z.int().min(1).max(1_000),
  /** So many of a hundred that have a figure, rounded up. */
  unit: z.literal('percent').optional(),
  /** A measure of the model, or of the question where it depends on no other rows. */
  by: z.string().max(64),
  direction: z.enum(['asc', 'desc']).default('desc'),
};
