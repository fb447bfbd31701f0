import { z } from 'zod';

export const TIME_GRAINS = ['year', 'quarter', 'month', 'week', 'day'] as const;
export const TimeGrain = z.enum(TIME_GRAINS);
export type TimeGrain = z.infer<typeof TimeGrain>;

/** By how much a comparison goes back. */
export const ComparedPeriod = z.enum(['year', 'quarter', 'month']);
export type ComparedPeriod = z.infer<typeof ComparedPeriod>;

/** What a calendar repeats: the day of the week from Monday (1), the month and the quarter of the year from 1. */
export const TimePart = z.enum(['dayOfWeek', 'monthOfYear', 'quarterOfYear']);
export type TimePart = z.infer<typeof TimePart>;
